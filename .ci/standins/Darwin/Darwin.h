// A stand-in for Darwin's C library, written by hand from its manual pages: the few declarations that
// the walker and the stores use, with the types that they have there, which differ from Linux.

typedef unsigned long size_t;
typedef long ssize_t;
typedef long long off_t;
typedef unsigned short mode_t;
typedef unsigned int nfds_t, sigset_t;
typedef unsigned long tcflag_t, speed_t;
typedef unsigned char cc_t;

struct termios {
  tcflag_t c_iflag, c_oflag, c_cflag, c_lflag;
  cc_t c_cc[20];
  speed_t c_ispeed, c_ospeed;
};
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
struct pollfd { int fd; short events, revents; };
union __sigaction_u { void (*__sa_handler)(int); };
struct sigaction { union __sigaction_u __sigaction_u; sigset_t sa_mask; int sa_flags; };
struct timespec { long tv_sec, tv_nsec; };
struct stat {
  int st_dev;
  mode_t st_mode;
  unsigned long long st_ino;
  struct timespec st_atimespec, st_mtimespec;
  off_t st_size;
};
typedef unsigned int copyfile_flags_t;
typedef struct copyfile_state *copyfile_state_t;
struct dirent { unsigned short d_namlen; char d_name[1024]; };
typedef struct { int __dd_fd; } DIR;

ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
off_t lseek(int, off_t, int);
int close(int), dup(int), dup2(int, int), fsync(int), ftruncate(int, off_t), isatty(int);
int pipe(int *), poll(struct pollfd *, nfds_t, int), raise(int);
int access(const char *, int), fchmod(int, mode_t), mkdir(const char *, mode_t), mkstemp(char *), mkstemps(char *, int), flock(int, int);
int closedir(DIR *);
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int fcopyfile(int, int, copyfile_state_t, copyfile_flags_t), futimens(int, const struct timespec *);
int memcmp(const void *, const void *, size_t), rmdir(const char *), symlink(const char *, const char *);
int fstat(int, struct stat *), lstat(const char *, struct stat *);
int stat(const char *, struct stat *);
int link(const char *, const char *), rename(const char *, const char *), unlink(const char *);
int sigaction(int, const struct sigaction *, struct sigaction *);
int getpgrp(void), tcgetpgrp(int);
int tcgetattr(int, struct termios *), tcsetattr(int, int, const struct termios *);
mode_t umask(mode_t);
char *getenv(const char *), *realpath(const char *, char *), *strerror(int);
double cbrt(double);
void free(void *);
void exit(int) __attribute__((noreturn));

#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define ENOMEM 12
#define EACCES 13
#define EBUSY 16
#define EEXIST 17
#define EXDEV 18
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define ENOSPC 28
#define EROFS 30
#define ENAMETOOLONG 63
#define EDQUOT 69
#define EILSEQ 92
#define EOPNOTSUPP 102
#define O_RDONLY 0
#define O_WRONLY 1
#define O_NONBLOCK 4
#define O_APPEND 0x00000008
#define O_CREAT 0x00000200
#define O_EXCL 0x00000800
#define O_CLOEXEC 0x01000000
#define COPYFILE_METADATA 7
#define LOCK_EX 2
#define LOCK_NB 4
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define FD_CLOEXEC 1
#define SEEK_SET 0
#define X_OK 1
#define W_OK 2
#define POLLIN 0x0001
#define ECHO 0x00000008
#define ICANON 0x00000100
#define VMIN 16
#define VTIME 17
#define TCSANOW 0
#define TCSADRAIN 1
#define SA_RESTART 0x0002
#define SA_NODEFER 0x0010
#define SIGHUP 1
#define SIGPIPE 13
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGBUS 10
#define SIGSEGV 11
#define SIGSYS 12
#define SIGALRM 14
#define SIGXCPU 24
#define SIGXFSZ 25
#define SIGVTALRM 26
#define SIGPROF 27
#define SIGUSR1 30
#define SIGUSR2 31
#define SIGTERM 15
#define SIGSTOP 17
#define SIGTSTP 18
#define SIGCONT 19
#define SIGWINCH 28

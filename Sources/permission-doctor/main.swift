import PermissionDoctor

PermissionDoctorCommand.main()

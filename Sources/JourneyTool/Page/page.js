'use strict'
const $ = id => document.getElementById(id)
const T = {
  en: {
    language: 'Language', screen: 'Screen', walk: 'Walk', choices: 'What can happen', changed: 'What changed', facts: 'What holds',
    closed: 'Not now, and why', properties: 'Properties', journeys: 'Journeys', ask: 'Ask all states', find: 'Find', words: 'Words',
    link: 'Link to here', undo: 'Undo', redo: 'Redo', restart: 'From the start', play: 'Play', stop: 'Stop',
    person: 'A person', system: 'The system', time: 'Time', cuts: n => `Killed in the middle of a step (${n})`,
    unpacking: p => `Unpacking … ${p} %`, start: 'The start.', step: n => `Step ${n}`, offers: n => n === 1 ? '1 choice.' : `${n} choices.`,
    nothing: 'nothing', unchanged: 'Nothing that can be seen.', none: 'Nothing more can happen.', noReasons: 'Nothing is known to be impossible here.',
    here: 'been here', fact: 'Facts', position: 'Flows', memory: 'Remembered', world: n => `World ${n}`,
    edge: (n, m) => `This page ends here: it holds the first ${n} of ${m} states. The tool walks on: copy the link's steps.`,
    holds: 'holds over every path', broken: 'broken on some path', vacuous: 'asks in vain', undecided: 'not known, the search was cut short',
    brokenAt: n => `BROKEN at step ${n}`, stale: (n, id, near) => `Step ${n} of the link no longer fits: there is no choice "${id}" here.${near ? ` Perhaps: ${near}.` : ''}`,
    damaged: e => `The table in this file cannot be unpacked (${e}): the file is damaged or cut short. Ask for it again.`,
    old: 'This browser cannot unpack the table (it has no DecompressionStream). A browser of 2023 or later can.',
    found: (n, m, k) => `${n} of ${m} states, first after ${k} ${k === 1 ? 'step' : 'steps'}.`, notFound: (m, all) => `None of ${m} states (${all ? 'complete' : 'of those in this page'}).`,
    unread: (w, at) => `At character ${at}: ${w}.`, noWord: w => `"${w}" is no word of this page`, missing: w => `${w} is missing`,
    earlier: 'before asks about a state, and what happened in a step is in none', fifth: 'this is the fifth property; a question names 4 at most', whole: w => `"${w}" needs every path, so no step breaks it`,
    grammar: 'at FLOW STATE · did MOVE · broke PROPERTY · NAME is VALUE · before(…) · and, or, not, ( ). What has blanks stands in double quotes.',
    about: (s, e, f) => `${s} states, ${e} moves, fingerprint ${f}. Keys: digits choose, u undo, r redo, / ask. This file asks nothing of any network.`,
  },
  'zh-Hans': {
    language: '语言', screen: '屏幕', walk: '走查', choices: '接下来可能发生', changed: '变化', facts: '当前事实',
    closed: '现在不行，原因', properties: '性质', journeys: '旅程', ask: '在所有状态中查找', find: '查找', words: '可用的词',
    link: '到此处的链接', undo: '撤销', redo: '重做', restart: '回到起点', play: '播放', stop: '停止',
    person: '人', system: '系统', time: '时间', cuts: n => `在一步中途被终止（${n}）`,
    unpacking: p => `正在解包……${p}%`, start: '起点。', step: n => `第 ${n} 步`, offers: n => `${n} 个选择。`,
    nothing: '无', unchanged: '没有可见的变化。', none: '不会再发生任何事。', noReasons: '此处没有已知的不可能之事。',
    here: '来过此处', fact: '事实', position: '流程', memory: '记住的', world: n => `世界 ${n}`,
    edge: (n, m) => `本页到此为止：它包含 ${m} 个状态中的前 ${n} 个。可用工具沿链接中的步骤继续。`,
    holds: '在每条路径上成立', broken: '在某条路径上被违反', vacuous: '前提从未出现', undecided: '未知，搜索未完成',
    brokenAt: n => `在第 ${n} 步被违反`, stale: (n, id, near) => `链接的第 ${n} 步已不适用：此处没有选择“${id}”。${near ? `也许是：${near}。` : ''}`,
    damaged: e => `无法解包本文件中的表（${e}）：文件已损坏或不完整，请重新获取。`,
    old: '此浏览器无法解包（缺少 DecompressionStream）。请使用 2023 年以后的浏览器。',
    found: (n, m, k) => `${m} 个状态中有 ${n} 个，最早在第 ${k} 步之后。`, notFound: (m, all) => `${m} 个状态中没有（${all ? '完整' : '仅本页所含'}）。`,
    unread: (w, at) => `第 ${at} 个字符：${w}。`, noWord: w => `“${w}”不是本页的词`, missing: w => `缺少 ${w}`,
    earlier: 'before 问的是状态，而一步中发生的事不在任何状态里', fifth: '这是第五个性质；一个问题最多提到 4 个', whole: w => `“${w}”需要所有路径，单独一步无法违反它`,
    grammar: 'at 流程 状态 · did 动作 · broke 性质 · 名称 is 值 · before(…) · and、or、not、( )。含空格的用双引号。',
    about: (s, e, f) => `${s} 个状态，${e} 个动作，指纹 ${f}。按键：数字选择，u 撤销，r 重做，/ 查找。本文件不访问任何网络。`,
  },
}
let t = T.en

// The table.
const bytesOf = text => {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text)
  const raw = atob(text), bytes = new Uint8Array(raw.length)
  for (let i = 0; i < raw.length; i++) bytes[i] = raw.charCodeAt(i)
  return bytes
}
const unpacked = async (bytes, size, tell) => {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  const whole = new Uint8Array(size)
  for (let at = 0; ;) {
    const { done, value } = await reader.read()
    if (done) { if (at !== size) throw Error(`${at} of ${size} bytes`); return whole }
    whole.set(value, at)
    at += value.length
    tell(Math.floor(100 * at / size))
  }
}
let G // The graph: see `read`.
const read = bytes => {
  let at = 0
  const number = () => {
    let value = 0, shift = 0, byte
    do { byte = bytes[at++]; value |= (byte & 127) << shift; shift += 7 } while (byte > 127)
    return value
  }
  const column = () => { const all = new Int32Array(number()); for (let i = 0; i < all.length; i++) all[i] = number(); return all }
  const rows = () => Array.from({ length: number() }, column)
  const length = number()
  const g = JSON.parse(new TextDecoder().decode(bytes.subarray(at, at += length)))
  g.pictures = rows(); g.lists = rows(); g.changes = rows()
  g.list = column(); g.change = column()
  const kinds = column(), deltas = column()
  g.effect = column(); g.effects = rows()
  const count = g.change.length
  g.first = new Int32Array(count + 1); g.target = new Int32Array(kinds.length)
  g.parent = new Int32Array(count).fill(-1); g.parentPlace = new Int32Array(count)
  const width = g.words.length, places = new Int16Array(g.lists.length * width).fill(-1)
  g.lists.forEach((list, number) => list.forEach((word, place) => { places[number * width + word] = place }))
  const last = new Int32Array(width)
  let edge = 0, delta = 0, known = g.starts
  // The target of a choice by its number in another state, or -1.
  const by = (state, word) => {
    if (state < 0 || !g.list[state]) return -1
    const place = places[(g.list[state] - 1) * width + word]
    return place < 0 ? -1 : g.target[g.first[state] + place]
  }
  for (let state = 0; state < count; state++) {
    g.first[state] = edge
    const list = g.list[state] ? g.lists[g.list[state] - 1] : [], parent = g.parent[state]
    const came = parent < 0 ? -1 : g.lists[g.list[parent] - 1][g.parentPlace[state]]
    for (let place = 0; place < list.length; place++) {
      const word = list[place]
      let target
      switch (kinds[edge]) {
        case 0: target = known++; g.parent[target] = state; g.parentPlace[target] = place; break
        case 1: target = by(parent, word); break
        case 2: target = by(by(parent, word), came); break
        default: { const d = deltas[delta++]; target = last[word] + (d & 1 ? -(d + 1) / 2 : d / 2) }
      }
      g.target[edge++] = last[word] = target
    }
  }
  g.first[count] = edge
  g.count = count
  return g
}

// What is shown of a state: for each slot the number of its value, 0 for nothing.
const shown = state => {
  const way = []
  for (let at = state; at >= 0; at = G.parent[at]) way.push(at)
  const held = new Int32Array(G.slots.length)
  while (way.length) {
    const change = G.changes[G.change[way.pop()]]
    for (let i = 0; i < change.length; i += 2) held[change[i]] = change[i + 1]
  }
  return held
}
const choicesOf = state => G.list[state] ? G.lists[G.list[state] - 1] : []

// The walk: states, choices by their places, and what properties remember after each step.
const W = { world: 0, states: [0], places: [], memories: [[]], at: 0 }
const after = (memory, label) => label ? memory.map((value, p) => value < 0 ? value : G.effects[label - 1][p * 3 + value] - 1) : memory
const begin = world => {
  Object.assign(W, { world, states: [world], places: [], at: 0, memories: [after(G.judged.map(() => 0), G.effect[world] || 0)] })
}
const take = place => {
  const state = W.states[W.at], edge = G.first[state] + place
  if (place < 0 || place >= choicesOf(state).length) return false
  if (W.places[W.at] !== place) {
    W.states.length = W.memories.length = W.at + 1
    W.places.length = W.at
    W.places.push(place)
    W.states.push(G.target[edge])
    W.memories.push(after(W.memories[W.at], G.effect[G.starts + edge] || 0))
  }
  W.at++
  return true
}
const go = step => { if (step >= 0 && step < W.states.length) W.at = step }
const wordAt = step => G.words[choicesOf(W.states[step])[W.places[step]]]

// Takes choices by their ids from the start of a world; the first that does not fit ends it.
const follow = (world, ids) => {
  begin(world)
  for (const id of ids) {
    const list = choicesOf(W.states[W.at]), place = list.findIndex(word => G.words[word][1] === id)
    if (place < 0) return { step: W.at + 1, id, near: near(id, Array.from(list, word => G.words[word][1])) }
    take(place)
  }
}
const near = (id, ids) => ids.filter(other => other.startsWith(id.slice(0, 3)) || id.startsWith(other)).slice(0, 3).join(', ')
const open = hash => {
  const text = decodeURIComponent(hash.replace(/^#/, '')), [, world, steps] = /^(?:(\d+)\/)?(.*)$/s.exec(text)
  const ids = steps.split(',').filter(id => id)
  const start = world ? Math.min(Math.max(world - 1, 0), G.starts - 1) : 0
  let misfit = follow(start, ids)
  for (let other = 0; misfit && !world && other < G.starts; other++) misfit = follow(other, ids)
  if (misfit && !world) misfit = follow(0, ids)
  return misfit
}
const hashHere = () => '#' + (G.starts > 1 ? `${W.world + 1}/` : '') + W.places.slice(0, W.at).map((_, i) => encodeURIComponent(wordAt(i)[1])).join(',')

// The page.
const node = (tag, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}
const values = held => G.order.filter(slot => held[slot]).map(slot => ({ slot, kind: G.slots[slot][0], name: G.slots[slot][1], value: G.values[held[slot]] }))
const isQuiet = name => name === 'text' || name === 'under way'
const changes = (before, now) => G.order.filter(slot => before[slot] !== now[slot] && /fact|position|memory/.test(G.slots[slot][0]) && !isQuiet(G.slots[slot][1]))
const show = () => {
  const state = W.states[W.at], held = shown(state), before = W.at ? shown(W.states[W.at - 1]) : held
  const list = choicesOf(state), picture = held[0]
  if ($('picture').dataset.picture !== String(picture)) {
    $('picture').innerHTML = picture ? Array.from(G.pictures[picture - 1], fragment => G.fragments[fragment]).join('') : ''
    $('picture').dataset.picture = picture
  }
  const all = values(held), last = W.at ? wordAt(W.at - 1) : null, screen = all.find(fact => fact.name.toLowerCase() === 'screen')
  $('place').replaceChildren(last ? `${t.step(W.at)}: ` : t.start + ' ', ...(last ? [node('span', { lang: 'en' }, last[2])] : []), last ? '. ' : '',
    ...(screen ? [node('span', { lang: 'en' }, `Screen: ${screen.value}. `)] : []), t.offers(list.length))
  const ends = !G.list[state]
  $('end').hidden = !ends && list.length > 0
  $('end').textContent = ends ? t.edge(G.count, G.states) : t.none
  showPath(); showChoices(list, state)
  const changed = changes(before, held)
  $('changed').replaceChildren(changed.length ? node('ul', { lang: 'en' }, ...changed.map(slot =>
    node('li', {}, `${G.slots[slot][1]}: `, node('del', {}, G.values[before[slot]] || t.nothing), ' → ', node('strong', {}, G.values[held[slot]] || t.nothing)))) : W.at ? t.unchanged : '—')
  $('facts').replaceChildren(...['position', 'memory', 'fact'].flatMap(kind => {
    const of = all.filter(fact => fact.kind === kind)
    return of.length ? [node('h3', {}, t[kind]), node('dl', { lang: 'en' }, ...of.flatMap(fact =>
      [node('dt', {}, fact.name), node('dd', { className: changed.includes(fact.slot) ? 'new' : '' }, fact.value)]))] : []
  }))
  const closed = all.filter(fact => fact.kind === 'closed')
  $('closed').replaceChildren(closed.length ? node('ul', { lang: 'en' }, ...closed.map(fact => node('li', {}, `${G.words[fact.name][2]} `, node('code', {}, G.words[fact.name][1]), `: ${fact.value}.`))) : t.noReasons)
  showProperties()
}
const showPath = () => {
  const steps = W.places.map((_, i) => { const word = wordAt(i), step = node('li', { className: i < W.at ? '' : 'ahead' }, node('button', { title: word[1], lang: 'en', onclick: () => act(() => go(i + 1)) }, `${i + 1}. ${word[2]}`)); if (i + 1 === W.at) step.setAttribute('aria-current', 'step'); return step })
  const isThere = $('path').contains(document.activeElement)
  $('path').replaceChildren(...steps)
  if (isThere) ($('path').querySelector('[aria-current] button') ?? $('restart')).focus()
  const here = steps[W.at - 1]
  if (here) $('path').scrollTop = here.offsetTop - $('path').offsetTop - $('path').clientHeight / 2
  $('undo').disabled = W.at === 0
  $('redo').disabled = $('play').disabled = W.at === W.places.length
  $('restart').disabled = W.at === 0
  $('link').href = hashHere()
  $('world').value = W.world
}
const showChoices = (list, state) => {
  const isThere = $('offered').contains(document.activeElement)
  const groups = []
  list.forEach((number, place) => {
    const [by, id, says, isCut] = G.words[number], key = isCut ? 'cuts' : by
    if (!groups.length || groups[groups.length - 1].key !== key) groups.push({ key, items: [] })
    const button = node('button', { onclick: () => act(() => take(place)) }, node('kbd', {}, place + 1), node('span', { lang: 'en', className: 'says' }, says), node('code', {}, id))
    Object.assign(button.dataset, { id, by })
    if (W.states.slice(0, W.at + 1).includes(G.target[G.first[state] + place])) button.append(node('small', {}, t.here))
    groups[groups.length - 1].items.push(node('li', {}, button))
  })
  $('offered').replaceChildren(...groups.flatMap(({ key, items }) => {
    const rows = node('ol', {}, ...items)
    return key === 'cuts' ? [node('details', {}, node('summary', {}, t.cuts(items.length)), rows)] : [node('h3', {}, t[key]), rows]
  }))
  // What was touched is gone; who uses a keyboard stays at the choices.
  if (isThere) ($('offered').querySelector('button') ?? $('undo')).focus()
}
const brokenStep = p => W.memories.slice(0, W.at + 1).findIndex(memory => memory[p] < 0)
const showProperties = () => {
  const rows = G.properties.map(([name, verdict], number) => {
    const judged = G.judged.indexOf(number), step = judged < 0 ? -1 : brokenStep(judged)
    return { name, verdict, step, rank: step >= 0 ? 0 : verdict === 'holds' ? 2 : 1 }
  }).sort((a, b) => a.rank - b.rank)
  $('properties').replaceChildren(node('ul', { className: 'list', tabIndex: 0 }, ...rows.map(({ name, verdict, step }) =>
    node('li', {}, node('span', { lang: 'en' }, name), ' ', node('span', { className: step >= 0 || verdict === 'broken' ? 'bad' : verdict === 'holds' ? 'good' : 'dim' }, step >= 0 ? t.brokenAt(step) : t[verdict])))))
}
let playing = 0
const stop = () => { clearInterval(playing); playing = 0; $('play').textContent = t.play }
const act = (change, goesOn) => { if (!goesOn) stop(); $('stale').hidden = true; change(); show() }
const openLink = hash => {
  const misfit = open(hash)
  show()
  $('stale').hidden = !misfit
  if (misfit) $('stale').textContent = t.stale(misfit.step, misfit.id, misfit.near)
}
const speak = language => {
  t = T[language]
  document.documentElement.lang = language
  $('language').value = language
  for (const element of document.querySelectorAll('[data-t]')) element.textContent = t[element.dataset.t]
  for (const id of ['undo', 'redo', 'restart', 'play']) $(id).textContent = t[id]
  $('world').replaceChildren(...Array.from({ length: G.starts }, (_, i) => node('option', { value: i }, t.world(i + 1))))
  $('world').setAttribute('aria-label', t.world(''))
  $('footer').textContent = t.about(G.states, G.moves, G.fingerprint)
  show()
}

// Questions about all states: each part gives for each step, and for each start, whether it fits; `broken` are the properties that it breaks, one a bit.
const factOf = (isSlot, isValue) => {
  const fits = G.slots.map((slot, number) => isSlot(slot, number)), ok = G.values.map(isValue), held = fits.map(() => new Int32Array(0)), state = new Uint8Array(G.count)
  const slots = fits.flatMap((fit, number) => fit ? [number] : [])
  for (const slot of slots) {
    const value = new Int32Array(G.count)
    const found = G.changes.map(change => { for (let i = 0; i < change.length; i += 2) if (change[i] === slot) return change[i + 1]; return -1 })
    for (let s = 0; s < G.count; s++) {
      const now = found[G.change[s]]
      value[s] = now >= 0 ? now : G.parent[s] < 0 ? 0 : value[G.parent[s]]
      if (value[s] && ok[value[s]]) state[s] = 1
    }
  }
  return { fits: (source, place, target) => state[target] === 1, before: source => source >= 0 && state[source] === 1 }
}
const parse = text => {
  const tokens = [...text.matchAll(/"((?:[^"\\]|\\.)*)"|[()]|[^\s()"]+|"/gs)].map(found => ({ word: found[1]?.replace(/\\(.)/gs, '$1') ?? found[0], quoted: found[1] !== undefined, at: found.index + 1 }))
  const asked = [] // The properties that it names, by their places among those that are judged, or -1.
  let next = 0, depth = 0
  const fail = (says, at = tokens[next]?.at ?? text.length + 1) => { throw { says, at } }
  const isSign = word => tokens[next] && !tokens[next].quoted && tokens[next].word === word
  const name = what => { if (!tokens[next] || !tokens[next].quoted && /^[()"]$/.test(tokens[next].word)) fail(t.missing(what)); return tokens[next++].word }
  const known = (word, slots, at) => { if (!slots) fail(t.noWord(word), at) }
  const any = () => { let left = all(); while (isSign('or')) { next++; const a = left, b = all(); left = join(a, b, (x, y) => x || y) } return left }
  const all = () => { let left = not(); while (isSign('and')) { next++; const a = left, b = not(); left = join(a, b, (x, y) => x && y) } return left }
  const join = (a, b, f) => ({ fits: (...e) => f(a.fits(...e), b.fits(...e)), before: a.before && b.before && (s => f(a.before(s), b.before(s))) })
  const not = () => {
    if (!isSign('not')) return atom()
    next++
    const a = deeper(not)
    return { fits: (...e) => !a.fits(...e), before: a.before && (s => s >= 0 && !a.before(s)) }
  }
  const deeper = part => { if (++depth > 100) fail('> 100 ( )'); const inner = part(); depth--; return inner }
  const bracket = () => { if (!isSign('(')) fail(t.missing('(')); next++; const inner = deeper(any); if (!isSign(')')) fail(t.missing(')')); next++; return inner }
  const atom = () => {
    const at = tokens[next]?.at
    if (isSign('(')) return bracket()
    if (isSign('before')) { next++; const inner = bracket(); if (!inner.before) fail(t.earlier, at); return { fits: source => inner.before(source) } }
    if (isSign('at')) {
      next++
      const flow = name('FLOW'), state = name('STATE')
      const slot = G.slots.map((_, number) => number).filter(number => G.slots[number][0] === 'position')[G.flows.indexOf(flow)]
      known(flow, slot !== undefined, at)
      known(state, G.values.some(value => value === state || value === state + ', ended'), at)
      return factOf((_, number) => number === slot, value => value === state || value === state + ', ended')
    }
    if (isSign('did')) {
      next++
      const id = name('MOVE')
      known(id, G.words.some(word => word[1] === id), at)
      const isIt = G.words.map(word => word[1] === id)
      return { fits: (source, place) => source >= 0 && isIt[choicesOf(source)[place]] }
    }
    if (isSign('broke')) {
      next++
      const word = name('PROPERTY'), number = G.properties.findIndex(([property]) => property === word || property === 'never: ' + word)
      known(word, number >= 0, at)
      if (!G.properties[number][2]) fail(t.whole(word), at)
      let place = asked.indexOf(number)
      if (place < 0) place = asked.push(number) - 1
      if (place > 3) fail(t.fifth, at)
      return { fits: (source, choice, target, broken) => (broken >> place & 1) === 1 }
    }
    const word = name('NAME')
    const predicate = G.slots.findIndex(([kind, slot]) => kind === 'predicate' && slot === word)
    if (predicate >= 0 && !isSign('is')) return factOf((_, number) => number === predicate, () => true)
    known(word, G.slots.some(([kind, slot]) => kind === 'fact' && slot === word), at)
    if (!isSign('is')) fail(t.missing('is'))
    next++
    const value = name('VALUE')
    known(value, G.values.includes(value), tokens[next - 1].at)
    return factOf(([kind, slot]) => kind === 'fact' && slot === word, held => held === value)
  }
  const whole = any()
  if (next < tokens.length) fail(t.noWord(tokens[next].word))
  return { ...whole, asked }
}
// What properties remember after a step, two bits each, and which of them it breaks. One that looks back is broken once, and then it remembers that.
const judge = asked => {
  const parts = asked.map((number, i) => ({ bit: 2 * i, judged: G.judged.indexOf(number), looksBack: G.properties[number][2] > 1 })).filter(part => part.judged >= 0)
  return (memory, label) => {
    let after = memory, broken = 0
    if (label) for (const { bit, judged, looksBack } of parts) {
      const value = memory >> bit & 3
      if (value === 3) continue
      const kept = G.effects[label - 1][judged * 3 + value] - 1
      if (kept < 0) broken |= 1 << bit / 2
      after += ((kept < 0 ? looksBack ? 3 : value : kept) - value) << bit
    }
    return { after, broken }
  }
}
// The states some step into which fits, and the first of them with that step. States count with what the properties remember there, the nearest first.
const search = ({ fits, asked }) => {
  const found = new Uint8Array(G.count), width = 4 ** asked.length, seen = new Uint8Array(G.count * width), step = judge(asked)
  const nodes = [], from = []
  let count = 0, first = null
  const arrive = (node, place, target, memory, label) => {
    const { after, broken } = step(memory, label), source = node < 0 ? -1 : Math.floor(nodes[node] / width)
    if ((!found[target] || !first) && fits(source, place, target, broken)) {
      if (!found[target]) { found[target] = 1; count++ }
      first ??= { node, place, target }
    }
    if (seen[target * width + after]) return
    seen[target * width + after] = 1
    nodes.push(target * width + after)
    from.push(node, place)
  }
  for (let s = 0; s < G.starts; s++) arrive(-1, -1, s, 0, G.effect[s] || 0)
  for (let node = 0; node < nodes.length; node++) {
    const s = Math.floor(nodes[node] / width), memory = nodes[node] % width
    for (let edge = G.first[s]; edge < G.first[s + 1]; edge++) arrive(node, edge - G.first[s], G.target[edge], memory, G.effect[G.starts + edge] || 0)
  }
  if (first) {
    const way = first.node < 0 ? [] : [first.place]
    let at = first.node
    for (; at >= 0 && from[2 * at] >= 0; at = from[2 * at]) way.unshift(from[2 * at + 1])
    first = { start: at < 0 ? first.target : Math.floor(nodes[at] / width), way, steps: way.length }
  }
  return { count, first }
}
const goTo = ({ start, way }) => { begin(start); for (const place of way) take(place) }
const answer = text => {
  try {
    const { count, first } = search(parse(text))
    if (first) act(() => goTo(first))
    $('answer').textContent = first ? t.found(count, G.count, first.steps) : t.notFound(G.count, G.count === G.states)
  } catch (error) {
    if (!error.says) throw error
    $('answer').textContent = t.unread(error.says, error.at)
  }
}

const started = async () => {
  const store = $('table')
  if (!self.DecompressionStream) return void ($('loading').textContent = t.old)
  try {
    const text = store.textContent
    store.textContent = ''
    G = read(await unpacked(bytesOf(text), +store.dataset.size, percent => { $('loading').textContent = t.unpacking(percent) }))
  } catch (error) { return void ($('loading').textContent = t.damaged(error.message)) }
  $('loading').hidden = true
  $('main').hidden = false
  $('summary').textContent = G.summary
  $('world').hidden = G.starts < 2
  $('journeys').hidden = !G.journeys.length
  $('titles').replaceChildren(...G.journeys.map(({ title, world, steps }) => node('li', {}, node('button', { lang: 'en', onclick: () => act(() => { const misfit = world ? follow(world - 1, steps) : open('#' + steps.map(encodeURIComponent)); go(0); if (misfit) { $('stale').hidden = false; $('stale').textContent = t.stale(misfit.step, misfit.id, misfit.near) } }) }, title, ' ', node('small', {}, `(${steps.length})`)))))
  const quote = word => /[\s()"\\]/.test(word) ? `"${word.replace(/["\\]/g, '\\$&')}"` : word
  $('words').replaceChildren(...G.order.concat(G.slots.map((_, i) => i).filter(i => G.slots[i][0] === 'predicate')).flatMap(slot => {
    const [kind, name] = G.slots[slot]
    return kind === 'predicate' ? [quote(name)] : kind === 'fact' ? [`${quote(name)} is …`] : []
  }).concat(G.flows.map(flow => `at ${quote(flow)} …`), G.properties.filter(([, , memories]) => memories).map(([name]) => `broke ${quote(name)}`)).map(word => node('li', {}, node('code', {}, word))))
  $('undo').onclick = () => act(() => go(W.at - 1))
  $('redo').onclick = () => act(() => go(W.at + 1))
  $('restart').onclick = () => act(() => go(0))
  $('play').onclick = () => {
    if (playing) return stop()
    $('play').textContent = t.stop
    playing = setInterval(() => { act(() => go(W.at + 1), true); if (W.at === W.places.length) stop() }, 900)
  }
  $('world').onchange = () => act(() => begin(+$('world').value))
  $('language').onchange = () => speak($('language').value)
  $('question').onsubmit = event => { event.preventDefault(); answer($('where').value) }
  begin(0)
  speak(/^zh/i.test(navigator.language) ? 'zh-Hans' : 'en')
  if (location.hash.length > 1) openLink(location.hash)
  performance.mark('shown')
  addEventListener('hashchange', () => openLink(location.hash))
  let digits = ''
  addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || /INPUT|SELECT/.test(event.target.tagName)) return
    const count = choicesOf(W.states[W.at]).length
    if (/^\d$/.test(event.key)) {
      digits += event.key
      if (+digits < 1 || +digits > count) digits = ''
      else if (digits * 10 > count) { const place = digits - 1; digits = ''; act(() => take(place)) }
    } else if (event.key === 'Enter' && digits) { const place = digits - 1; digits = ''; event.preventDefault(); act(() => take(place)) }
    else {
      digits = ''
      if (event.key === 'u') act(() => go(W.at - 1))
      else if (event.key === 'r') act(() => go(W.at + 1))
      else if (event.key === '/') { event.preventDefault(); $('where').focus() }
    }
  })
}
started()

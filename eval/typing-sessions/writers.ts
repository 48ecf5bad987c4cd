import type { Random } from '../cvs/seeded-random.ts'
import type { BoxEvent } from './counted.ts'

/** How one answer gets into its box. */
export type AnswerWriter = (text: string, random: Random) => BoxEvent[]

/** Key by key at so many characters a second; `slips` of them are wrong and taken back. */
export function typing(speed: number, slips: number): AnswerWriter {
  return (text, random) => {
    const events: BoxEvent[] = [{ kind: 'wait', seconds: random.between(5, 40) }]
    const pace = speed * (0.85 + random.number() * 0.3)
    for (const letter of text) {
      if (random.happens(slips)) {
        const wrong = random.between(1, 4)
        events.push({ kind: 'insert', text: 'x'.repeat(wrong), seconds: wrong / pace })
        for (let at = 0; at < wrong; at++) events.push({ kind: 'delete', characters: 1, seconds: 0.3 })
      }
      const rest = letter === '.' ? random.number() * 6 : 0
      events.push({ kind: 'insert', text: letter, seconds: 1 / pace + rest })
    }
    return events
  }
}

/** Whole sentences thrown away and written anew. */
export const rewriting: AnswerWriter = (text, random) =>
  text.split(/(?<=[.!?]\s)/).flatMap((sentence) => {
    const typed = typing(4, 0.03)(sentence, random)
    if (!random.happens(0.5)) return typed
    const away = Array.from(sentence, (): BoxEvent => ({ kind: 'delete', characters: 1, seconds: 0.04 }))
    return [...typed, ...away, ...typing(4, 0.03)(sentence, random)]
  })

/** A sentence of one's own moved to another place by cutting and pasting. */
export const movingOwnSentence: AnswerWriter = (text, random) => {
  const [first = '', ...others] = text.split(/(?<=[.!?]\s)/)
  const rest = others.join('')
  if (rest === '') return typing(4, 0.02)(text, random)
  return [
    ...typing(4, 0.02)(rest + first, random),
    { kind: 'cut', from: rest.length, characters: first.length, seconds: 4 },
    { kind: 'paste-at', at: 0, text: first, seconds: 3 },
  ]
}

/** A number or a name taken from one's own papers. */
export const pastingOneName: AnswerWriter = (text, random) => {
  const words = text.split(/(?<= )/)
  const at = random.between(0, words.length - 1)
  const before = words.slice(0, at).join('')
  const taken = words.slice(at, at + 2).join('')
  return [
    ...typing(4, 0.02)(before, random),
    { kind: 'paste', text: taken, seconds: 6 },
    ...typing(4, 0.02)(text.slice(before.length + taken.length), random),
  ]
}

/** The page was closed half way, and the draft was there when it was opened again. */
export const reloading: AnswerWriter = (text, random) => {
  const half = text.indexOf(' ', Math.floor(text.length * (0.5 + random.number() * 0.45)))
  const cut = half < 0 ? text.length : half
  return [
    ...typing(4, 0.02)(text.slice(0, cut), random),
    { kind: 'reload' },
    ...typing(4, 0.02)(text.slice(cut), random),
  ]
}

/** Begun words that the keyboard of a telephone ends. */
export const suggestions: AnswerWriter = (text, random) =>
  text.split(/(?<= )/).flatMap((word): BoxEvent[] => {
    const begun = Math.min(word.length, random.between(1, 4))
    const keys = [...word.slice(0, begun)].map(
      (letter): BoxEvent => ({ kind: 'insert', text: letter, seconds: 0.35 }),
    )
    return [...keys, { kind: 'replace', characters: begun, text: word, seconds: 0.7 }]
  })

/** Words drawn over the keys, each put in at once; a wrong one goes as a whole. */
export const swiping: AnswerWriter = (text, random) =>
  text.split(/(?<= )/).flatMap((word): BoxEvent[] => {
    const put: BoxEvent = { kind: 'insert', text: word, seconds: 0.9 }
    if (!random.happens(0.06)) return [put]
    return [put, { kind: 'delete', characters: word.length, seconds: 0.8 }, put]
  })

/** Letters that become others while they are composed, as Arabic and Asian keyboards do it. */
export const composing: AnswerWriter = (text, random) =>
  text.split(/(?<= )/).flatMap((word): BoxEvent[] => {
    const steps = [...word].map(
      (_, at): BoxEvent =>
        at === 0
          ? { kind: 'insert', text: word.slice(0, 1), seconds: 0.3 }
          : { kind: 'replace', characters: at, text: word.slice(0, at + 1), seconds: 0.3 },
    )
    const raw = 'w'.repeat(word.length + random.between(1, 3))
    return [
      ...steps,
      { kind: 'replace', characters: word.length, text: raw, seconds: 0.2 },
      { kind: 'replace', characters: raw.length, text: word, seconds: 0.6 },
    ]
  })

/** Spoken: phrases of so many words at once, nothing deleted, as fast as people talk. */
export function dictating(words: number): AnswerWriter {
  return (text, random) => {
    const left = text.split(/(?<= )/)
    const events: BoxEvent[] = [{ kind: 'wait', seconds: random.between(3, 20) }]
    while (left.length > 0) {
      const phrase = left.splice(0, random.between(Math.ceil(words / 2), words)).join('')
      events.push({ kind: 'insert', text: phrase, seconds: phrase.length / 13 + random.number() * 2 })
    }
    return events
  }
}

/** Somebody for whom each word is work: a switch, a pointer held in the mouth, eyes. */
export const oneSwitch: AnswerWriter = (text, random) =>
  text.split(/(?<= )/).map((word) => ({ kind: 'insert', text: word, seconds: 6 + random.number() * 8 }))

export const pastingAll: AnswerWriter = (text, random) => [
  { kind: 'wait', seconds: random.between(8, 90) },
  { kind: 'paste', text, seconds: 1 },
]

export const dropping: AnswerWriter = (text, random) => [
  { kind: 'wait', seconds: random.between(8, 60) },
  { kind: 'drop', text, seconds: 2 },
]

export const pastingPieces: AnswerWriter = (text, random) =>
  text.split(/(?<=[.!?]\s)/).flatMap((sentence): BoxEvent[] => [
    { kind: 'wait', seconds: random.between(3, 12) },
    { kind: 'paste', text: sentence, seconds: 1 },
  ])

/** Something is changed afterwards so that it looks like one's own. */
export const pastingThenEditing: AnswerWriter = (text, random) => {
  const cut = Math.floor(text.length * (0.8 + random.number() * 0.15))
  const keys = Array.from(
    { length: random.between(5, 25) },
    (): BoxEvent => ({ kind: 'delete', characters: 1, seconds: 0.2 }),
  )
  return [
    { kind: 'wait', seconds: random.between(8, 60) },
    { kind: 'paste', text: `${text.slice(0, cut)}${'x'.repeat(keys.length)}`, seconds: 1 },
    ...keys,
    ...typing(4, 0.03)(text.slice(cut), random),
  ]
}

/** Too much is pasted, and the end is thrown away. */
export const pastingTooMuch: AnswerWriter = (text) => [
  { kind: 'wait', seconds: 25 },
  { kind: 'paste', text: `${text} ${text.slice(0, Math.floor(text.length / 2))}`, seconds: 1 },
  { kind: 'delete', characters: Math.floor(text.length / 2) + 1, seconds: 3 },
]

/** A first sentence of one's own, then the paste. */
export const introducingPaste: AnswerWriter = (text, random) => {
  const end = Math.min(text.length, Math.max(20, text.indexOf('. ') + 2), Math.ceil(text.length / 4))
  return [
    ...typing(4, 0.03)(text.slice(0, end), random),
    { kind: 'wait', seconds: 20 },
    { kind: 'paste', text: text.slice(end), seconds: 1 },
  ]
}

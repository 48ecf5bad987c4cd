import { describe, expect, it } from 'vitest'
import type { CandidateId } from '#contract/ids.ts'
import type { TypingCounters } from '#features/interviews/contract/typing-counters.ts'
import { personas } from '#testing/interviews/personas.ts'
import { assess } from '../score-interview.ts'
import { readAiSignal } from './read-ai-signal.ts'

const plain =
  'Last March our oven broke on a Friday. I rang three shops, borrowed one from my cousin and we baked until two. The bread was late but nobody cancelled, and my boss bought a second oven in June.'
const polished =
  'Throughout my career I have honed my ability to navigate the complexities of a fast-paced environment, fostering synergy and leveraging best practices. Furthermore, this experience instilled in me a profound appreciation for collaboration, ensuring that every stakeholder felt empowered. Moreover, I embarked on a transformative journey, underscoring my unwavering commitment to excellence. Ultimately, these invaluable lessons align with your holistic vision, and showcase a testament to resilience.'

function keys(text: string, more: Partial<TypingCounters> = {}): TypingCounters {
  return {
    pastedCharacters: 0,
    typedCharacters: text.length + 12,
    pastes: 0,
    deletions: 12,
    seconds: Math.round(text.length / 4),
    insertions: text.length + 12,
    largestInsertion: 1,
    largestPaste: 0,
    restoredCharacters: 0,
    ...more,
  }
}

const pasted = (text: string): TypingCounters =>
  keys(text, {
    pastedCharacters: text.length,
    typedCharacters: 0,
    pastes: 1,
    deletions: 0,
    insertions: 0,
    largestInsertion: 0,
    largestPaste: text.length,
    seconds: 40,
  })

const typed = (text: string) => ({ text, counters: keys(text) })
const put = (text: string) => ({ text, counters: pasted(text) })
const percentage = (answers: { text: string; counters: TypingCounters | null }[]) =>
  readAiSignal({ answers, language: 'en' })?.percentage

describe('how answers got into their boxes', () => {
  it('§assessment-38 is no sign when they were typed, dictated, or put in by an aid', () => {
    const dictated = keys(plain, {
      typedCharacters: plain.length,
      deletions: 0,
      insertions: 4,
      largestInsertion: 60,
      seconds: 15,
    })
    expect(percentage([typed(plain), typed(plain), typed(plain)])).toBe(0)
    expect(percentage([{ text: plain, counters: dictated }, typed(plain), typed(plain)])).toBe(0)
  })

  it('§assessment-37 is a strong sign when all was pasted, and never more than 70 by pasting alone', () => {
    expect(percentage([put(plain), put(plain), put(plain)])).toBe(70)
  })

  it('forgives one answer that was drafted elsewhere, and a pasted name', () => {
    const name = { text: plain, counters: keys(plain, { pastedCharacters: 18, pastes: 1, largestPaste: 18 }) }
    expect(percentage([put(plain), typed(plain), typed(plain), name])).toBeLessThan(30)
  })

  it('says that text came in faster than anybody types', () => {
    const long = plain.repeat(4)
    const sign = readAiSignal({
      answers: [{ text: long, counters: { ...pasted(long), seconds: 4 } }],
      language: 'en',
    })
    expect(sign?.reasons.join(' ')).toContain('sooner after the question than anybody could have typed')
  })

  it('does not take a draft from before the page was loaded for a paste', () => {
    const counters = keys(plain, {
      typedCharacters: 20,
      insertions: 20,
      restoredCharacters: plain.length - 20,
    })
    expect(percentage([{ text: plain, counters }, typed(plain)])).toBe(0)
  })
})

describe('style', () => {
  it('§assessment-37 is a sign in machine-like text of unknown origin, never more than 45', () => {
    expect(percentage([{ text: polished, counters: null }])).toBeGreaterThanOrEqual(30)
    expect(percentage([{ text: polished.repeat(3), counters: null }])).toBeLessThanOrEqual(45)
    expect(
      readAiSignal({ answers: [{ text: polished, counters: null }], language: 'en' })?.reasons[0],
    ).toContain('"honed my"')
  })

  it('§assessment-37 accuses nobody who was seen typing', () => {
    expect(percentage([typed(polished)])).toBeLessThan(30)
  })

  it('§assessment-37 says nothing under sixty words', () => {
    expect(
      readAiSignal({ answers: [{ text: polished.slice(0, 250), counters: null }], language: 'en' }),
    ).toBeNull()
    expect(percentage([{ text: plain.repeat(2), counters: null }])).toBe(0)
  })
})

describe('passages shared with other candidates', () => {
  const other = '00000000-0000-4000-8000-000000000001' as CandidateId
  it('§assessment-39 are a sign of their own, with a reason that names nobody', () => {
    const sign = readAiSignal({
      answers: [typed(plain), typed(plain)],
      language: 'en',
      shared: [{ answer: 0, share: 1, fingerprints: 9, candidates: [other] }],
    })
    expect(sign?.percentage).toBeGreaterThanOrEqual(30)
    expect(sign?.reasons[0]).toContain('another candidate of this job')
    expect(sign?.reasons.join()).not.toContain(other)
  })

  it('are said in the number of answers that share them', () => {
    const reasonFor = (...answers: number[]) =>
      readAiSignal({
        answers: [typed(plain), typed(plain), typed(plain)],
        language: 'en',
        shared: answers.map((answer) => ({ answer, share: 1, fingerprints: 9, candidates: [other] })),
      })?.reasons[0]
    expect(reasonFor(1)).toMatch(/^Answer 2 shares long passages/)
    expect(reasonFor(0, 1)).toMatch(/^Answers 1 and 2 share long passages/)
    expect(reasonFor(0, 1, 2)).toMatch(/^Answers 1, 2 and 3 share long passages/)
  })

  it('are none when a line or two is the same', () => {
    const shared = [{ answer: 0, share: 0.05, fingerprints: 2, candidates: [other] }]
    expect(readAiSignal({ answers: [typed(plain), typed(plain)], language: 'en', shared })?.percentage).toBe(
      0,
    )
  })
})

it('§assessment-37 never touches a score, the total or the fingerprint', () => {
  for (const { input } of personas) {
    const { aiSignal: none, ...quiet } = assess(input)
    const { aiSignal, ...loud } = assess({
      ...input,
      counters: input.answers.map(pasted),
      shared: input.answers.map((_, answer) => ({ answer, share: 1, fingerprints: 20, candidates: [] })),
    })
    expect(loud).toEqual(quiet)
    if (input.answers.some((answer) => answer.length > 60))
      expect(aiSignal?.percentage).toBeGreaterThan(none?.percentage ?? 0)
  }
})

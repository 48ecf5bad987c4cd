import type { Language } from '../../src/contract/languages.ts'
import { readAiSignal } from '../../src/features/scoring/ai-signal/read-ai-signal.ts'
import { baseInterviews } from '../base-interviews.ts'
import { seeded } from '../cvs/seeded-random.ts'
import { type CountedAnswer, counted } from './counted.ts'
import * as by from './writers.ts'

/**
 * `honest`: nobody may be accused. `pasted`: most of what was sent came from elsewhere, and that must be found.
 * `unknowable`: the counters cannot tell; measured only to be known.
 */
export type Truth = 'honest' | 'pasted' | 'unknowable'

interface Habit {
  name: string
  truth: Truth
  /** How each answer is written, by its place. */
  writer(at: number): by.AnswerWriter
}

const always = (name: string, truth: Truth, writer: by.AnswerWriter): Habit => ({
  name,
  truth,
  writer: () => writer,
})

const habits: readonly Habit[] = [
  always('typed, slowly', 'honest', by.typing(1.6, 0.02)),
  always('typed, usual pace', 'honest', by.typing(4, 0.03)),
  always('typed, very fast', 'honest', by.typing(10, 0.04)),
  always('typed, without one slip', 'honest', by.typing(3, 0)),
  always('typed, much rewritten', 'honest', by.rewriting),
  always('typed, own sentences moved', 'honest', by.movingOwnSentence),
  always('typed, names pasted', 'honest', by.pastingOneName),
  always('typed, page loaded again', 'honest', by.reloading),
  {
    name: 'typed, one answer drafted elsewhere',
    truth: 'honest',
    writer: (at) => (at === 1 ? by.pastingAll : by.typing(4, 0.03)),
  },
  always('telephone, suggestions', 'honest', by.suggestions),
  always('telephone, swiped', 'honest', by.swiping),
  always('composed script', 'honest', by.composing),
  always('dictated, short phrases', 'honest', by.dictating(6)),
  always('dictated, long phrases', 'honest', by.dictating(40)),
  always('assistive switch', 'honest', by.oneSwitch),
  {
    name: 'dictated and typed',
    truth: 'honest',
    writer: (at) => (at % 2 === 0 ? by.dictating(12) : by.typing(3, 0.03)),
  },
  always('pasted whole', 'pasted', by.pastingAll),
  always('pasted by dragging', 'pasted', by.dropping),
  always('pasted in pieces', 'pasted', by.pastingPieces),
  always('pasted, then edited', 'pasted', by.pastingThenEditing),
  always('pasted too much, then cut', 'pasted', by.pastingTooMuch),
  always('own beginning, then pasted', 'pasted', by.introducingPaste),
  {
    name: 'mixed, three of four pasted',
    truth: 'pasted',
    writer: (at) => (at % 4 === 0 ? by.typing(4, 0.03) : by.pastingAll),
  },
  {
    name: 'mixed, every other pasted',
    truth: 'pasted',
    writer: (at) => (at % 2 === 1 ? by.typing(4, 0.03) : by.pastingAll),
  },
  {
    name: 'mixed, one of three pasted',
    truth: 'unknowable',
    writer: (at) => (at % 3 === 0 ? by.pastingAll : by.typing(4, 0.03)),
  },
  always('copied by hand from a screen', 'unknowable', by.typing(7, 0)),
  always('put in by a browser extension', 'unknowable', (text) => [{ kind: 'insert', text, seconds: 20 }]),
]

export interface TypingSession {
  habit: string
  truth: Truth
  base: string
  language: Language
  answers: CountedAnswer[]
}

/** Simulated sessions: every habit with the answers of several interviews. The same each time. */
export function everyTypingSession(): TypingSession[] {
  const bases = baseInterviews(['excellent', 'good', 'partial'])
  return habits.flatMap(({ name, truth, writer }) =>
    bases.map(({ name: base, language, input }) => {
      const random = seeded(`${name} ${base}`)
      const said = input.answers.filter((answer) => answer.trim() !== '')
      return {
        habit: name,
        truth,
        base,
        language,
        answers: said.map((answer, at) => counted(writer(at)(answer, random))),
      }
    }),
  )
}

/** What the product says of a session, 0-100. The one place that knows the engine's call. */
export function percentageOf(session: TypingSession): number {
  return readAiSignal(session)?.percentage ?? 0
}

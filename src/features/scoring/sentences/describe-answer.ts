import type { AnswerReading } from '../answers/read-answer.ts'
import {
  detectStarElements,
  isInNotes,
  type StarElement,
  starElements,
  starLexiconOf,
} from '../answers/star-elements.ts'
import { wordsOf } from '../text/text.ts'
import { listOf, part, type Said, type SaidPart } from './said.ts'
import { openingOf } from './steps.ts'

const maxNotSeen = 3

/** What was looked for and not seen, what is needed most first: of a lesson and reasons only where the question asks for them. */
function notSeenIn(answer: AnswerReading): StarElement[] {
  if (isInNotes(answer)) return []
  const elements = detectStarElements(answer)
  const isOwed = (part: StarElement) => {
    if (part === 'lesson' || part === 'reasons') return isAskedFor(answer, part)
    return part !== 'result' || !answer.motivation
  }
  return starElements.filter((part) => elements[part] === 'missing' && isOwed(part))
}

const questionLists = { lesson: 'asksLesson', reasons: 'asksReasons' } as const

/** Whether the question asks for an element that not every question asks for. */
function isAskedFor({ question, language }: AnswerReading, part: 'lesson' | 'reasons'): boolean {
  return starLexiconOf(language)[questionLists[part]].find(wordsOf(question.text)).length > 0
}

type Scored = { value: number; muchTalk: boolean; shortOf: SaidPart }

/** The sentence about an answer. Unsure elements go unmentioned; where none is missing it names `shortOf`. */
export function describeAnswer(answer: AnswerReading, { value, muchTalk, shortOf }: Scored): Said {
  const elements = detectStarElements(answer)
  const found = starElements.filter((one) => elements[one] === 'found')
  const isFarFromTrade = value < partialFrom && found.length >= manyFound
  const notSeen = value < soundFrom ? notSeenIn(answer).slice(0, maxNotSeen) : []
  return [
    part('answer', {
      opening: [openingOf('answer', value)],
      elements: found.length > 0 ? [part('answer.with', { elements: elementsOf('element', found) })] : [],
      but: isFarFromTrade ? [part('answer.fewWords')] : [],
      talk: muchTalk ? [part('answer.muchTalk')] : [],
    }),
    ...(value >= 100 ? [] : [lackOf(isFarFromTrade ? [] : notSeen, shortOf)]),
  ]
}

/** An account of so many elements on a low step has too little of what the step is measured by. */
const manyFound = 3
const partialFrom = 50
/** Of a sound answer nothing is said to be missing. */
const soundFrom = 70

const lackOf = (notSeen: readonly StarElement[], shortOf: SaidPart): SaidPart =>
  notSeen.length > 0
    ? part('notFound', { names: elementsOf('unseen', notSeen) })
    : part('wouldHelp', { what: [shortOf] })

const elementsOf = (kind: 'element' | 'unseen', elements: readonly StarElement[]) =>
  listOf(elements.map((one) => [part(`${kind}.${one}`)]))

/** The element that is not seen in the most answers, and in how many; null where none is missing in any. */
export function oftenNotSeen(
  answers: readonly AnswerReading[],
): { element: StarElement; times: number } | null {
  const notSeen = answers.map(notSeenIn)
  const [most] = starElements
    .map((element) => ({ element, times: notSeen.filter((some) => some.includes(element)).length }))
    .sort((a, b) => b.times - a.times)
  return most && most.times > 0 ? most : null
}

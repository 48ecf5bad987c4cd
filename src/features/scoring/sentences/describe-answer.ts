import type { AnswerReading } from '../answers/read-answer.ts'
import {
  detectStarElements,
  isInNotes,
  type StarElement,
  starElements,
  starLexiconOf,
} from '../answers/star-elements.ts'
import { listed, sentenceOf } from '../text/join-sentence.ts'
import { wordsOf } from '../text/text.ts'
import { openingOf } from './steps.ts'

/** What each element is called where it is found, and where it is not. */
const names: Record<StarElement, readonly [found: string, notSeen: string]> = {
  action: ['own actions', 'own actions'],
  result: ['a result', 'a result'],
  facts: ['concrete facts', 'concrete facts (figures, names or dates)'],
  situation: ['the situation', 'a concrete situation'],
  reasons: ['reasons (or a cost)', 'reasons (or a cost)'],
  lesson: ['a lesson', 'a lesson'],
}

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

type Scored = { value: number; muchTalk: boolean; shortOf: string }

/** The sentence about an answer. Unsure elements go unmentioned; where none is missing it names `shortOf`. */
export function describeAnswer(answer: AnswerReading, { value, muchTalk, shortOf }: Scored): string {
  const elements = detectStarElements(answer)
  const found = starElements.filter((part) => elements[part] === 'found').map((part) => names[part][0])
  const but = value < partialFrom && found.length >= manyFound ? ', but few words of this trade or job' : ''
  const notSeen = value < soundFrom ? notSeenIn(answer).slice(0, maxNotSeen) : []
  return sentenceOf([
    `${openingOf('answer', value)}${found.length > 0 ? ` with ${listed(found)}` : ''}${but}${muchTalk ? ', beside much general talk' : ''}`,
    value >= 100 ? '' : lackOf(but === '' ? notSeen : [], shortOf),
  ])
}

/** An account of so many elements on a low step has too little of what the step is measured by. */
const manyFound = 3
const partialFrom = 50
/** Of a sound answer nothing is said to be missing. */
const soundFrom = 70

const lackOf = (notSeen: readonly StarElement[], shortOf: string): string =>
  notSeen.length > 0
    ? `not found: ${listed(notSeen.map((part) => names[part][1]))}`
    : `${shortOf} would help most`

/** The part that is not seen in the most answers, and in how many; null where none is missing in any. */
export function oftenNotSeen(answers: readonly AnswerReading[]): { name: string; times: number } | null {
  const notSeen = answers.map(notSeenIn)
  const [most] = starElements
    .map((part) => ({ name: names[part][0], times: notSeen.filter((parts) => parts.includes(part)).length }))
    .sort((a, b) => b.times - a.times)
  return most && most.times > 0 ? most : null
}

import type { AnswerReading } from '../answers/read-answer.ts'
import {
  detectStarElements,
  type StarElement,
  type StarEvidence,
  starElements,
} from '../answers/star-elements.ts'
import { listed, sentenceOf } from '../text/join-sentence.ts'

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

/** Of these the best two count towards a score: with two of them found the third costs nothing, and is not asked for. */
const eitherOr: ReadonlySet<StarElement> = new Set(['result', 'reasons', 'lesson'])

/** What was looked for and not seen, what is needed most first. A motive needs no result. */
function notSeenIn(elements: Record<StarElement, StarEvidence>, isMotive: boolean): StarElement[] {
  const enough = starElements.filter((part) => eitherOr.has(part) && elements[part] === 'found').length >= 2
  const owed = starElements.filter((part) => part !== 'result' || !isMotive)
  return owed.filter((part) => elements[part] === 'missing' && !(enough && eitherOr.has(part)))
}

/** What an answer of so many points is; the sentence and the score say the same. */
const steps = [
  [85, 'A full account'],
  [70, 'A sound account'],
  [50, 'A partial account'],
  [25, 'A thin answer'],
  [0, 'Hardly anything to go by'],
] as const

/** How many elements of an account are surely there. */
export function elementsFound(answer: AnswerReading): number {
  const elements = detectStarElements(answer)
  return starElements.filter((part) => elements[part] === 'found').length
}

type Scored = { value: number; muchTalk: boolean; shortOf: string }

/** The sentence about an answer. Unsure elements go unmentioned; where none is missing it names `shortOf`. */
export function describeAnswer(answer: AnswerReading, { value, muchTalk, shortOf }: Scored): string {
  const elements = detectStarElements(answer)
  const found = starElements.filter((part) => elements[part] === 'found').map((part) => names[part][0])
  const notSeen = notSeenIn(elements, answer.motivation).slice(0, maxNotSeen)
  const step = steps.find(([from]) => value >= from)?.[1] ?? ''
  return sentenceOf([
    `${step}${found.length > 0 ? ` with ${listed(found)}` : ''}${muchTalk ? ', beside much general talk' : ''}`,
    value >= 100 ? '' : lackOf(value >= fullFrom ? [] : notSeen, shortOf),
  ])
}

/** Of a full account nothing is said to be missing. */
const fullFrom = 85

const lackOf = (notSeen: readonly StarElement[], shortOf: string): string =>
  notSeen.length > 0
    ? `not found: ${listed(notSeen.map((part) => names[part][1]))}`
    : `${shortOf} would help most`

/** The part that is not seen in the most answers, and in how many; null where none is missing in any. */
export function oftenNotSeen(answers: readonly AnswerReading[]): { name: string; times: number } | null {
  const notSeen = answers.map((answer) => notSeenIn(detectStarElements(answer), answer.motivation))
  const [most] = starElements
    .map((part) => ({ name: names[part][0], times: notSeen.filter((parts) => parts.includes(part)).length }))
    .sort((a, b) => b.times - a.times)
  return most && most.times > 0 ? most : null
}

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

type AnswerTo = 'deed' | 'motive' | 'plan'

/** A question that only sounds like "would you", as "could you tell us", is answered by deeds: then it asked for them. */
function askedOf({ motivation, hypothetical, spoken }: AnswerReading): AnswerTo {
  if (motivation) return 'motive'
  const balance = spoken.reduce((sum, s) => sum + s.wishes - s.deeds - s.group, 0)
  return hypothetical && balance > 0 ? 'plan' : 'deed'
}

/** What was looked for and not seen, what is needed most first. A motive needs no result. */
function notSeenIn(elements: Record<StarElement, StarEvidence>, askedAs: AnswerTo): StarElement[] {
  const enough = starElements.filter((part) => eitherOr.has(part) && elements[part] === 'found').length >= 2
  const owed = starElements.filter((part) => part !== 'result' || askedAs !== 'motive')
  return owed.filter((part) => elements[part] === 'missing' && !(enough && eitherOr.has(part)))
}

/** The sentence about an answer. Unsure elements go unmentioned; where none is missing it names `shortOf`. */
export function describeAnswer(
  answer: AnswerReading,
  { muchTalk, shortOf }: { muchTalk: boolean; shortOf: string },
): string {
  const elements = detectStarElements(answer)
  const askedAs = askedOf(answer)
  const notSeen = notSeenIn(elements, askedAs).slice(0, maxNotSeen)
  const lack =
    notSeen.length > 0
      ? `not found: ${listed(notSeen.map((part) => names[part][1]))}`
      : `${shortOf} would help most`
  return sentenceOf([whatIsFound(elements, askedAs, muchTalk), lack])
}

function whatIsFound(
  elements: Record<StarElement, StarEvidence>,
  askedAs: AnswerTo,
  muchTalk: boolean,
): string {
  const found = starElements.filter((part) => elements[part] === 'found').map((part) => names[part][0])
  if (found.length > 0) return `Describes ${listed(found)}${muchTalk ? ', with much general talk' : ''}`
  const general = elements.action === 'missing' && elements.situation === 'missing'
  if (askedAs === 'plan') return 'Describes what would be done'
  const isMotive = askedAs === 'motive'
  if (general)
    return `The ${isMotive ? 'motivation' : 'answer'} stays general, and no account of something that happened was found`
  return `No clear account of ${isMotive ? 'what stands behind the motivation' : 'what happened'} was found`
}

/** The part that is not seen in the most answers, and in how many; null where none is missing in any. */
export function oftenNotSeen(answers: readonly AnswerReading[]): { name: string; times: number } | null {
  const notSeen = answers.map((answer) => notSeenIn(detectStarElements(answer), askedOf(answer)))
  const [most] = starElements
    .map((part) => ({ name: names[part][0], times: notSeen.filter((parts) => parts.includes(part)).length }))
    .sort((a, b) => b.times - a.times)
  return most && most.times > 0 ? most : null
}

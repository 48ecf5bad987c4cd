import type { AnswerReading } from '../answers/read-answer.ts'
import {
  detectStarElements,
  type StarElement,
  type StarEvidence,
  starElements,
} from '../answers/star-elements.ts'
import { listed, sentenceOf } from '../text/join-sentence.ts'

/** What each part is called where it is told, and where it is not seen. */
const names: Record<StarElement, readonly [told: string, notSeen: string]> = {
  action: ['own actions', 'own actions'],
  result: ['a result', 'a result'],
  facts: ['concrete facts', 'concrete facts (figures, names or dates)'],
  situation: ['the situation', 'a concrete situation'],
  reasons: ['reasons (or a cost)', 'reasons (or a cost)'],
  lesson: ['a lesson', 'a lesson'],
}

const maxNotSeen = 3

/** Of these the best two count towards a score: with two of them told the third costs nothing, and is not asked for. */
const eitherOr: ReadonlySet<StarElement> = new Set(['result', 'reasons', 'lesson'])

type AnswerTo = 'deed' | 'motive' | 'plan'

/** A question that only sounds like "would you", as "could you tell us", is answered by deeds: then it asked for them. */
function askedOf({ motivation, hypothetical, spoken }: AnswerReading): AnswerTo {
  if (motivation) return 'motive'
  const balance = spoken.reduce((sum, s) => sum + s.wishes - s.deeds - s.group, 0)
  return hypothetical && balance > 0 ? 'plan' : 'deed'
}

/** What was looked for and not seen, what is needed most first. Who is asked for a motive owes no result. */
function notSeenIn(telling: Record<StarElement, StarEvidence>, askedAs: AnswerTo): StarElement[] {
  const enough = starElements.filter((part) => eitherOr.has(part) && telling[part] === 'found').length >= 2
  const owed = starElements.filter((part) => part !== 'result' || askedAs !== 'motive')
  return owed.filter((part) => telling[part] === 'missing' && !(enough && eitherOr.has(part)))
}

/** The sentence about an answer. Unsure elements go unmentioned; where none is missing it names `shortOf`. */
export function describeAnswer(
  answer: AnswerReading,
  { muchTalk, shortOf }: { muchTalk: boolean; shortOf: string },
): string {
  const telling = detectStarElements(answer)
  const askedAs = askedOf(answer)
  const notSeen = notSeenIn(telling, askedAs).slice(0, maxNotSeen)
  const lack =
    notSeen.length > 0
      ? `not found: ${listed(notSeen.map((part) => names[part][1]))}`
      : `${shortOf} would help most`
  return sentenceOf([whatIsFound(telling, askedAs, muchTalk), lack])
}

function whatIsFound(
  telling: Record<StarElement, StarEvidence>,
  askedAs: AnswerTo,
  muchTalk: boolean,
): string {
  const told = starElements.filter((part) => telling[part] === 'found').map((part) => names[part][0])
  if (told.length > 0) return `Describes ${listed(told)}${muchTalk ? ', with much general talk' : ''}`
  const general = telling.action === 'missing' && telling.situation === 'missing'
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

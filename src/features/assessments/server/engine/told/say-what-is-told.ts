import type { AnswerReading } from '../answer-features.ts'
import { listed, sentenceOf } from '../in-words.ts'
import { type Telling, type ToldPart, toldIn, toldParts } from './told-in.ts'

/** What each part is called where it is told, and where it is not seen. */
const names: Record<ToldPart, readonly [told: string, notSeen: string]> = {
  action: ['own actions', 'own actions'],
  result: ['a result', 'a result'],
  facts: ['concrete facts', 'concrete facts (figures, names or dates)'],
  situation: ['the situation', 'a concrete situation'],
  reasons: ['reasons (or a cost)', 'reasons (or a cost)'],
  lesson: ['a lesson', 'a lesson'],
}

/** The first things not seen are what an answer needs most. */
const mostNotSeen = 3

/** Of these the best two count towards a mark: with two of them told the third costs nothing, and is not asked for. */
const eitherOr: ReadonlySet<ToldPart> = new Set(['result', 'reasons', 'lesson'])

type AnswerTo = 'deed' | 'motive' | 'plan'

/** A question that only sounds like "would you", as "could you tell us", is answered by deeds: then it asked for them. */
function askedOf({ motivation, hypothetical, spoken }: AnswerReading): AnswerTo {
  if (motivation) return 'motive'
  const balance = spoken.reduce((sum, s) => sum + s.wishes - s.deeds - s.group, 0)
  return hypothetical && balance > 0 ? 'plan' : 'deed'
}

/** What was looked for and not seen, what is needed most first. Who is asked for a motive owes no result. */
function notSeenIn(telling: Record<ToldPart, Telling>, askedAs: AnswerTo): ToldPart[] {
  const enough = toldParts.filter((part) => eitherOr.has(part) && telling[part] === 'told').length >= 2
  const owed = toldParts.filter((part) => part !== 'result' || askedAs !== 'motive')
  return owed.filter((part) => telling[part] === 'missing' && !(enough && eitherOr.has(part)))
}

/**
 * The sentence about an answer: what it tells, and what was looked for and not seen. Of what is unsure it says nothing;
 * where nothing is sure to be missing it says what the answer is `shortOf`.
 */
export function sayWhatIsTold(
  answer: AnswerReading,
  { muchTalk, shortOf }: { muchTalk: boolean; shortOf: string },
): string {
  const telling = toldIn(answer)
  const askedAs = askedOf(answer)
  const notSeen = notSeenIn(telling, askedAs).slice(0, mostNotSeen)
  const lack =
    notSeen.length > 0
      ? `not seen: ${listed(notSeen.map((part) => names[part][1]))}`
      : `${shortOf} would count most`
  return sentenceOf([whatIsTold(telling, askedAs, muchTalk), lack])
}

function whatIsTold(telling: Record<ToldPart, Telling>, askedAs: AnswerTo, muchTalk: boolean): string {
  const told = toldParts.filter((part) => telling[part] === 'told').map((part) => names[part][0])
  if (told.length > 0) return `Tells ${listed(told)}${muchTalk ? ', beside much general talk' : ''}`
  const general = telling.action === 'missing' && telling.situation === 'missing'
  if (askedAs === 'plan') return 'Says what would be done'
  const isMotive = askedAs === 'motive'
  if (general)
    return `The ${isMotive ? 'motivation' : 'answer'} stays general and tells nothing that happened`
  return `Little of what ${isMotive ? 'stands behind the motivation' : 'happened'} is told clearly`
}

/** The part that is not seen in the most answers, and in how many; null where none is missing in any. */
export function oftenNotSeen(answers: readonly AnswerReading[]): { name: string; times: number } | null {
  const notSeen = answers.map((answer) => notSeenIn(toldIn(answer), askedOf(answer)))
  const [most] = toldParts
    .map((part) => ({ name: names[part][0], times: notSeen.filter((parts) => parts.includes(part)).length }))
    .sort((a, b) => b.times - a.times)
  return most && most.times > 0 ? most : null
}

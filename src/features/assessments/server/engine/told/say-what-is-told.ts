import type { AnswerReading } from '../answer-features.ts'
import { listed } from '../in-words.ts'
import { type ToldPart, toldIn, toldParts } from './told-in.ts'

/** What each part is called where it is told, and where it is not seen. */
const names: Record<ToldPart, readonly [told: string, notSeen: string]> = {
  action: ['own actions', 'own actions'],
  result: ['a result', 'a result'],
  facts: ['concrete facts', 'concrete facts (figures, names, times or places)'],
  situation: ['the situation', 'a concrete situation'],
  reasons: ['reasons or a cost', 'reasons, or what a choice cost'],
  lesson: ['a lesson', 'a lesson'],
}

/** The first things not seen are what an answer needs most. */
const mostNotSeen = 3

/** Of these the best two count towards a mark: with two of them told the third costs nothing, and is not asked for. */
const eitherOr: ReadonlySet<ToldPart> = new Set(['result', 'reasons', 'lesson'])

/** The sentence about an answer: what it tells, and what was looked for and not seen. Of what is unsure it says nothing. */
export function sayWhatIsTold(answer: AnswerReading, muchTalk: boolean): string {
  const telling = toldIn(answer)
  const told = toldParts.filter((part) => telling[part] === 'told')
  const enough = told.filter((part) => eitherOr.has(part)).length >= 2
  const notSeen = toldParts.filter((part) => telling[part] === 'missing' && !(enough && eitherOr.has(part)))
  const lacks =
    notSeen.length === 0
      ? ''
      : ` Not seen: ${inWords(notSeen.slice(0, mostNotSeen).map((part) => names[part][1]))}.`
  if (told.length > 0)
    return `Tells ${inWords(told.map((part) => names[part][0]))}${muchTalk ? ', beside much general talk' : ''}.${lacks}`
  const general = telling.action === 'missing' && telling.situation === 'missing'
  return `${general ? 'The answer stays general: nothing is told that happened.' : 'Little of what happened is told clearly.'}${lacks}`
}

/** A name that has a comma of its own comes last, so that nobody reads two things into it. */
function inWords(parts: readonly string[]): string {
  return listed([
    ...parts.filter((part) => !part.includes(',')),
    ...parts.filter((part) => part.includes(',')),
  ])
}

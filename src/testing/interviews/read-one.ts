import type { Language } from '#contract/languages.ts'
import type { AnswerReading } from '#features/scoring/answers/read-answer.ts'
import { prepare } from '#features/scoring/pipeline.ts'
import { personas } from './personas.ts'

/** One answer as the engine reads it, given to a question that asks for something done. */
export function readOne(language: Language, text: string): AnswerReading {
  const persona = personas.find(({ input }) => input.job.language === language)
  if (!persona) throw new Error(language)
  // The first question of each persona's interview asks for motives, the last for something done.
  const last = persona.input.questions.length - 1
  const answers = persona.input.questions.map((_, at) => (at === last ? text : ''))
  const answer = prepare({ ...persona.input, answers }).answers[last]
  if (answer?.kind !== 'given') throw new Error(`Read as ${answer?.kind}: ${text}`)
  return answer
}

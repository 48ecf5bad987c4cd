import type { AnswerDrafts, Prepared } from '../pipeline.ts'
import { scoreAnswer } from './answer-score.ts'
import { scoreCommunication } from './communication.ts'
import { scoreCulture } from './culture.ts'
import { scoreMindset } from './mindset.ts'
import { scorePotential } from './potential.ts'
import { skillsInAnswers } from './technical-skills.ts'

/** The built-in engine's judgement of the answers: word lists and arithmetic, no network, no chance. */
export function scoreAnswers(prepared: Prepared): AnswerDrafts {
  const questions = prepared.answers.map((answer) => ({ index: answer.index, ...scoreAnswer(answer) }))
  return {
    mindset: scoreMindset(prepared, questions),
    culture: scoreCulture(prepared),
    communication: scoreCommunication(prepared),
    potential: scorePotential(prepared),
    skills: skillsInAnswers(prepared),
    questions,
  }
}

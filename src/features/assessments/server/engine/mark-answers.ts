import { markAnswer } from './answer-mark.ts'
import { markCommunication } from './marks/communication.ts'
import { markCulture } from './marks/culture.ts'
import { markMindset } from './marks/mindset.ts'
import { markPotential } from './marks/potential.ts'
import { skillsInAnswers } from './marks/technical-skills.ts'
import type { AnswerDrafts, Prepared } from './pipeline.ts'

/** The built-in engine's judgement of the answers: word lists and arithmetic, no network, no chance. */
export function markAnswers(prepared: Prepared): AnswerDrafts {
  const questions = prepared.answers.map((answer) => ({ index: answer.index, ...markAnswer(answer) }))
  return {
    mindset: markMindset(prepared, questions),
    culture: markCulture(prepared),
    communication: markCommunication(prepared),
    potential: markPotential(prepared),
    skills: skillsInAnswers(prepared),
    questions,
  }
}

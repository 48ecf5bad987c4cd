import type { Assessment, AssessmentInput } from './assessment.ts'
import { type AnswerDrafts, type EngineIdentity, finalise, type Prepared, prepare } from './pipeline.ts'
import { judgedOf, markOf, meanOver, scoreAnswer } from './scores/answer-score.ts'
import { scoreCommunication } from './scores/communication.ts'
import { scoreCulture } from './scores/culture.ts'
import { scoreMindset } from './scores/mindset.ts'
import { scorePotential } from './scores/potential.ts'
import { skillsInAnswers } from './scores/skills-in-answers.ts'

/** Raised whenever the same input may be scored differently. */
export const engineVersions = { engine: 'builtin-18', rubric: '4' } as const

export const builtinEngine: EngineIdentity = { engine: 'builtin', versions: engineVersions }

/** Scores one candidate with the built-in engine. Pure: the same content always gets the same scores. */
export function assess(input: AssessmentInput): Assessment {
  const prepared = prepare(input)
  return finalise(prepared, scoreAnswers(prepared), builtinEngine)
}

/** The built-in engine's judgement of the answers: word lists and arithmetic, no network, no chance. */
export function scoreAnswers(prepared: Prepared): AnswerDrafts {
  const { answers: all, unjudged } = judgedOf(prepared.answers, prepared.relevance.sure)
  const answers = all.filter(({ counts }) => counts > 0)
  const judged = { ...prepared, answers }
  const average = meanOver(answers, markOf)
  return {
    mindset: scoreMindset(judged, average, prepared.answers),
    culture: scoreCulture(judged, prepared.answers),
    communication: scoreCommunication(judged),
    potential: scorePotential(judged),
    skills: skillsInAnswers(prepared),
    questions: all.map((answer) => ({ index: answer.index, ...scoreAnswer(answer) })),
    average,
    unjudged,
  }
}

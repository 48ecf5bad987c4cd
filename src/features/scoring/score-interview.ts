import type { Assessment, AssessmentInput } from './assessment.ts'
import { type AnswerDrafts, type EngineIdentity, finalise, type Prepared, prepare } from './pipeline.ts'
import type { Doubt } from './relevance/confidence.ts'
import { judgedOf, pleaseRead, scoreAnswer } from './scores/answer-score.ts'
import { scoreCommunication } from './scores/communication.ts'
import { scoreCulture } from './scores/culture.ts'
import { scoreMindset } from './scores/mindset.ts'
import { scorePotential } from './scores/potential.ts'
import { skillsInAnswers } from './scores/skills-in-answers.ts'

/** Raised whenever the same input may be scored differently. */
export const engineVersions = { engine: 'builtin-7', rubric: '4' } as const

export const builtinEngine: EngineIdentity = { engine: 'builtin', versions: engineVersions }

/** Scores one candidate with the built-in engine. Pure: the same content always gets the same scores. */
export function assess(input: AssessmentInput): Assessment {
  const prepared = prepare(input)
  return finalise(prepared, scoreAnswers(prepared), builtinEngine)
}

/** Answers that have to do with neither their questions nor the job are not given the benefit of the doubt. */
const unlike: ReadonlySet<Doubt> = new Set(['answers-unlike-questions', 'answers-unlike-job'])

/** The built-in engine's judgement of the answers: word lists and arithmetic, no network, no chance. */
export function scoreAnswers(prepared: Prepared): AnswerDrafts {
  const isConnected = !prepared.confidence.reasons.some((doubt) => unlike.has(doubt))
  const { answers, unjudged } = isConnected
    ? judgedOf(prepared.answers)
    : { answers: prepared.answers, unjudged: 0 }
  const judged = { ...prepared, answers }
  const questions = prepared.answers.map((answer) => ({
    index: answer.index,
    ...(answers.includes(answer) ? scoreAnswer(answer) : pleaseRead),
  }))
  return {
    mindset: scoreMindset(judged, questions),
    culture: scoreCulture(judged, prepared.answers),
    communication: scoreCommunication(judged),
    potential: scorePotential(judged),
    skills: skillsInAnswers(prepared),
    questions,
    unjudged,
  }
}

import type { QuestionScore } from '#features/scoring/assessment.ts'
import type { AnswerDrafts, SkillInAnswer } from '#features/scoring/pipeline.ts'
import {
  type Ask,
  judge,
  judgement,
  type MindsetJudgement,
  mindsetJudgement,
  type SkillsJudgement,
  skillsJudgement,
} from './judge.ts'
import { placeQuote } from './place-quote.ts'
import type { ReadInterview } from './read-interview.ts'

/** The middle step of an assessment, by a model: one call for each competency. Throws AiFailure when one has no reply. */
export async function scoreWithModel(ask: Ask, read: ReadInterview): Promise<AnswerDrafts> {
  const { builtin } = read
  const { job } = read.prepared
  const [mindset, culture, communication, potential, skills] = await Promise.all([
    judge(ask, read, 'mindset', mindsetJudgement, builtin.mindset.value),
    job.companyValues.length === 0 ? null : judge(ask, read, 'culture', judgement, builtin.culture.value),
    judge(ask, read, 'communication', judgement, builtin.communication.value),
    judge(ask, read, 'potential', judgement, builtin.potential.value),
    job.idealProfile.skills.length === 0 ? null : judge(ask, read, 'skills', skillsJudgement, null),
  ])
  return {
    mindset: mindset.draft,
    // Not asked for, and so not counted: what stands here is not shown.
    culture: culture?.draft ?? { value: null, reason: 'The job names no values.', claims: [] },
    communication: communication.draft,
    potential: potential.draft,
    skills: skills ? skillsIn(read, skills.said) : [],
    questions: questionScores(read, mindset.said),
  }
}

/** A skill counts as explained in an answer that is long enough to explain anything. */
const minToExplain = 25

function skillsIn(read: ReadInterview, { evidence }: SkillsJudgement): SkillInAnswer[] {
  const required = new Map(
    read.prepared.job.idealProfile.skills.map((skill) => [skill.trim().toLowerCase(), skill]),
  )
  return evidence.flatMap(({ answer, quote, skill: named, shown }) => {
    const skill = required.get(named.trim().toLowerCase())
    const claim = placeQuote(read, answer, quote)
    if (!skill || !claim) return []
    const words = read.prepared.answers[answer - 1]?.words ?? 0
    return [{ skill, shown: words < minToExplain ? ('named' as const) : shown, claim }]
  })
}

const steps = [
  'Nothing that happened is told.',
  'Opinions or general claims, no episode.',
  'An episode, with a vague own part or without a result.',
  'Concrete, own and complete: a situation, own actions and a result, where an episode is asked for.',
  'More than complete: also a measured result, a trade-off, a mistake owned or a lesson applied.',
] as const

/** The score of each answer: the model's level where a quote of that very answer stands behind it. */
function questionScores(read: ReadInterview, { answers }: MindsetJudgement): QuestionScore[] {
  return read.prepared.questions.map((_, index) => {
    const said = answers.find(({ answer }) => answer === index + 1)
    const supported = said !== undefined && placeQuote(read, index + 1, said.quote) !== null
    const level = supported ? said.level : 0
    return { index, value: level * 25, reason: steps[level] ?? steps[0] }
  })
}

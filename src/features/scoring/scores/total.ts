import type { AnswerReading } from '../answers/read-answer.ts'
import type { Cap, FieldScore } from '../assessment.ts'
import { reasonOf } from '../sentences/in-english.ts'
import { part } from '../sentences/said.ts'
import { capLimits, type ScoreField } from '../weights.ts'
import type { SkillCredit } from './technical-skills.ts'

/** The weighted mean of the scores that count, before caps; null when none counts. */
export function weightedMean(
  scores: Record<ScoreField, Pick<FieldScore, 'value' | 'weight'>>,
): number | null {
  let sum = 0
  let total = 0
  for (const fieldScore of Object.values(scores)) {
    if (fieldScore.value === null || fieldScore.weight === 0) continue
    sum += fieldScore.value * fieldScore.weight
    total += fieldScore.weight
  }
  return total === 0 ? null : Math.round(sum / total)
}

/** Every cap that applies to the total, whether or not it lowers it. */
export function capsOf(
  answers: readonly AnswerReading[],
  skills: readonly SkillCredit[],
  hasCv: boolean,
): Cap[] {
  const caps: Cap[] = []
  const spoken = answers.filter((a) => a.kind !== 'empty').length
  const foreign = answers.filter((a) => a.kind === 'off-language').length
  if (foreign > 0 && foreign * 3 >= spoken) {
    caps.push({
      limit: capLimits.otherLanguage,
      ...reasonOf([part('cap.otherLanguage')]),
    })
  }
  const shown = skills.filter((entry) => entry.credit >= 0.5).length
  if (skills.length > 0 && shown * 2 < skills.length) {
    caps.push({
      limit: capLimits.fewSkillsShown,
      ...reasonOf([part('cap.fewSkills', { shown, all: skills.length })]),
    })
  }
  const substantial = answers.filter((a) => a.substantial).length
  if (substantial * 2 < answers.length) {
    caps.push({
      limit: capLimits.fewQuestionsAnswered,
      ...reasonOf([part('cap.fewAnswers', { shown: substantial, all: answers.length })]),
    })
  }
  if (!hasCv) caps.push({ limit: capLimits.noCv, ...reasonOf([part('cap.noCv')]) })
  return caps
}

import type { MarkField } from '../../contract.ts'
import type { AnswerReading } from './answer-features.ts'
import type { Cap, Mark } from './assessment.ts'
import type { SkillCredit } from './marks/technical-skills.ts'

/** The weighted mean of the marks that count, before caps; null when none counts. */
export function weightedMean(marks: Record<MarkField, Mark>): number | null {
  let sum = 0
  let weights = 0
  for (const mark of Object.values(marks)) {
    if (mark.value === null || mark.weight === 0) continue
    sum += mark.value * mark.weight
    weights += mark.weight
  }
  return weights === 0 ? null : Math.round(sum / weights)
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
    caps.push({ limit: 69, reason: 'A third or more of the answers are not in the interview language.' })
  }
  const shown = skills.filter((entry) => entry.credit >= 0.5).length
  if (skills.length > 0 && shown * 2 < skills.length) {
    caps.push({
      limit: 79,
      reason: `Under half of the required skills are shown (${shown} of ${skills.length}).`,
    })
  }
  const substantial = answers.filter((a) => a.substantial).length
  if (substantial * 2 < answers.length) {
    caps.push({
      limit: 59,
      reason: `Under half of the questions are answered in substance (${substantial} of ${answers.length}).`,
    })
  }
  if (!hasCv) caps.push({ limit: 74, reason: 'There is no readable CV.' })
  return caps
}

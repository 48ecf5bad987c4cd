import type { AnswerReading } from '../answers/read-answer.ts'
import type { Cap, FieldScore } from '../assessment.ts'
import { reasonOf } from '../sentences/in-english.ts'
import { part, type SaidPart } from '../sentences/said.ts'
import { sum } from '../text/text.ts'
import { capLimits, type ScoreField } from '../weights.ts'
import type { SkillCredit } from './technical-skills.ts'

/** The weighted mean of the scores that count, before caps; null when none counts. */
export function weightedMean(
  scores: Record<ScoreField, Pick<FieldScore, 'value' | 'weight'>>,
): number | null {
  const counting = Object.values(scores).filter(({ value }) => value !== null)
  const total = sum(counting.map(({ weight }) => weight))
  return total === 0
    ? null
    : Math.round(sum(counting.map(({ value, weight }) => (value ?? 0) * weight)) / total)
}

/** Every cap that applies to the total, whether or not it lowers it. */
export function capsOf(
  answers: readonly AnswerReading[],
  skills: readonly SkillCredit[],
  hasCv: boolean,
): Cap[] {
  const of = (kind: AnswerReading['kind']) => answers.filter((answer) => answer.kind === kind).length
  const [foreign, spoken] = [of('off-language'), answers.length - of('empty')]
  const shown = skills.filter((entry) => entry.credit >= 0.5).length
  const substantial = answers.filter((answer) => answer.substantial).length
  const caps: [boolean, number, SaidPart][] = [
    [foreign > 0 && foreign * 3 >= spoken, capLimits.otherLanguage, part('cap.otherLanguage')],
    [
      shown * 2 < skills.length,
      capLimits.fewSkillsShown,
      part('cap.fewSkills', { shown, all: skills.length }),
    ],
    [
      substantial * 2 < answers.length,
      capLimits.fewQuestionsAnswered,
      part('cap.fewAnswers', { shown: substantial, all: answers.length }),
    ],
    [!hasCv, capLimits.noCv, part('cap.noCv')],
  ]
  return caps.flatMap(([applies, limit, said]) => (applies ? [{ limit, ...reasonOf([said]) }] : []))
}

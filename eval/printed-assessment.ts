import type { Assessment, Quote } from '../src/features/scoring/assessment.ts'
import { saidTexts } from '../src/features/scoring/sentences/said-texts.ts'
import type { ScoreField } from '../src/features/scoring/weights.ts'
import type { PanelCase } from './panel.ts'

const placeOf = (quote: Quote) => (quote.source === 'cv' ? 'CV' : `answer ${quote.index + 1}`)

/** One assessment as plain text: the total, each score with its reason and quotes, each question with its answer. */
export function printedAssessment({ job, band, input }: PanelCase, assessment: Assessment): string {
  const { score, noScoreReason, scores, caps, questionScores } = assessment
  const fields = Object.entries(scores).flatMap(([field, { value, weight, reason, quotes }]) => [
    `${saidTexts.messages[`field.${field as ScoreField}`].padEnd(22)} ${String(value ?? '-').padStart(3)}   weight ${weight}`,
    `    ${reason}`,
    ...quotes.map((quote) => `    "${quote.text.replace(/\s+/g, ' ')}" (${placeOf(quote)})`),
  ])
  const questions = questionScores.flatMap(({ index, value, reason }) => [
    `${index + 1}. ${input.questions[index]?.text ?? ''}`,
    `    ${input.answers[index]?.replace(/\s+/g, ' ') || '(no answer)'}`,
    `    ${value ?? '-'}: ${reason}`,
  ])
  return [
    '='.repeat(100),
    `${input.job.title} (${job}), written to be ${band}`,
    score === null ? `No total: ${noScoreReason ?? ''}` : `Total ${score} of 100`,
    ...caps.map(({ limit, reason }) => `At most ${limit}: ${reason}`),
    '',
    ...fields,
    '',
    ...questions,
    '',
  ].join('\n')
}

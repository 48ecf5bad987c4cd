import type { AssessmentInput } from '#features/scoring/assessment.ts'
import { assess, engineVersions } from '#features/scoring/score-interview.ts'
import { weightedMean } from '#features/scoring/scores/total.ts'
import type { ScoreField } from '#features/scoring/weights.ts'
import { type BundledCandidate, sha256Of, sha256OfList } from './bundle-format.ts'

type Assessed = BundledCandidate['assessments'][number]
type Interview = BundledCandidate['interview']
type Report = (problem: string) => void

/** How much was checked, of all candidates together. */
export interface CandidateCounts {
  texts: number
  withheld: number
  totals: number
  rescored: number
  notRescored: number
  quotes: number
  hiddenQuotes: number
}
export const noCounts: CandidateCounts = {
  texts: 0,
  withheld: 0,
  totals: 0,
  rescored: 0,
  notRescored: 0,
  quotes: 0,
  hiddenQuotes: 0,
}

/** Compares texts with their hashes, scores with their totals and their input, and quotes with the texts. */
export function checkCandidate(
  { candidate, interview, assessments }: BundledCandidate,
  counts: CandidateCounts,
  report: { text: Report; score: Report; quote: Report },
): void {
  const { hidden } = candidate
  if (interview) checkTexts(interview, hidden, counts, report.text)
  for (const assessment of assessments) {
    if (!assessment.result) {
      counts.notRescored += 1
      continue
    }
    checkTotal(assessment, counts, report.score)
    rescore(assessment, counts, report.score)
    checkQuotes(assessment, { interview, hidden }, counts, report.quote)
    for (const [at, text] of (assessment.input?.answers ?? []).entries())
      if (sha256Of(text) !== interview?.answers[at]?.sha256)
        report.text(`assessment ${assessment.id} scored another answer ${at + 1}.`)
  }
}

function checkTexts(
  interview: NonNullable<Interview>,
  hidden: boolean,
  counts: CandidateCounts,
  report: Report,
) {
  const { questions, answers, cv, questionsSha256 } = interview
  const named = [
    ...questions.map((question, at) => ({ name: `question ${at + 1}`, ...question })),
    ...answers.map((answer, at) => ({ name: `answer ${at + 1}`, ...answer })),
    ...(cv?.textSha256 ? [{ name: 'the CV’s text', sha256: cv.textSha256, text: cv.text }] : []),
  ]
  for (const { name, sha256, text } of named) {
    if (hidden || text === null) counts.withheld += 1
    else {
      counts.texts += 1
      if (sha256Of(text) !== sha256) report(`${name} is not the text that was hashed.`)
    }
  }
  const texts = questions.map(({ text }) => text ?? '')
  if (!hidden && sha256OfList(texts) !== questionsSha256)
    report('the questions are not those that were hashed.')
}

function checkTotal({ id, score, result }: Assessed, counts: CandidateCounts, report: Report): void {
  if (!result) return
  counts.totals += 1
  const mean = result.noScoreReason
    ? null
    : weightedMean(result.scores as Record<ScoreField, (typeof result.scores)[string]>)
  const total = mean === null ? null : Math.min(mean, ...result.caps.map(({ limit }) => limit))
  if (total !== score) report(`the scores of assessment ${id} add up to ${total}, not to ${score}.`)
}

/** The built-in engine of the same version gives the same input the same scores; language models are not asked again. */
function rescore(assessment: Assessed, counts: CandidateCounts, report: Report): void {
  const { id, engine, engineVersion, rubricVersion, inputHash, input, result } = assessment
  const isOurs = engineVersion === engineVersions.engine && rubricVersion === engineVersions.rubric
  if (engine !== 'builtin' || !isOurs || !input || !result) {
    counts.notRescored += 1
    return
  }
  counts.rescored += 1
  const given = { ...input, now: new Date(input.now) } as unknown as AssessmentInput
  try {
    const again = assess(given)
    if (again.inputHash !== inputHash) report(`assessment ${id} was made from another input.`)
    for (const [field, { value }] of Object.entries(result.scores))
      if (again.scores[field as ScoreField]?.value !== value)
        report(`assessment ${id} gives ${field} another score when it is made again.`)
  } catch {
    report(`the input of assessment ${id} cannot be scored.`)
  }
}

function checkQuotes(
  { id, result }: Assessed,
  { interview, hidden }: { interview: Interview; hidden: boolean },
  counts: CandidateCounts,
  report: Report,
): void {
  for (const { source, index, start, end, text } of Object.values(result?.scores ?? {}).flatMap(
    (one) => one.quotes,
  )) {
    const from = source === 'cv' ? interview?.cv?.text : interview?.answers[index ?? -1]?.text
    if (hidden || from === null || from === undefined) counts.hiddenQuotes += 1
    else {
      counts.quotes += 1
      if (from.slice(start, end) !== text)
        report(`a quote of assessment ${id} is not in its text: “${text}”.`)
    }
  }
}

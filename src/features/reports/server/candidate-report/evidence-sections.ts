import type { Evaluation, ShownQuote } from '#features/assessments/contract/assessments.ts'
import { type ScoreField, scoreFields } from '#features/scoring/weights.ts'
import type { PdfPart, PdfText } from '#platform/pdf/document.ts'
import type { ReportContent } from './read-report.ts'
import { as, clipped, colors, column, line, note, quoted, row, section, strong } from './report-look.ts'
import type { WordedReport } from './report-words.ts'

const maxQuotes = 2
/** With so many letters in two quotes for each question one each is enough, and then their beginnings. */
const manyLetters = 2_400
const maxRequirements = 16

/** The passages that count, under the questions that they answer. */
export function answerSection(content: WordedReport): PdfPart[] {
  const { questions, evaluation, t } = content
  const quotes = questions.map((_, at) => quotesOf(evaluation, at))
  const ones = quotes.map((ofAnswer) => ofAnswer.slice(0, 1))
  const shown = lettersOf(quotes) > manyLetters ? ones : quotes
  const maxLetters = lettersOf(shown) > manyLetters ? 90 : 260
  return section(t('answers'), [
    note(t('answersAbout')),
    ...shown.flatMap((ofAnswer, at) => answerOf(content, at, ofAnswer, maxLetters)),
  ])
}

const lettersOf = (quotes: readonly CountedQuote[][]): number =>
  quotes.flat().reduce((sum, { text }) => sum + text.length, 0)

function answerOf(
  content: WordedReport,
  at: number,
  best: readonly CountedQuote[],
  maxLetters: number,
): PdfPart[] {
  const { questions, answers, evaluation, job, t, fieldName, sentence } = content
  const followUp = followUpOf(content, at)
  const quotes = best.toSorted((one, other) => one.start - other.start)
  const text = clipped(questions[at] ?? '', 240)
  const asked: PdfText = {
    ...as('subheading', strong(t('question', { number: at + 1, text }))),
    language: job.language,
  }
  const score = evaluation.questionScores.find(({ index }) => index === at)
  const said = answers[at] === '' ? t('notAnswered') : quotes.length === 0 ? t('noQuote') : null
  const quote = ({ text, fields }: CountedQuote) =>
    column([
      quoted(clipped(text, maxLetters), job.language),
      note(t('countsFor', { fields: fields.map((field) => fieldName(field)).join(', ') }), { size: 7.5 }),
    ])
  const isAdded = ({ start }: CountedQuote) => followUp !== null && start >= followUp.from
  const [first, ...rest] = quotes.filter((one) => !isAdded(one)).map(quote)
  const head = [
    asked,
    ...(score
      ? [
          line(
            t('answerScore', {
              value: String(score.value ?? 'none'),
              reason: sentence(score.said, score.reason),
            }),
            { color: colors.quiet },
          ),
        ]
      : []),
    ...(said === null ? [] : [note(said)]),
    ...(first ? [first] : []),
  ]
  return [
    column(head, { above: 9 }),
    ...rest,
    ...(followUp ? addedPart(content, followUp, quotes.filter(isAdded).map(quote)) : []),
  ]
}

interface AskedFollowUp {
  question: string
  answer: string | null
  /** Where its answer begins in the whole answer. */
  from: number
}

function followUpOf({ answers, followUps }: ReportContent, at: number): AskedFollowUp | null {
  const followUp = followUps[at] ?? null
  return followUp && { ...followUp, from: (answers[at] ?? '').length - (followUp.answer?.length ?? 0) }
}

/** A follow-up with the passages of its answer that count, else with the answer's beginning. */
function addedPart(
  { job, t }: WordedReport,
  { question, answer }: AskedFollowUp,
  quotes: readonly PdfPart[],
): PdfPart[] {
  const asked: PdfText = {
    ...strong(t('followUp', { text: clipped(question, 160) })),
    language: job.language,
  }
  const said = answer ? quoted(clipped(answer, 160), job.language) : note(t('followUpSkipped'))
  const [first = said, ...rest] = quotes
  return [column([asked, first], { above: 6 }), ...rest]
}

interface CountedQuote {
  start: number
  end: number
  text: string
  fields: ScoreField[]
}

/** The quotes of an answer, those first that most scores rest on; text that reads like instructions is none. */
export function quotesOf({ scores, flags }: Evaluation, at: number): CountedQuote[] {
  const instructions = flags.flatMap((flag) => (flag.kind === 'instruction' ? [flag.quote] : []))
  const quotes = new Map<number, CountedQuote>()
  for (const field of scoreFields.filter((one) => one !== 'note'))
    for (const quote of scores[field].quotes) {
      if (quote.source !== 'answer' || quote.index !== at) continue
      if (instructions.some((other) => other.index === at && overlap(other, quote))) continue
      const known = quotes.get(quote.start)
      const fields = [...(known?.fields ?? []), field]
      quotes.set(quote.start, { ...longer(known, quote), fields: [...new Set(fields)] })
    }
  return [...quotes.values()]
    .toSorted((one, other) => other.fields.length - one.fields.length || one.start - other.start)
    .slice(0, maxQuotes)
}

type Span = Pick<ShownQuote, 'start' | 'end' | 'text'>
const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end
const longer = (one: Span | undefined, { start, end, text }: Span): Span =>
  one && one.end > end ? one : { start, end, text }

/** What the CV says beside each requirement of the job. */
export function requirementSection({ requirements, job, t, phrase }: WordedReport): PdfPart[] {
  if (requirements.length === 0) return []
  const more = requirements.length - maxRequirements
  const cells = (parts: [PdfPart, PdfPart, PdfPart]) =>
    row(
      [
        column([parts[0]], { width: 150 }),
        column([parts[1]], { share: 1 }),
        column([parts[2]], { width: 50 }),
      ],
      { gap: 10, line: colors.hair, lineSpace: 3, above: 3 },
    )
  const head = cells([note(t('requirement')), note(t('found')), note(t('source'))])
  const rows = requirements.slice(0, maxRequirements).map(({ requirement, said, found, source }) => {
    const words: PdfText =
      found === null
        ? line(t('nothingFound'), { color: colors.quiet })
        : { ...line(clipped(found, 110), { align: 'left' }), language: job.language }
    return cells([
      line(phrase(said, requirement), { align: 'left' }),
      words,
      note(source === null ? '–' : t(`source.${source}`)),
    ])
  })
  return section(t('requirements'), [
    column([note(t('requirementsAbout')), head, ...rows.slice(0, 2)]),
    ...rows.slice(2),
    ...(more > 0 ? [note(t('moreRequirements', { count: more }))] : []),
  ])
}

const maxFlags = 4

/** Attempts to steer the scoring, which changed nothing. */
export function flagSection({ evaluation, job, t }: WordedReport): PdfPart[] {
  const flags = evaluation.flags.slice(0, maxFlags).map((flag) => {
    const about = flag.kind === 'instruction' ? t('instruction') : t('hiddenText', { where: flag.where })
    const text = flag.kind === 'instruction' ? flag.quote.text : flag.text
    return column([line(about), quoted(clipped(text, 240), job.language)], {
      fill: colors.warning,
      padding: 8,
      rounded: 4,
      above: 6,
    })
  })
  return section(t('toCheck'), flags)
}

import { createHash } from 'node:crypto'
import { translatorOf } from '#contract/texts/translator.ts'
import type { StarElement } from '#features/scoring/answers/star-elements.ts'
import type { Prepared } from '#features/scoring/pipeline.ts'
import { weightedMean } from '#features/scoring/scores/total.ts'
import { oftenNotSeen } from '#features/scoring/sentences/describe-answer.ts'
import { inEnglish, type Reason } from '#features/scoring/sentences/in-english.ts'
import { listOf, part, type Said, type SaidName, type SaidValue } from '#features/scoring/sentences/said.ts'
import { wordsOf } from '#features/scoring/text/text.ts'
import { type ScoreField, scoreFields, weights } from '#features/scoring/weights.ts'
import {
  type CandidateSummary,
  confidenceTexts,
  type Evaluation,
  type FieldScore,
  type ShownQuote,
  type ShownRequirement,
} from '../contract/assessments.ts'
import { confidenceSentence } from '../contract/summary-words.ts'
import {
  type AssessedInterview,
  type MatchedRequirement,
  matchRequirements,
  readInterview,
} from './match-requirements.ts'
import { suggestQuestions } from './suggest-questions.ts'

interface WrittenSummary {
  requirements: ShownRequirement[]
  summary: CandidateSummary
}

const maxKept = 500
const kept = new Map<string, WrittenSummary>()

/** The summary of an assessed interview, and the requirements of its job; kept for when the same is asked for again. */
export function summarizeCandidate(interview: AssessedInterview): WrittenSummary {
  const key = fingerprintOf(interview)
  const written = kept.get(key) ?? writeSummary(interview)
  // Again at the end: the first is the one that was not asked for the longest.
  kept.delete(key)
  kept.set(key, written)
  const [oldest] = kept.keys()
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
  return written
}

/** Of all that a summary is written from. */
function fingerprintOf({ evaluation, job, questions, answers, cvText }: AssessedInterview): string {
  const { title, description, language, idealProfile } = job
  const content = [evaluation, title, description, language, idealProfile, questions, answers, cvText]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64')
}

function writeSummary(interview: AssessedInterview): WrittenSummary {
  const read = readInterview(interview)
  const matched = matchRequirements(interview, read)
  const said = {
    sentences: sentencesOf(interview, matched, read),
    questionsToAsk: suggestQuestions(interview, matched, read),
  }
  return {
    requirements: matched.map(({ requirement, said, found, source }) => ({
      requirement,
      ...(said && { said }),
      found,
      source,
    })),
    summary: {
      sentences: [
        ...said.sentences.map(inEnglish),
        ...confidenceSentence(sayConfidence, interview.evaluation.confidence),
      ],
      quotes: bestQuotes(interview.evaluation),
      questionsToAsk: said.questionsToAsk.map(inEnglish),
      said,
    },
  }
}

/** The strongest first, or why there is no total. */
function sentencesOf(
  interview: AssessedInterview,
  matched: readonly MatchedRequirement[],
  read: Prepared,
): Said[] {
  const { evaluation } = interview
  const limits = whatLimits(evaluation)
  const missing = notFound(interview, matched, read, limits)
  return evaluation.score === null
    ? [limits, missing, strongest(evaluation)]
    : [strongest(evaluation), missing, limits]
}

const sayConfidence = translatorOf(confidenceTexts)

interface CountedScore extends FieldScore {
  field: ScoreField
  value: number
}

const countedScores = ({ scores }: Evaluation): CountedScore[] =>
  scoreFields.flatMap((field) => {
    const { value, weight, ...rest } = scores[field]
    return value === null || weight === 0 ? [] : [{ ...rest, value, weight, field }]
  })

const nameOf = (field: ScoreField): Said => [part(`field.${field}`)]

/** In which number verbs follow the name of a field or of an element, where a language says so. */
const numberOf = (one: ScoreField | StarElement) =>
  ['technicalSkillsMatch', 'languageMatch', 'action', 'facts', 'reasons'].includes(one) ? 'many' : 'one'

function strongest(evaluation: Evaluation): Said {
  const [best] = countedScores(evaluation)
    .filter(({ value, quotes }) => value > 0 && quotes.length > 0)
    .sort((a, b) => b.value - a.value || b.weight - a.weight)
  if (!best) return [part('summary.noneAbove')]
  const { field, value, reason, said } = best
  return [
    part('summary.strongest', {
      name: nameOf(field),
      number: numberOf(field),
      value,
      because: { inside: said?.slice(0, 1) ?? reason.split('; ')[0] ?? '' },
      sources: sourcesOf(best.quotes),
    }),
  ]
}

function sourcesOf(quotes: readonly ShownQuote[]): SaidValue {
  const numbers = quotes.flatMap(({ index }) => (index === null ? [] : [index + 1]))
  const answers = [...new Set(numbers)].sort((a, b) => a - b)
  return listOf([
    ...(quotes.some(({ source }) => source === 'cv') ? [[part('source.cv')]] : []),
    ...(answers.length > 0
      ? [[part('source.answers', { count: answers.length, numbers: listOf(answers.map(String)) })]]
      : []),
  ])
}

/**
 * What was looked for and not found, and where; of a requirement first, then of the answers, where
 * the sentence of what limits the total does not say that.
 */
function notFound(
  { answers, cvText }: AssessedInterview,
  matched: readonly MatchedRequirement[],
  read: Prepared,
  limits: Said,
): Said {
  const missing = (...kinds: MatchedRequirement['kind'][]) =>
    matched.filter(({ kind, found }) => found === null && kinds.includes(kind)).map(({ name }) => name)
  const [skills, softSkills] = [missing('skill'), missing('soft-skill')]
  const inCv = cvText ? missing('experience', 'seniority', 'education', 'language') : []
  const named = (key: NotFoundKey, names: readonly SaidName[], most: number) =>
    names.length > 0 ? [part(key, { names: listOf(names, most) })] : []
  const [first, ...others] = [
    ...named(cvText ? 'notFound.cvAndAnswers' : 'notFound.answers', skills, 4),
    ...named('notFound.cv', inCv, 3),
    ...named('notFound.examples', softSkills, 3),
  ]
  if (first) return [part('summary.notFound', { what: [first] }), ...others]
  const whole = cvText ? [part('summary.allFound')] : [part('summary.noCv'), part('summary.elseFound')]
  const often = oftenNotSeen(read.answers)
  if (!often || JSON.stringify(limits).includes(`"element.${often.element}"`)) return whole
  const { element, times } = often
  const about = { element: [part(`element.${element}`)], number: numberOf(element), times }
  return [...whole, part('summary.oftenNotFound', { ...about, all: answers.length })]
}
type NotFoundKey = `notFound.${'cvAndAnswers' | 'answers' | 'cv' | 'examples'}`

/** What holds the total down, or how little it rests on. */
function whatLimits(evaluation: Evaluation): Said {
  const { score, scores, noScoreReason, noScoreSaid, caps } = evaluation
  if (score === null)
    return [
      part('summary.noTotal', {
        because: { inside: noScoreSaid ?? noScoreReason ?? [part('noScore.thin')] },
      }),
    ]
  const [lowest] = bindingCaps(evaluation)
  if (lowest) return [part('summary.limited', { limit: lowest.limit, because: insideOf(lowest) })]
  const unscored = scoreFields.filter((field) => scores[field].value === null && weights[field] > 0)
  if (unscored.length > 0) {
    const why = caps.find(({ reason }) => reason.includes('CV'))
    return [
      part('summary.leavesOut', {
        names: listOf(unscored.map((field) => ({ inside: nameOf(field) }))),
        because: why ? insideOf(why) : { inside: [part('summary.notEnough')] },
      }),
    ]
  }
  const [costliest] = countedScores(evaluation).sort((a, b) => lossOf(b) - lossOf(a))
  if (!costliest || lossOf(costliest) === 0) return [part('summary.nothingLimits')]
  const { field, value, said } = costliest
  // The average is the value itself; what lowers it says more.
  const telling = said?.filter(({ key }) => key !== 'mindset.average') ?? []
  return [
    part('summary.costliest', {
      name: nameOf(field),
      number: numberOf(field),
      value,
      because: telling.length > 0 ? { inside: telling } : insideOf(costliest),
    }),
  ]
}

const insideOf = ({ reason, said }: Reason) => ({ inside: said ?? reason })

const lossOf = ({ value, weight }: CountedScore) => weight * (100 - value)

/** The caps that lower the total, the lowest first. */
function bindingCaps({ scores, caps }: Evaluation) {
  const mean = weightedMean(scores) ?? 0
  return caps.filter(({ limit }) => limit < mean).sort((a, b) => a.limit - b.limit)
}

const shortestQuote = 6

/** Of the best answers, one quote each; text that reads like instructions is never one. */
function bestQuotes(evaluation: Evaluation): CandidateSummary['quotes'] {
  const { scores, flags, questionScores } = evaluation
  const instructions = flags.flatMap((flag) => (flag.kind === 'instruction' ? [flag.quote] : []))
  const isInstruction = (quote: ShownQuote) =>
    instructions.some(
      ({ index, start, end }) => index === quote.index && quote.start < end && start < quote.end,
    )
  const quotes = scoreFields
    .filter((field) => field !== 'note')
    .flatMap((field) => scores[field].quotes)
    .filter((quote) => quote.source === 'answer' && wordsOf(quote.text).length >= shortestQuote)
    .filter((quote) => !isInstruction(quote))
  const worth = ({ index, start }: ShownQuote) => {
    const answer = questionScores.find((one) => one.index === index)?.value ?? 0
    const uses = quotes.filter((other) => other.index === index && other.start === start).length
    return answer === 0 ? 0 : answer + 5 * uses
  }
  const best = quotes.filter((quote) => worth(quote) > 0).sort((a, b) => worth(b) - worth(a))
  const distinct = [...new Map([...best].reverse().map((quote) => [quote.index, quote])).values()]
  return distinct
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, 3)
    .map(({ index, start, end, text }) => ({ answer: index ?? 0, start, end, text }))
}

import { signalsOf } from '#features/scoring/answers/lexicon.ts'
import type { Assessment, AssessmentInput, Quote } from '#features/scoring/assessment.ts'
import { namesOfSkill, placesOf } from '#features/scoring/cv/skills.ts'
import { privateWordsOf } from '#features/scoring/sentences/private-words.ts'
import { saidTexts } from '#features/scoring/sentences/said-texts.ts'
import { openings, stepOf } from '#features/scoring/sentences/steps.ts'
import { sentencesOf, wordsOf } from '#features/scoring/text/text.ts'
import { scoreFields, weights } from '#features/scoring/weights.ts'

type Check = (assessment: Assessment, input: AssessmentInput) => string[]

/** What is said of a score, the value beside it. */
const saidIn = ({ scores, questionScores }: Assessment) => [
  ...scoreFields.map((field) => ({ field, ...scores[field] })),
  ...questionScores.map((score) => ({ field: 'answer' as const, weight: 1, quotes: [], ...score })),
]

/** Sentences that begin with the words of another step than their value stands on. */
const offStep: Check = (assessment) =>
  saidIn(assessment).flatMap(({ field, value, reason }) => {
    const keys = field in openings ? openings[field as keyof typeof openings] : []
    const words: readonly string[] = keys.map((key) => saidTexts.messages[key])
    const named = longestOf(words.filter((opening) => reason.startsWith(opening)))
    return value === null || named === undefined || words.indexOf(named) === stepOf(value)
      ? []
      : [`${field} ${value}: ${reason}`]
  })

const longestOf = (texts: readonly string[]) => [...texts].sort((a, b) => b.length - a.length)[0]

const absence = /^(?:No |Not |Hardly|Only )|not found/
const praise = /^(?:A full|A sound|Full|Sound|Every|Answers are clear)/

/** A strength that begins with what was not found, a gap that begins with what was. */
const upsideDown: Check = (assessment) =>
  saidIn(assessment).flatMap(({ field, value, weight, reason }) => {
    const [first = ''] = reason.split('; ')
    const isWrong =
      value !== null &&
      weight > 0 &&
      ((value >= 70 && absence.test(first)) || (value < 50 && praise.test(first)))
    return isWrong ? [`${field} ${value}: ${reason}`] : []
  })

/** Absence said as a fact about a person: "has no", "lacks", "never", "cannot". */
const blames: Check = (assessment) =>
  saidIn(assessment).flatMap(({ reason }) =>
    /\b(?:lacks?|never|cannot|can't|is unable|has no|does not have|is not able|fails? to)\b/i.test(reason)
      ? [reason]
      : [],
  )

const namedAfter = (reason: string, words: string): string =>
  reason.split('; ').find((clause) => clause.startsWith(words)) ?? ''

/** "Not found", said of a skill or a value that stands in the answers or the CV by one of its names. */
const foundAfterAll: Check = ({ scores, questionScores }, { job, answers, cv }) => {
  // What is no answer, as a copied question, was not searched either.
  const scored = answers.filter((_, at) => (questionScores[at]?.value ?? 0) >= 25)
  const texts = [...scored, cv?.text ?? '']
  const skills = namedAfter(scores.technicalSkillsMatch.reason, 'not found')
  const values = namedAfter(scores.cultureFit.reason, 'not found')
  const lists = signalsOf(job.language).values
  return [
    ...job.idealProfile.skills.filter(
      (skill) =>
        skills.includes(skill) && texts.some((text) => placesOf(namesOfSkill(skill), text).length > 0),
    ),
    ...job.companyValues.filter(
      (value) =>
        values.includes(value) &&
        scored.some((text) => (lists.get(value.toLowerCase())?.find(wordsOf(text)).length ?? 0) > 0),
    ),
  ]
}

const keyOf = ({ source, text }: Quote) => `${source} ${text}`

/** Quotes that stand for more than two fields. */
const overused: Check = ({ scores }) => {
  const all = scoreFields.flatMap((field) => scores[field].quotes.map(keyOf))
  return [...new Set(all)].filter((quote) => all.filter((other) => other === quote).length > 2)
}

/** Quotes of an answer that speak of a private life. */
const prying: Check = ({ scores }, { job }) =>
  scoreFields.flatMap((field) =>
    scores[field].quotes.flatMap(({ source, text }) =>
      source === 'answer' &&
      sentencesOf(text).some((sentence) => privateWordsOf(sentence, job.language).includes(true))
        ? [text]
        : [],
    ),
  )

/** Points that no quote supports, and values that are seen although no answer is quoted. */
const unsupported: Check = ({ scores }) => [
  ...scoreFields.filter(
    (field) =>
      (scores[field].value ?? 0) > 0 &&
      scores[field].weight > 0 &&
      weights[field] > 0 &&
      scores[field].quotes.length === 0,
  ),
  ...(/^The company values show [^;]*: /.test(scores.cultureFit.reason) &&
  !scores.cultureFit.quotes.some(({ source }) => source === 'answer')
    ? [scores.cultureFit.reason]
    : []),
]

/** What no assessment may say, by kind. */
export const contradictions = {
  'sentences of another step': offStep,
  'strengths said as absence, gaps as praise': upsideDown,
  'absence as a fact': blames,
  'not found although it stands there': foundAfterAll,
  'quotes in three fields or more': overused,
  'quotes of a private life': prying,
  'points or values without a quote': unsupported,
} as const satisfies Record<string, Check>

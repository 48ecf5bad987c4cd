import { createHash } from 'node:crypto'
import { translatorOf } from '#contract/texts/translator.ts'
import { protectedTopic } from '#features/jobs/server/protected-topic.ts'
import type { Prepared } from '#features/scoring/pipeline.ts'
import { scoredOf } from '#features/scoring/scores/answer-score.ts'
import { weightedMean } from '#features/scoring/scores/total.ts'
import { oftenNotSeen } from '#features/scoring/sentences/describe-answer.ts'
import { listed } from '#features/scoring/text/join-sentence.ts'
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
import {
  type AssessedInterview,
  type MatchedRequirement,
  matchRequirements,
  readInterview,
} from './match-requirements.ts'

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
  return {
    requirements: matched.map(({ requirement, found, source }) => ({ requirement, found, source })),
    summary: {
      sentences: sentencesOf(interview, matched, read),
      quotes: bestQuotes(interview.evaluation),
      questionsToAsk: questionsToAsk(interview, matched, read),
    },
  }
}

/** The strongest first, or why there is no total; how far the scores can be relied on comes last. */
function sentencesOf(
  interview: AssessedInterview,
  matched: readonly MatchedRequirement[],
  read: Prepared,
): string[] {
  const { evaluation } = interview
  const missing = notFound(interview, matched, read)
  const about =
    evaluation.score === null
      ? [whatLimits(evaluation), missing, strongest(evaluation)]
      : [strongest(evaluation), missing, whatLimits(evaluation)]
  return [...about, ...howReliable(evaluation)]
}

const say = translatorOf(confidenceTexts)

/** Nothing where confidence is high. */
function howReliable({ confidence }: Evaluation): string[] {
  if (confidence === null || confidence.reasons.length === 0) return []
  const reasons = confidence.reasons.map((reason) => say(`reason.${reason}`)).join(' ')
  return [say('summary', { level: confidence.level, reasons })]
}

export const fieldNames: Record<ScoreField, string> = {
  technicalSkillsMatch: 'Technical skills',
  mindsetScore: 'Mindset',
  cultureFit: 'Culture fit',
  communicationSkills: 'Communication',
  potentialScore: 'Potential',
  experienceMatch: 'Experience',
  languageMatch: 'Languages',
  seniorityMatch: 'Seniority',
  educationMatch: 'Education',
  note: 'Average answer score',
}

interface CountedScore extends FieldScore {
  name: string
  value: number
}

const countedScores = ({ scores }: Evaluation): CountedScore[] =>
  scoreFields.flatMap((field) => {
    const { value, weight, ...rest } = scores[field]
    return value === null || weight === 0 ? [] : [{ ...rest, value, weight, name: fieldNames[field] }]
  })

function strongest(evaluation: Evaluation): string {
  const [best] = countedScores(evaluation)
    .filter(({ value, quotes }) => value > 0 && quotes.length > 0)
    .sort((a, b) => b.value - a.value || b.weight - a.weight)
  if (!best) return 'No score is above 0.'
  const [because = ''] = best.reason.replace(/\.$/, '').split('; ')
  return `${best.name} ${best.name.endsWith('s') ? 'score' : 'scores'} highest, ${best.value} of 100: ${lowerFirst(because)} (${sourcesOf(best.quotes)}).`
}

function sourcesOf(quotes: readonly ShownQuote[]): string {
  const numbers = quotes.flatMap(({ index }) => (index === null ? [] : [index + 1]))
  const answers = [...new Set(numbers)].sort((a, b) => a - b)
  return listed([
    ...(quotes.some(({ source }) => source === 'cv') ? ['CV'] : []),
    ...(answers.length > 0
      ? [`${answers.length === 1 ? 'answer' : 'answers'} ${listed(answers.map(String))}`]
      : []),
  ])
}

/** Words with which the reasons begin; a name keeps its capital. */
const openings = /^(?:The|No|Answers|Examples|Every|Highest|Studies|Preferred|Strong|Fewer|Too|A|An|It)\b/

const lowerFirst = (text: string) =>
  openings.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** What was looked for and not found, and where; of a requirement first, then of the answers. */
function notFound(
  { answers, cvText }: AssessedInterview,
  matched: readonly MatchedRequirement[],
  read: Prepared,
): string {
  const missing = (...kinds: MatchedRequirement['kind'][]) =>
    matched.filter(({ kind, found }) => found === null && kinds.includes(kind)).map(({ name }) => name)
  const [skills, softSkills] = [missing('skill'), missing('soft-skill')]
  const inCv = cvText ? missing('experience', 'seniority', 'education', 'language') : []
  const parts = [
    skills.length > 0 ? `${listed(skills, 4)} in ${cvText ? 'the CV and the answers' : 'the answers'}` : '',
    inCv.length > 0 ? `${listed(inCv, 3)} in the CV` : '',
    softSkills.length > 0
      ? `own examples of ${listed(
          softSkills.map((name) => name.toLowerCase()),
          3,
        )} in the answers`
      : '',
  ].filter(Boolean)
  if (parts.length > 0) return `Looked for and not found: ${parts.join('; ')}.`
  const whole = cvText
    ? 'Every requirement was found'
    : 'There was no readable CV to look in; everything else was found'
  const often = oftenNotSeen(read.answers)
  if (!often) return `${whole}.`
  const verb = plural.test(often.name) ? 'were' : 'was'
  return `${whole}; in the answers, ${often.name} ${verb} looked for and not found in ${often.times} of ${answers.length}.`
}

const plural = /^(?:own actions|concrete facts|reasons)/

/** What holds the total down, or how little it rests on. */
function whatLimits(evaluation: Evaluation): string {
  const { score, scores, noScoreReason, caps } = evaluation
  if (score === null) return `No total is given: ${lowerFirst(noScoreReason ?? 'the evidence is too thin.')}`
  const [lowest] = bindingCaps(evaluation)
  if (lowest) return `The total is limited to ${lowest.limit}: ${lowerFirst(lowest.reason)}`
  const unscored = scoreFields.filter((field) => scores[field].value === null && weights[field] > 0)
  if (unscored.length > 0) {
    const names = listed(unscored.map((field) => fieldNames[field].toLowerCase()))
    const why = caps.find(({ reason }) => reason.includes('CV'))?.reason ?? 'There was not enough evidence.'
    return `The total leaves out ${names}: ${lowerFirst(why)}`
  }
  const [costliest] = countedScores(evaluation).sort((a, b) => lossOf(b) - lossOf(a))
  if (!costliest || lossOf(costliest) === 0) return 'Nothing limits the total.'
  const { name, value, reason } = costliest
  return `${name} (${value} of 100) ${name.endsWith('s') ? 'lower' : 'lowers'} the total most: ${lowerFirst(reason)}`
}

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

/** From gaps and thin evidence, the most useful first; never of a protected topic. */
function questionsToAsk(
  { questions, evaluation }: AssessedInterview,
  matched: readonly MatchedRequirement[],
  read: Prepared,
): string[] {
  const missing = (kind: MatchedRequirement['kind']) =>
    matched.filter((one) => one.kind === kind && one.found === null).map(({ name }) => name)
  const [skill, otherSkill] = missing('skill')
  const claimed = matched.find((one) => one.kind === 'skill' && one.found !== null && one.claimed)
  const [language] = missing('language')
  const [softSkill] = missing('soft-skill')
  const experience = evaluation.scores.experienceMatch
  const often = oftenNotSeen(read.answers)
  const [lowest, ...others] = scoredOf(evaluation.questionScores).sort((a, b) => a.value - b.value)
  const asked = lowest && lowest.value < 60 ? questions[lowest.index] : undefined
  const hasExamples = others.some(({ value }) => value > 0)
  return [
    skill && aboutSkill(skill),
    claimed && aboutUse(claimed),
    hasExamples && often && aboutAnswers[often.name],
    asked && `The interview asked: “${asked}” Which example would you give today?`,
    language && `This job uses ${language}. How have you used it at work, in speaking and in writing?`,
    experience.weight > 0 &&
      (experience.value ?? 0) < 75 &&
      'Which of your earlier work is closest to this job, and what did you do in it yourself?',
    softSkill &&
      `Tell me about a time at work that took ${softSkill.toLowerCase()}: what did you do, and what came of it?`,
    otherSkill && aboutSkill(otherSkill),
    'Which part of this job would be newest to you, and how would you go about learning it?',
    'Which piece of your work are you most satisfied with, and what would you do differently today?',
    'What would you want to know about us before you decide?',
  ]
    .filter((question) => typeof question === 'string' && protectedTopic(question) === undefined)
    .map(String)
    .slice(0, 3)
}

const aboutSkill = (skill: string) =>
  `This job needs ${skill}. Where have you worked with it, and what did you do yourself?`

const aboutUse = ({ name, source }: MatchedRequirement) =>
  `${source === 'cv' ? 'Your CV names' : 'You mentioned'} ${name}. Tell me about one piece of work in which you used it: what did you do, and what came of it?`

/** By what the answers are most often short of (scoring/sentences). */
const aboutAnswers: Readonly<Record<string, string>> = {
  'own actions': 'In one of your examples, what did you do yourself, and what did others do?',
  'a result': 'In one of your examples, how did you know that it had worked?',
  'concrete facts':
    'In one of your examples, how long did it take, how many were affected, and who was involved?',
  'the situation': 'In one of your examples, how did it begin, and what made it difficult?',
  'reasons (or a cost)':
    'In one of your examples, which other ways did you consider, and why did you choose this one?',
  'a lesson': 'Which of your examples taught you most, and what have you done differently since?',
}

import type { Language } from '#contract/languages.ts'
import { wordsOfTrade } from '#lexicon/occupations/fit-families.ts'
import { readAiSignal } from './ai-signal/read-ai-signal.ts'
import { type AnswerContext, copyableRunsOf } from './answers/answer-kind.ts'
import { missingEvidence } from './answers/evidence-floor.ts'
import { grammarOf, isWish } from './answers/grammar.ts'
import { signalsOf } from './answers/lexicon.ts'
import { type AnswerReading, readAnswer } from './answers/read-answer.ts'
import { withSubstance } from './answers/substance.ts'
import type { Assessment, AssessmentInput, ManipulationFlag, QuestionScore } from './assessment.ts'
import { type CvReading, readCv } from './cv/read-cv.ts'
import { contentHashOf, hashOf, monthOf } from './input-hash.ts'
import { redactAll } from './redaction/redact.ts'
import { employersOf } from './redaction/redact-places.ts'
import { type Confidence, confidenceOf, doubtOfUnjudged, withDoubt } from './relevance/confidence.ts'
import { offerOf } from './relevance/offer.ts'
import { type Relevance, readRelevance } from './relevance/relevance.ts'
import { scoredOf } from './scores/answer-score.ts'
import { scoreEducation, scoreExperience, scoreLanguages, scoreSeniority } from './scores/cv.ts'
import { type DraftScore, finaliseScores, notRequired } from './scores/draft.ts'
import { creditSkills, scoreTechnicalSkills } from './scores/technical-skills.ts'
import { capsOf, weightedMean } from './scores/total.ts'
import { instructionsAcross } from './screening/find-instructions.ts'
import { inEnglish, reasonOf } from './sentences/in-english.ts'
import { part, type Said } from './sentences/said.ts'
import { contentStems } from './text/stems.ts'
import { mean, wordsOf } from './text/text.ts'
import type { Claim, Evidence } from './verify-quote.ts'
import type { ScoreField } from './weights.ts'

/** What `prepare` leaves an engine to look at: the candidate's identity is not in it. */
export type Prepared = {
  job: AssessmentInput['job']
  questions: AssessmentInput['questions']
  /** The redacted texts, with the way back to the places in the originals. */
  evidence: Evidence
  answers: readonly AnswerReading[]
  cv: CvReading | null
  /** Why no total can be given, whatever an engine says; null when one can. Nobody need be asked then. */
  noScore: Said | null
  confidence: Confidence
  relevance: Relevance
  /** Beside the scores: no engine reads it, and it moves none. */
  aiSignal: Assessment['aiSignal']
  month: number
  contentHash: string
}

/** A required skill in an answer: used and explained, only named, told of in words of its own or as its question asks, or only something close to it. */
export type SkillInAnswer = {
  skill: string
  shown: 'close' | 'told' | 'named' | 'explained'
  /** How far what is told of it is an account, 0 to 1, where an engine weighs that. */
  account?: number
  claim: Claim
}

/** An engine's judgement of the answers, its quotes still only claimed. */
export type AnswerDrafts = {
  mindset: DraftScore
  culture: DraftScore
  communication: DraftScore
  potential: DraftScore
  skills: readonly SkillInAnswer[]
  /** One score for each question, in order; their mean is the `note`. */
  questions: readonly QuestionScore[]
  /** Their mean where some of them count in part. */
  average?: number
  /** How many answers the built-in engine cannot judge. */
  unjudged?: number
}

/** The engine that scored: part of the result, and of the fingerprint. */
export type EngineIdentity = Pick<Assessment, 'engine' | 'versions'>

/** Before an engine: takes the person out and reads the facts of answers and CV. */
export function prepare(input: AssessmentInput): Prepared {
  const { job, questions } = input
  const evidence = redactInput(input)
  const answers = readAnswers(input, evidence)
  const relevance = readRelevance(
    input,
    answers.map(({ meant }) => meant),
  )
  const month = monthOf(input.now)
  const cv = evidence.cv ? readCv(evidence.cv.text, month) : null
  return {
    job,
    questions,
    evidence,
    answers,
    cv,
    noScore: missingEvidence(answers) ?? unconnected(relevance),
    confidence: confidenceOf({ answers, cv, relevance }),
    relevance,
    aiSignal: readAiSignal({
      answers: input.answers.map((text, at) => ({ text, counters: input.counters?.[at] ?? null })),
      language: job.language,
      ...(input.shared ? { shared: input.shared } : {}),
    }),
    month,
    contentHash: contentHashOf(input, evidence),
  }
}

/** After an engine: verifies the quotes, applies the evidence floor and the caps, and adds up. */
export function finalise(prepared: Prepared, drafts: AnswerDrafts, identity: EngineIdentity): Assessment {
  const { evidence, answers, noScore } = prepared
  const areShort = prepared.confidence.reasons.includes('short-answers')
  const doubt = doubtOfUnjudged(drafts.unjudged ?? 0, answers.length, areShort)
  const skills = creditSkills(prepared, drafts.skills)
  const fields: Record<ScoreField, DraftScore> = {
    technicalSkillsMatch: scoreTechnicalSkills(prepared.job, skills),
    mindsetScore: drafts.mindset,
    cultureFit: prepared.job.companyValues.length === 0 ? notRequired('values') : drafts.culture,
    communicationSkills: drafts.communication,
    potentialScore: drafts.potential,
    experienceMatch: scoreExperience(prepared),
    languageMatch: scoreLanguages(prepared),
    seniorityMatch: scoreSeniority(prepared),
    educationMatch: scoreEducation(prepared),
    note: noteOf(drafts),
  }
  const scores = finaliseScores(fields, evidence)
  const caps = capsOf(answers, skills, evidence.cv !== null)
  const total = noScore ? null : weightedMean(scores)
  return {
    ...identity,
    inputHash: hashOf(prepared, identity.versions),
    score: total === null ? null : Math.min(total, ...caps.map((cap) => cap.limit)),
    ...(noScore ? { noScoreReason: inEnglish(noScore), noScoreSaid: noScore } : {}),
    confidence: doubt ? withDoubt(prepared.confidence, doubt) : prepared.confidence,
    scores,
    caps,
    aiSignal: prepared.aiSignal,
    questionScores: [...drafts.questions],
  }
}

/** An assessment with the attempts to steer it that were found: whoever reads it looks twice. */
export const withFlags = (assessment: Assessment, flags: ManipulationFlag[]): Assessment => ({
  ...assessment,
  flags,
  confidence: flags.length > 0 ? withDoubt(assessment.confidence, 'instructions') : assessment.confidence,
})

function unconnected({ questions, job }: Relevance): Said | null {
  if (job === 'none') return [part('noScore.otherJob')]
  return questions === 'none' ? [part('noScore.otherQuestions')] : null
}

/** The average answer score: shown, not weighted again. */
function noteOf({ questions, average }: AnswerDrafts): DraftScore {
  const scored = scoredOf(questions)
  const sorted = [...scored].sort((a, b) => a.value - b.value)
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  const range =
    lowest && lowest.value !== highest?.value
      ? part('note.lowest', { value: lowest.value, number: lowest.index + 1 })
      : part('note.each', { value: lowest?.value ?? 0 })
  return {
    value: average ?? mean(scored.map((question) => question.value)),
    ...reasonOf([part('note.average'), range, part('note.counted')]),
    claims: [],
  }
}

function redactInput(input: AssessmentInput): Evidence {
  const { skills, industryBackground } = input.job.idealProfile
  const cvText = input.cv?.text ?? ''
  const keep = [...skills, input.job.title, industryBackground]
  const answers = input.questions.map((_, index) => input.answers[index] ?? '')
  const employers = employersOf(cvText, monthOf(input.now), [...keep, input.job.description])
  const [cv, ...redacted] = redactAll([cvText, ...answers], input.candidate, keep, employers)
  return { answers: redacted, cv: cv && wordsOf(cvText).length > 0 ? cv : null }
}

function readAnswers({ job, questions }: AssessmentInput, evidence: Evidence): AnswerReading[] {
  const { language } = job
  const offer = offerOf(job)
  const { trade } = offer
  const tradeWords = trade === null ? [] : wordsOfTrade(trade.family, language)
  const matter = {
    trade,
    offer: contentStems(offer.text, language),
    words: new Set([...wordsOf(offer.text).map((word) => word.text), ...tradeWords]),
    skills: new Set(wordsOf(job.idealProfile.skills.join('\n')).map((word) => word.text)),
  }
  const copyable = [job.description, ...questions.map(({ text }) => text)].map(copyableRunsOf)
  const seen = new Set<string>()
  const texts = evidence.answers.map(({ text }) => text)
  const instructions = instructionsAcross(texts)
  const read = texts.map((text, index) => {
    const question = questions[index] ?? { text: '' }
    const context: AnswerContext = {
      language,
      question,
      motivation: index === 0 || asksForMotivation(question, language),
      hypothetical: isHypothetical(question.text, language),
      matter,
      instructions: instructions[index] ?? [],
      copyable,
    }
    return readAnswer(text, index, context, seen)
  })
  return withSubstance(read, matter, language)
}

const asksForMotivation = ({ text, competency }: Question, language: Language) =>
  /motiv/i.test(competency ?? '') || signalsOf(language).motivation.find(wordsOf(text)).length > 0

function isHypothetical(question: string, language: Language): boolean {
  const grammar = grammarOf(language)
  return wordsOf(question).some(({ text, start, end }) =>
    isWish(grammar, text, question.slice(start, end).toLowerCase()),
  )
}

type Question = AssessmentInput['questions'][number]

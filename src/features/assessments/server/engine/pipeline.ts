import type { MarkField } from '../../contract.ts'
import { instructionsAcross } from '../manipulation/find-instructions.ts'
import { proseOf } from '../manipulation/machine-text.ts'
import { Matter } from '../manipulation/matter.ts'
import { readAiSignal } from './ai-signal/read-ai-signal.ts'
import { type AnswerReading, readAnswer } from './answer-features.ts'
import type { Assessment, AssessmentInput, Mark, QuestionMark } from './assessment.ts'
import { cuesOf } from './cues/cues.ts'
import { type CvReading, readCv } from './cv/read-cv.ts'
import { weighEvidence } from './evidence-floor.ts'
import { grammarOf, isWish } from './grammar/grammar.ts'
import { sentenceOf } from './in-words.ts'
import { hashInput, monthOf } from './input-hash.ts'
import { markEducation, markExperience, markLanguages, markSeniority } from './marks/cv.ts'
import { type DraftMark, notRequired, settleMark } from './marks/draft.ts'
import { creditSkills, markTechnicalSkills, skillsInAnswers } from './marks/technical-skills.ts'
import { redactAll } from './redact.ts'
import { employersOf } from './redact-employers.ts'
import { contentStems } from './stems.ts'
import { mean, wordsOf } from './text.ts'
import { capsOf, weightedMean } from './total.ts'
import type { Claim, Evidence } from './verify-quote.ts'

/**
 * The three steps of every assessment. Only the middle one differs between engines:
 *
 *   1. `prepare`  takes the person out and reads the facts: what each answer is, what the CV says;
 *   2. an engine judges the answers, and gives `AnswerDrafts`, whose quotes are still only claimed;
 *   3. `settle`   verifies the quotes, applies the evidence floor and the caps, and adds up.
 */

/** Everything that an engine may look at; the candidate's identity is not in it. */
export type Prepared = {
  job: AssessmentInput['job']
  questions: AssessmentInput['questions']
  /** The redacted texts, with the way back to the places in the originals. */
  evidence: Evidence
  answers: readonly AnswerReading[]
  cv: CvReading | null
  /** Why no total can be given, whatever an engine says; null when one can. Nobody need be asked then. */
  noScoreReason: string | null
  /** Beside the marks: no engine reads it, and it moves none. */
  aiSignal: Assessment['aiSignal']
  month: number
  /** The fingerprint of the content for an engine of some versions. */
  hashFor: (versions: { engine: string; rubric: string }) => string
}

/** What an engine says of one competency, before its quotes are verified. */
export type CompetencyDraft = {
  /** 0-100; null when there is not enough evidence to judge. */
  value: number | null
  /** One sentence: why this mark, and what was missing. */
  reason: string
  claims: Claim[]
}

/** A required skill that the candidate shows in an answer: only named, or used and explained. */
export type SkillInAnswer = { skill: string; shown: 'named' | 'explained'; claim: Claim }

/** All that an engine has to say about the answers of one candidate. */
export type AnswerDrafts = {
  mindset: CompetencyDraft
  culture: CompetencyDraft
  communication: CompetencyDraft
  potential: CompetencyDraft
  skills: readonly SkillInAnswer[]
  /** One mark for each question, in order; their mean is the `note`. */
  questions: readonly QuestionMark[]
}

/** Who marked: part of the result, and of the fingerprint. */
export type EngineIdentity = Pick<Assessment, 'engine' | 'versions'>

/** Step 1. */
export function prepare(input: AssessmentInput): Prepared {
  const { job, questions } = input
  const evidence = redactInput(input)
  const read = readAnswers(input, evidence)
  const { answers, noScoreReason } = weighEvidence(
    read,
    topicOf(input),
    () => new Set(skillsInAnswers({ job, answers: read }).map(({ skill }) => skill)).size,
  )
  const month = monthOf(input.now)
  return {
    job,
    questions,
    evidence,
    answers,
    cv: evidence.cv ? readCv(evidence.cv.text, month) : null,
    noScoreReason,
    aiSignal: readAiSignal({
      answers: input.answers.map((text, at) => ({ text, counters: input.counters?.[at] ?? null })),
      language: job.language,
      ...(input.shared ? { shared: input.shared } : {}),
    }),
    month,
    hashFor: (versions) => hashInput(input, evidence, versions),
  }
}

/** Step 3. */
export function settle(prepared: Prepared, drafts: AnswerDrafts, identity: EngineIdentity): Assessment {
  const { evidence, answers, noScoreReason } = prepared
  const skills = creditSkills(prepared, drafts.skills)
  const fields: Record<MarkField, DraftMark> = {
    technicalSkillsMatch: markTechnicalSkills(prepared.job, skills),
    mindsetScore: { ...drafts.mindset, weight: 0.2 },
    cultureFit:
      prepared.job.companyValues.length === 0
        ? notRequired('company values')
        : { ...drafts.culture, weight: 0.12 },
    communicationSkills: { ...drafts.communication, weight: 0.1 },
    potentialScore: { ...drafts.potential, weight: 0.1 },
    experienceMatch: markExperience(prepared),
    languageMatch: markLanguages(prepared),
    seniorityMatch: markSeniority(prepared),
    educationMatch: markEducation(prepared),
    note: noteOf(drafts),
  }
  const settled = Object.entries(fields).map(([field, draft]) => [field, settleMark(draft, evidence)])
  const marks = Object.fromEntries(settled) as Record<MarkField, Mark>
  const caps = capsOf(answers, skills, evidence.cv !== null)
  const total = noScoreReason ? null : weightedMean(marks)
  return {
    ...identity,
    inputHash: prepared.hashFor(identity.versions),
    score: total === null ? null : Math.min(total, ...caps.map((cap) => cap.limit)),
    ...(noScoreReason ? { noScoreReason } : {}),
    marks,
    caps,
    aiSignal: prepared.aiSignal,
    questionMarks: [...drafts.questions],
  }
}

/** The content words of the job and of its questions. */
function topicOf({ job, questions }: Pick<AssessmentInput, 'job' | 'questions'>): ReadonlySet<string> {
  const asked = questions.map((question) => question.text).join('\n')
  return contentStems(
    `${job.title}\n${job.description}\n${job.idealProfile.skills.join(' ')}\n${asked}`,
    job.language,
  )
}

/** The mean mark of the questions: shown, not weighted again. */
function noteOf({ questions, mindset }: AnswerDrafts): DraftMark {
  const sorted = [...questions].sort((a, b) => a.value - b.value)
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  const range =
    lowest && lowest.value !== highest?.value
      ? `the lowest is ${lowest.value}, in question ${lowest.index + 1}`
      : `each is ${lowest?.value ?? 0}`
  return {
    value: mean(questions.map((question) => question.value)),
    weight: 0,
    reason: sentenceOf([
      'The mean of the marks of the questions',
      range,
      'already counted in the other fields',
    ]),
    claims: mindset.claims,
  }
}

function redactInput(input: AssessmentInput): Evidence {
  const { skills, industryBackground } = input.job.idealProfile
  const cvText = input.cv?.text ?? ''
  const keep = [...skills, input.job.title, industryBackground]
  const answers = input.questions.map((_, index) => input.answers[index] ?? '')
  const known = [...keep, input.job.description]
  const employers = employersOf(cvText, monthOf(input.now), known)
  const [cv, ...redacted] = redactAll([cvText, ...answers], input.candidate, keep, employers)
  return { answers: redacted, cv: cv && wordsOf(cvText).length > 0 ? cv : null }
}

function readAnswers({ job, questions }: AssessmentInput, evidence: Evidence): AnswerReading[] {
  const jobText = `${job.title}. ${job.description} ${job.idealProfile.skills.join(' ')}`
  const jobStems = contentStems(jobText, job.language)
  const copyable = [job.description, ...questions.map((question) => question.text)]
  const motivationCues = cuesOf(job.language).motivation
  const seen = new Set<string>()
  const topic = topicOf({ job, questions })
  const orders = instructionsAcross(evidence.answers.map(({ text }) => text))
  const said = evidence.answers.map(({ text }, at) =>
    contentStems(proseOf(text, orders[at] ?? []), job.language),
  )
  const matterBeside = (index: number) =>
    new Matter(
      new Set([...topic, ...said.flatMap((stems, at) => (at === index ? [] : [...stems]))]),
      job.language,
    )
  return evidence.answers.map((answer, index) => {
    const question = questions[index] ?? { text: '' }
    const motivation =
      /motiv/i.test(question.competency ?? '') ||
      index === 0 ||
      motivationCues.find(wordsOf(question.text)).length > 0
    const grammar = grammarOf(job.language)
    const hypothetical = wordsOf(question.text).some(({ text, start, end }) =>
      isWish(grammar, text, question.text.slice(start, end).toLowerCase()),
    )
    const context = {
      language: job.language,
      question: question.text,
      motivation,
      hypothetical,
      jobStems,
      matter: matterBeside(index),
      orders: orders[index] ?? [],
      copyable,
    }
    return readAnswer(answer.text, index, context, seen)
  })
}

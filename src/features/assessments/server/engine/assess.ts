import type { MarkField } from '../../contract.ts'
import { readAiSignal } from './ai-signal.ts'
import { readAnswer } from './answer-features.ts'
import { markAnswer } from './answer-mark.ts'
import type { Assessment, AssessmentInput, Mark } from './assessment.ts'
import { cuesOf } from './cues/cues.ts'
import { readCv } from './cv/read-cv.ts'
import { missingEvidence } from './evidence-floor.ts'
import { hashInput, monthOf } from './input-hash.ts'
import { markCommunication, markCulture, markMindset, markNote, markPotential } from './marks/answers.ts'
import { markEducation, markExperience, markLanguages, markSeniority } from './marks/cv.ts'
import { type DraftMark, type Readings, settleMark } from './marks/draft.ts'
import { creditSkills, markTechnicalSkills } from './marks/technical-skills.ts'
import { redactAll } from './redact.ts'
import { contentStems } from './stems.ts'
import { wordsOf } from './text.ts'
import { capsOf, weightedMean } from './total.ts'
import type { Evidence } from './verify-quote.ts'

/** Raised whenever the same input may be marked differently. */
export const engineVersions = { engine: 'builtin-1', rubric: '1' } as const

/**
 * Marks one candidate, in this order: take the person out, read answers and CV, mark each field with quotes,
 * verify the quotes, and only then add up. Pure: the same content always gets the same marks.
 */
export function assess(input: AssessmentInput): Assessment {
  const evidence = redactInput(input)
  const inputHash = hashInput(input, evidence, engineVersions)
  const readings = read(input, evidence)
  const { answers } = readings
  const questionMarks = answers.map((answer) => ({ index: answer.index, ...markAnswer(answer) }))
  const all: Readings = { ...readings, questionMarks }
  const skills = creditSkills(all)
  const drafts: Record<MarkField, DraftMark> = {
    technicalSkillsMatch: markTechnicalSkills(all, skills),
    mindsetScore: markMindset(all),
    cultureFit: markCulture(all),
    communicationSkills: markCommunication(all),
    potentialScore: markPotential(all),
    experienceMatch: markExperience(all),
    languageMatch: markLanguages(all),
    seniorityMatch: markSeniority(all),
    educationMatch: markEducation(all),
    note: markNote(all),
  }
  const settled = Object.entries(drafts).map(([field, draft]) => [field, settleMark(draft, evidence)])
  const marks = Object.fromEntries(settled) as Record<MarkField, Mark>
  const caps = capsOf(answers, skills, evidence.cv !== null)
  const noScoreReason = missingEvidence(answers)
  const total = noScoreReason ? null : weightedMean(marks)
  return {
    engine: 'builtin',
    versions: { ...engineVersions },
    inputHash,
    score: total === null ? null : Math.min(total, ...caps.map((cap) => cap.limit)),
    ...(noScoreReason ? { noScoreReason } : {}),
    marks,
    caps,
    aiSignal: readAiSignal(evidence.answers.map((answer) => answer.text)),
    questionMarks,
  }
}

function redactInput(input: AssessmentInput): Evidence {
  const { skills, industryBackground } = input.job.idealProfile
  const cvText = input.cv?.text ?? ''
  const keep = [...skills, input.job.title, industryBackground]
  const answers = input.questions.map((_, index) => input.answers[index] ?? '')
  const [cv, ...redacted] = redactAll([cvText, ...answers], input.candidate, keep)
  return { answers: redacted, cv: cv && wordsOf(cvText).length > 0 ? cv : null }
}

function read(input: AssessmentInput, evidence: Evidence): Omit<Readings, 'questionMarks'> {
  const { job, questions } = input
  const jobText = `${job.title}. ${job.description} ${job.idealProfile.skills.join(' ')}`
  const jobStems = contentStems(jobText, job.language)
  const copyable = [job.description, ...questions.map((question) => question.text)]
  const seen = new Set<string>()
  const answers = evidence.answers.map((answer, index) =>
    readAnswer(
      answer.text,
      index,
      { language: job.language, question: questions[index]?.text ?? '', jobStems, copyable },
      seen,
    ),
  )
  const motivationCues = cuesOf(job.language).motivation
  return {
    job,
    answers,
    cv: evidence.cv ? readCv(evidence.cv.text, monthOf(input.now)) : null,
    motivationQuestion: (index) => {
      const question = questions[index]
      if (!question) return false
      if (/motiv/i.test(question.competency ?? '')) return true
      return index === 0 || motivationCues.find(wordsOf(question.text)).length > 0
    },
  }
}

import type { AiBand, Evaluation, MarkField, ShownQuote } from '#features/assessments/contract.ts'
import type { CandidateStatus } from '#features/candidates/contract.ts'
import type { CandidateSort, ScoreBand } from '../contract.ts'

export const statusWords: Readonly<Record<CandidateStatus, string>> = {
  PENDING: 'Pending',
  ACCEPTED: 'Invited',
  REJECTED: 'Rejected',
  UNDER_REVIEW: 'Under review',
  WITHDRAWN: 'Withdrawn',
  HIRED: 'Hired',
}

export const markWords: Readonly<Record<MarkField, string>> = {
  technicalSkillsMatch: 'Technical skills',
  mindsetScore: 'Mindset',
  cultureFit: 'Culture fit',
  communicationSkills: 'Communication',
  potentialScore: 'Potential',
  experienceMatch: 'Experience',
  languageMatch: 'Languages',
  seniorityMatch: 'Seniority',
  educationMatch: 'Education',
  note: 'Mean of the answers',
}

export const sortWords: Readonly<Record<CandidateSort, string>> = {
  score: 'Score, highest first',
  createdAt: 'Date, newest first',
  firstName: 'Name, A to Z',
}

export const bandWords: Readonly<Record<ScoreBand, string>> = {
  high: 'High (85 and above)',
  medium: 'Medium (70 to 84)',
  low: 'Low (below 70)',
}

export const locationWords: Readonly<Record<string, string>> = {
  'too-far': 'lives further from the job than this installation allows',
  'unknown-city': 'gave a city that we do not know',
}

/** What the advice about AI-written text says in words; never proof, never part of the score. */
export const aiBandWords: Readonly<Record<AiBand, string>> = {
  none: 'no sign',
  some: 'some signs',
  strong: 'strong signs',
}

/** Who marked, in words. */
export function engineWords({ engine, model, provider }: Pick<Evaluation, 'engine' | 'model' | 'provider'>) {
  return engine === 'builtin' ? 'the built-in engine' : `the language model ${model} (${provider})`
}

export function placeWords({ source, index }: Pick<ShownQuote, 'source' | 'index'>): string {
  return source === 'cv' ? 'From the CV' : `From answer ${(index ?? 0) + 1}`
}

/** A day as people read it, in the reader's own zone. */
export function day(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(instant),
  )
}

/** A moment as people read it, in the reader's own zone. */
export function moment(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  )
}

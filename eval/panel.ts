import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../src/contract/languages.ts'
import type { Assessment, AssessmentInput } from '../src/features/scoring/assessment.ts'
import { assess } from '../src/features/scoring/score-interview.ts'

/** Bands of a recruiter's judgement, the worst first, with the totals that they stand for. */
export const bands = [
  { band: 'empty', from: null, to: null },
  { band: 'weak', from: 20, to: 44 },
  { band: 'partial', from: 45, to: 69 },
  { band: 'good', from: 70, to: 84 },
  { band: 'excellent', from: 85, to: 100 },
] as const
export type Band = (typeof bands)[number]['band']

interface PanelCandidate {
  id: string
  band: Band
  firstName: string
  lastName: string
  email: string
  phone: string
  city: string
  answers: string[]
  cv: string
}
interface PanelFile {
  id: string
  language: Language
  original: boolean
  job: Omit<AssessmentInput['job'], 'language'>
  questions: AssessmentInput['questions']
  candidates: PanelCandidate[]
}

/** One interview of the panel, its judgement by people's anchors beside it. */
export interface PanelCase {
  job: string
  language: string
  original: boolean
  candidate: string
  band: Band
  input: AssessmentInput
}

const now = new Date('2026-06-15T00:00:00Z')

/** The interviews of one set of the persona panel. */
export function panelOf(set: 'dev' | 'holdout'): PanelCase[] {
  const folder = join(import.meta.dirname, 'panel', set)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as PanelFile)
    .flatMap(({ id, language, original, job, questions, candidates }) =>
      candidates.map(({ id: candidate, band, answers, cv, ...person }) => ({
        job: id,
        language,
        original,
        candidate,
        band,
        input: {
          job: { ...job, language },
          questions,
          answers,
          cv: { text: cv },
          now,
          candidate: {
            firstName: person.firstName,
            lastName: person.lastName,
            email: person.email,
            phone: person.phone,
            city: person.city,
          },
        },
      })),
    )
}

export function bandOf(score: Assessment['score']): Band {
  if (score === null) return 'empty'
  return bands.findLast(({ from }) => from !== null && score >= from)?.band ?? 'weak'
}

export const rankOf = (band: Band): number => bands.findIndex((entry) => entry.band === band)

export const scoreCase = ({ input }: PanelCase): Assessment => assess(input)

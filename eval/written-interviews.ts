import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../src/contract/languages.ts'
import type { AssessmentInput } from '../src/features/scoring/assessment.ts'
import { asAsked } from './as-asked.ts'
import { panelOf } from './panel.ts'
import type { Split } from './splits.ts'

export type Kind = 'genuine' | 'terse' | 'modest' | 'bluffer' | 'universal' | 'nonsense'

/** An interview written for this project, by what it was written to be. */
export interface WrittenInterview {
  job: string
  language: Language
  kind: Kind
  input: AssessmentInput
}

interface File {
  id: string
  language: Language
  job: Omit<AssessmentInput['job'], 'language'>
  questions: AssessmentInput['questions']
  candidates: ({ kind: Kind; answers: string[]; cv: string } & AssessmentInput['candidate'])[]
}

const now = new Date('2026-06-15T00:00:00Z')

/** The interviews of `eval/relevance`. */
export function writtenInterviews(split: Split): WrittenInterview[] {
  const folder = join(import.meta.dirname, 'relevance', split)
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as File)
    .flatMap(({ id, language, job, questions, candidates }) =>
      candidates.map(({ kind, answers, cv, firstName, lastName, email, phone, city }) => ({
        job: id,
        language,
        kind,
        input: {
          job: { ...job, language },
          questions: asAsked({ ...job, language }, questions),
          answers,
          cv: { text: cv },
          now,
          candidate: { firstName, lastName, email, phone, city },
        },
      })),
    )
}

/** Interviews of people who mean it: of the panel all but the weak and the empty ones, in their own language. */
export function genuineInterviews(split: Split): WrittenInterview[] {
  const panel = panelOf(split)
    .filter(({ original, band }) => original && band !== 'empty' && band !== 'weak')
    .map(({ job, language, input }) => ({
      job,
      language: language as Language,
      kind: 'genuine' as const,
      input,
    }))
  const meant: readonly Kind[] = ['genuine', 'terse', 'modest']
  return [...panel, ...writtenInterviews(split).filter(({ kind }) => meant.includes(kind))]
}

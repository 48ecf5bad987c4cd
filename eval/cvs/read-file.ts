import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '../../src/contract/languages.ts'
import { monthsWorked } from '../../src/features/scoring/cv/read-cv.ts'
import { prepare } from '../../src/features/scoring/pipeline.ts'
import { scoreSeniority } from '../../src/features/scoring/scores/cv.ts'
import { creditSkills } from '../../src/features/scoring/scores/technical-skills.ts'
import type { Documents, ExtractedDocument } from '../../src/platform/documents/documents.ts'
import { openDocuments } from '../../src/platform/documents/open-documents.ts'
import { bareJob } from '../bare-job.ts'
import { type CvPerson, readingDate } from './facts.ts'
import { ladder } from './make-career.ts'

/** What the product found in a CV. */
export interface CvFindings {
  years: number
  degree: number
  seniority: number
  languages: Record<string, number>
  /** Those of the skills asked for that it found. */
  skills: string[]
}

export interface CvFiles {
  /** Extracts a file as the product does, in a child process; null when that cannot be done. */
  extract(bytes: Buffer, name: string): Promise<ExtractedDocument | null>
  close(): Promise<void>
}

const silent = { debug() {}, info() {}, warn() {}, error() {} }

export function openCvFiles(): CvFiles {
  const folder = mkdtempSync(join(tmpdir(), 'cvs-'))
  const documents: Documents = openDocuments({
    log: silent,
    readers: 2,
    maxWaiting: 10_000,
    maxWaitingOfOne: 10_000,
    timeoutMs: 60_000,
  })
  let files = 0
  return {
    async extract(bytes, name) {
      const path = join(folder, `${files++}-${name}`)
      writeFileSync(path, bytes)
      const read = await documents.extract(path)
      rmSync(path)
      return read.ok ? read.document : null
    },
    async close() {
      await documents.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Reads an extracted CV as the engine does: the person taken out first. The one place that knows the engine's calls. */
export function findingsOf(
  text: string,
  person: Pick<CvPerson, 'firstName' | 'lastName' | 'email' | 'phone' | 'city'>,
  job: { language: Language; skills: readonly string[] },
): CvFindings {
  const asked = (seniorityLevel: string) =>
    bareJob({ language: job.language }, { skills: job.skills, seniorityLevel })
  const read = prepare({
    job: asked(''),
    candidate: person,
    questions: [],
    answers: [],
    cv: { text },
    now: readingDate,
  })
  const seniorityScore = (seniorityLevel: string) =>
    scoreSeniority({ ...read, job: asked(seniorityLevel) }).value
  const { posts = [], degrees = [], languages = [] } = read.cv ?? {}
  return {
    years: monthsWorked(posts) / 12,
    degree: Math.max(0, ...degrees.map(({ level }) => level)),
    // The step of the ladder that gets the full score is the one that was read.
    seniority: ladder.findIndex((step) => seniorityScore(step) === 100),
    languages: Object.fromEntries(languages.map(({ name, credit }) => [name, credit])),
    skills: creditSkills(read, [])
      .filter(({ credit }) => credit >= 0.5)
      .map(({ skill }) => skill),
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { interviewLanguages, type Language } from '../../src/contract/languages.ts'
import type { DocumentKind } from '../../src/platform/documents/documents.ts'
import type { CvFacts } from './facts.ts'
import { layouts } from './layouts.ts'
import { layOutCv, type Split, type Writer, writeCv } from './make-cv.ts'

/** A CV's file beside what is true of it. */
export interface CvCase {
  name: string
  split: Split
  kind: DocumentKind
  /** Of the job, in which it asks for skills. */
  jobLanguage: Language
  facts: Pick<CvFacts, 'person' | 'truth'>
  bytes(): Promise<Buffer>
}

/** How a file that another program made once is listed in `files/facts.json`. */
export interface CommittedCv {
  file: string
  split: Split
  jobLanguage: Language
  facts: Pick<CvFacts, 'person' | 'truth'>
}

const writers: readonly Writer[] = ['react-pdf', 'plain-pdf', 'docx']
const folder = new URL('./files/', import.meta.url)

/** Every CV of the benchmark: those made each time, and those that stand in `files/`. */
export function everyCv(split: Split): CvCase[] {
  const made = writers.flatMap((writer) =>
    interviewLanguages.flatMap((language) =>
      layouts.map((layout): CvCase => {
        const cv = layOutCv({ split, language, layout, writer })
        const kind = writer === 'docx' ? 'docx' : 'pdf'
        return {
          name: cv.facts.id,
          split,
          kind,
          jobLanguage: language,
          facts: cv.facts,
          bytes: () => writeCv(cv),
        }
      }),
    ),
  )
  return [...made, ...committed().filter((one) => one.split === split)]
}

function committed(): CvCase[] {
  const list = new URL('facts.json', folder)
  if (!existsSync(list)) return []
  return (JSON.parse(readFileSync(list, 'utf8')) as CommittedCv[]).map(({ file, ...known }) => ({
    ...known,
    name: `${known.split}/${file}`,
    kind: file.endsWith('.doc') ? 'doc' : 'pdf',
    bytes: async () => readFileSync(new URL(file, folder)),
  }))
}

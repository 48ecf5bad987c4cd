// `node eval/make-cv-files.ts`: makes the CVs in eval/cvs/files/ that nothing in this project can write, old Word
// documents and the PDFs of a word processor. Needs LibreOffice (`soffice`), which nothing else here does.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { interviewLanguages } from '../src/contract/languages.ts'
import type { CommittedCv } from './cvs/every-cv.ts'
import { layouts } from './cvs/layouts.ts'
import { layOutCv, writeCv } from './cvs/make-cv.ts'

const wordProcessor = 'soffice'
const folder = new URL('./cvs/files/', import.meta.url).pathname
const docxFolder = mkdtempSync(join(tmpdir(), 'cv-files-'))
mkdirSync(folder, { recursive: true })
for (const file of readdirSync(folder)) rmSync(join(folder, file))

const listed: CommittedCv[] = []
const sources: Record<'doc' | 'pdf', string[]> = { doc: [], pdf: [] }
for (const [at, language] of interviewLanguages.entries()) {
  for (const [kind, count] of [
    ['doc', 6],
    ['pdf', 4],
  ] as const) {
    for (let copy = 0; copy < count; copy++) {
      const layout = layouts[(at * 3 + copy * 2 + (kind === 'pdf' ? 1 : 0)) % layouts.length] ?? 'single'
      const split = copy % 2 === 0 ? 'dev' : 'holdout'
      // Other copies than those that the benchmark makes itself.
      const cv = layOutCv({ split, language, layout, writer: 'docx', copy: kind === 'pdf' ? 2 : 1 })
      const name = `${language}-${layout}-${split}`
      const source = join(docxFolder, `${name}.docx`)
      writeFileSync(source, await writeCv(cv))
      sources[kind].push(source)
      const { person, truth } = cv.facts
      listed.push({ file: `${name}.${kind}`, split, jobLanguage: language, facts: { person, truth } })
    }
  }
}
for (const [kind, files] of Object.entries(sources))
  execFileSync(wordProcessor, ['--headless', '--convert-to', kind, '--outdir', folder, ...files], {
    stdio: 'inherit',
  })
writeFileSync(join(folder, 'facts.json'), `${JSON.stringify(listed, null, 2)}\n`)
rmSync(docxFolder, { recursive: true })

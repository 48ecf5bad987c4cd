// `npm run corpus [-- FOLDER]`: sends every file of a folder, or files made for it, as a CV to a server of its own, and tells what came of it.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type CvFile, madeFiles } from './corpus/made-files.ts'
import { findingsOf, sendFiles } from './corpus/send-files.ts'
import { print } from './trust/print-findings.ts'

function* filesOf(folder: string): Generator<CvFile> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (statSync(path, { throwIfNoEntry: false })?.isFile())
      yield { name: basename(path), bytes: readFileSync(path) }
  }
}

const [folder] = process.argv.slice(2)
const { sent, watched } = await sendFiles(folder ? filesOf(folder) : madeFiles())
for (const { name, milliseconds } of sent.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 3))
  console.log(`  slow: ${milliseconds} ms  ${name}`)
const findings = findingsOf(sent, watched)
print(findings)
mkdirSync('.cache', { recursive: true })
writeFileSync('.cache/corpus.json', JSON.stringify(sent, null, 1))
const passed = findings.every((finding) => finding.passed)
console.log(`${passed ? 'PASS' : 'FAIL'}; each file: .cache/corpus.json`)
process.exit(passed ? 0 : 1)

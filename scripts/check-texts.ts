// Finds what people read outside the texts: JSX text, visible attributes, and dictionaries that are not ICU messages;
// texts of employers that are not in all of their languages, and punctuation of another language.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './list-files.ts'
import { findLiterals } from './texts/find-literals.ts'
import { findPunctuation } from './texts/find-punctuation.ts'
import { findUntranslated } from './texts/untranslated.ts'

const root = join(import.meta.dirname, '..')
const files = listFiles(root, ['src']).filter(
  (file) => !/\.test\.tsx?$|^src\/(testing|ui\/gallery|contract\/texts)\//.test(file),
)
const problems = files.flatMap((file) => {
  const source = readFileSync(join(root, file), 'utf8')
  if (/\/(mail-)?texts[^/]*\.ts$|-texts[^/]*\.ts$/.test(file))
    return /\b(defineTexts|translateTexts|readTexts)\(/.test(source)
      ? []
      : [`${file} is a dictionary of its own. Use defineTexts.`]
  return file.endsWith('.tsx')
    ? findLiterals(file, source).map(({ line, text }) => `${file}:${line} ${JSON.stringify(text)}`)
    : []
})

for (const problem of problems) console.log(problem)
const areas = Map.groupBy(problems, (problem) =>
  problem
    .split('/')
    .slice(0, problem.startsWith('src/features') ? 3 : 2)
    .join('/'),
)
for (const [area, found] of areas) console.log(`${area}: ${found.length}`)
const untranslated = findUntranslated(root, files)
for (const one of untranslated) console.log(one)
// What invented candidates answered stays as they typed it.
const mispunctuated = files
  .filter((file) => !/\/answers-/.test(file))
  .flatMap((file) =>
    findPunctuation(file, readFileSync(join(root, file), 'utf8')).map(
      ({ line, says }) => `${file}:${line} ${says}`,
    ),
  )
for (const one of mispunctuated) console.log(one)
console.log(
  `${files.length} files read, ${problems.length} texts outside src/contract/texts, ${untranslated.length} texts not in French and Arabic, ${mispunctuated.length} lines with punctuation of another language`,
)
process.exitCode = problems.length + untranslated.length + mispunctuated.length === 0 ? 0 : 1

import { readSpecLines } from './spec/read-lines.ts'
import { readTaggedTests } from './spec/read-tags.ts'

/** Prints, as Markdown, each line of the specification with the tests that name it. */
const root = process.cwd()
const lines = readSpecLines(root)
const tests = readTaggedTests(root)

let section = ''
for (const line of lines) {
  if (line.section !== section) console.log(`\n## ${line.section}\n\n| line | tests |\n|---|---|`)
  section = line.section
  console.log(`| §${line.id} ${line.text} | ${testsOf(line.id).join(' <br> ') || 'no test'} |`)
}

const untested = lines.filter((line) => testsOf(line.id).length === 0)
console.log(`\n## Lines without a test\n`)
for (const line of untested) console.log(`- §${line.id} ${line.text}`)
console.log(`\n${lines.length - untested.length} of ${lines.length} lines have a test.`)

function testsOf(id: string): string[] {
  return tests.filter((test) => test.ids.includes(id)).map((test) => `\`${test.file} › ${test.title}\``)
}

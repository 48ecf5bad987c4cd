import { readFileSync } from 'node:fs'
import * as z from 'zod'

/** A requirement of OWASP ASVS 5.0.0, in our own words, with what shows it or why it does not hold. */
const said = { id: z.string(), level: z.literal([1, 2]), summary: z.string(), note: z.optional(z.string()) }
const requirement = z.union([
  z.strictObject({ ...said, tests: z.array(z.strictObject({ file: z.string(), title: z.string() })).min(1) }),
  z.strictObject({ ...said, read: z.array(z.string()).min(1) }),
  z.strictObject({ ...said, notApplicable: z.string() }),
  z.strictObject({ ...said, notMet: z.string() }),
])
type Requirement = z.infer<typeof requirement>

export const ledger: readonly Requirement[] = z
  .array(requirement)
  .parse(JSON.parse(readFileSync(new URL('../../docs/asvs.json', import.meta.url), 'utf8')))

const isNotMet = (one: Requirement) => 'notMet' in one
const isTested = (one: Requirement) => 'tests' in one
const isRead = (one: Requirement) => 'read' in one
const isNotApplicable = (one: Requirement) => 'notApplicable' in one
const count = (is: (one: Requirement) => boolean) => ledger.filter(is).length

/** For the scorecard: what no test shows. */
export const leftOpen = (): string =>
  `${count(isNotMet)} are not met, ${count(isRead)} shown by reading alone (docs/asvs.md)`

/** docs/asvs.md. */
export function asvsPage(): string {
  return `${[
    '# OWASP ASVS, levels 1 and 2',
    '',
    'Each requirement of levels 1 and 2 of [ASVS 5.0.0](https://github.com/OWASP/ASVS/tree/master/5.0), in our own words, with the test that',
    'shows it or the reason why none does. Ids and levels are those of its published list; what it demands stands there, not here.',
    `Of ${ledger.length}: **${count(isNotMet)} not met**, ${count(isRead)} shown by reading the code alone, ${count(isTested)} shown by tests, ${count(isNotApplicable)} do not apply.`,
    '',
    'The list is `docs/asvs.json`; `scripts/asvs.test.ts` looks each named test up and keeps this page (`npx vitest run scripts/asvs.test.ts -u`',
    'writes it anew). We judged ourselves; nobody from outside has verified it.',
    ...section('Not met', ledger.filter(isNotMet)),
    ...section('Shown by reading alone', ledger.filter(isRead)),
    ...section('Shown by tests', ledger.filter(isTested)),
    ...section('Does not apply', ledger.filter(isNotApplicable)),
  ].join('\n')}\n`
}

const section = (title: string, some: readonly Requirement[]) => [
  '',
  `## ${title}`,
  '| id | level | what | how |',
  '|---|---|---|---|',
  ...some.map((one) => `| ${one.id} | ${one.level} | ${one.summary} | ${howOf(one)} |`),
]

function howOf(one: Requirement): string {
  const note = one.note ? [one.note] : []
  if ('notMet' in one) return one.notMet
  if ('notApplicable' in one) return one.notApplicable
  if ('read' in one) return [...note, ...one.read.map((file) => `\`${file}\``)].join(' ')
  const tests = one.tests.map(({ file, title }) => `\`${file}\`: ${title.replaceAll('|', '\\|')}`)
  return [...tests, ...note].join('; ')
}

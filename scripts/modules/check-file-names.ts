import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listFiles } from '../list-files.ts'
import type { Problem } from './problem.ts'

const vague = /(^|-)(utils?|helpers?|managers?|misc)(-|\.|$)|^(common|data|info)\./

const word = '[a-z0-9]+(-[a-z0-9]+)*'
const words = '[a-z0-9]+(-[a-z0-9]+)+'

const serverFiles = [
  `(routes|rules|tables|store|tasks|mails|prompts|events)(\\.test)?\\.ts`,
  `${words}(\\.slow)?(\\.test)?\\.ts`,
  `(${word}/)+(${word}(\\.(d|[a-z]{2}))?(\\.slow)?(\\.test)?\\.ts|${word}\\.json|README\\.md)`,
]
const webFiles = [`texts(\\.test)?\\.ts`, `${word}(\\.test)?\\.tsx`, `${words}(\\.test)?\\.ts`]
const contractFiles = [`README\\.md`, `(contract|limits)(\\.test)?\\.ts`, `contract/${word}(\\.test)?\\.ts`]
/** A feature without server and browser halves is pure: its folders are its own. */
const pureFiles = [`(${word}/)*(${word}(\\.[a-z]+)*\\.(ts|json)|README\\.md)`]

const featureFiles = anyOf([
  ...contractFiles,
  ...serverFiles.map((file) => `server/${file}`),
  ...webFiles.map((file) => `web/${file}`),
])
const pureFeatureFiles = anyOf([...contractFiles, ...pureFiles])

const featureWords = [
  'A feature holds README.md, contract.ts and limits.ts (or a folder contract/),',
  'server/{routes,rules,tables,store,tasks,mails,prompts,events}.ts, server/<verb-noun>.ts (one operation a file, two words or more),',
  'server/<topic>/ for the inner files of one operation with their word lists (*.json),',
  'web/<x>-page.tsx, web/<component>.tsx, web/use-<what>.ts, web/<verb-noun>.ts, web/texts.ts, and tests beside what they test.',
].join(' ')

function anyOf(patterns: string[]): RegExp {
  return new RegExp(`^(${patterns.join('|')})$`)
}

/** Files whose name or place is outside the vocabulary of the project. */
export function checkFileNames(root: string): Problem[] {
  return listFiles(root, ['src']).flatMap((file) => [
    ...nameProblems(file).map((message) => ({ file, message })),
    ...placeProblems(root, file).map((message) => ({ file, message })),
  ])
}

function nameProblems(file: string): string[] {
  const name = basename(file)
  const problems: string[] = []
  if (vague.test(name)) problems.push('has a vague name. Name it after what it exports.')
  if (name !== 'README.md' && !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/.test(name))
    problems.push('is not in kebab-case.')
  if (
    /^src\/(server|platform|contract)\/.*\.tsx$|^src\/features\/[^/]+\/(server\/|contract).*\.tsx$/.test(file)
  )
    problems.push('is .tsx, which Node cannot run: only browser code may use JSX.')
  return problems
}

function placeProblems(root: string, file: string): string[] {
  const [, feature = '', inFeature] = /^(src\/features\/[^/]+)\/(.+)$/.exec(file) ?? []
  if (!inFeature) return []
  const isPure = !existsSync(join(root, feature, 'server')) && !existsSync(join(root, feature, 'web'))
  const known = isPure ? pureFeatureFiles : featureFiles
  return known.test(inFeature) ? [] : [`is not in the vocabulary of a feature. ${featureWords}`]
}

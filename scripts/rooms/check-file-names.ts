import { globSync } from 'node:fs'
import type { Problem } from './problem.ts'

const vague = /(^|-)(utils?|helpers?|managers?|misc)(-|\.|$)|^(common|data|info)\./

const featureFiles: readonly RegExp[] = [
  /^(README\.md|contract(\.test)?\.ts)$/,
  /^contract\/[a-z0-9]+(-[a-z0-9]+)*(\.test)?\.ts$/,
  /^server\/(routes|rules|tables|store|tasks|mails|prompts|facts)(\.test)?\.ts$/,
  /^server\/[a-z0-9]+(-[a-z0-9]+)+(\.test)?\.ts$/,
  /^server\/([a-z0-9]+(-[a-z0-9]+)*\/)+[a-z0-9]+(-[a-z0-9]+)*(\.(?:d|[a-z]{2}))?(\.test)?\.ts$/,
  /^server\/([a-z0-9]+(-[a-z0-9]+)*\/)+([a-z0-9]+(-[a-z0-9]+)*\.json|README\.md)$/,
  /^web\/texts(\.test)?\.ts$/,
  /^web\/[a-z0-9]+(-[a-z0-9]+)*(\.test)?\.tsx$/,
  /^web\/[a-z0-9]+(-[a-z0-9]+)+(\.test)?\.ts$/,
]

const featureWords = [
  'A feature holds README.md, contract.ts (parts of a long one: contract/<what>.ts),',
  'server/{routes,rules,tables,store,tasks,mails,prompts,facts}.ts, server/<verb-noun>.ts (one operation a file, two words or more), server/<what>/ for the inner parts of one operation with their word lists (*.json) and a README.md that explains them,',
  'web/<x>-page.tsx, web/<component>.tsx, web/use-<what>.ts, web/<verb-noun>.ts, web/texts.ts, and tests beside what they test.',
].join(' ')

/** Files whose name or place the house has no word for. */
export function checkFileNames(root: string): Problem[] {
  const files = globSync('src/**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1))
  return files.flatMap((file) => problemsOf(file).map((message) => ({ file, message })))
}

function problemsOf(file: string): string[] {
  const name = file.slice(file.lastIndexOf('/') + 1)
  const problems: string[] = []
  const inFeature = /^src\/features\/[^/]+\/(.+)$/.exec(file)?.[1]
  if (vague.test(name)) problems.push('has a name that could hold anything. Name it after what it exports.')
  if (name !== 'README.md' && !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/.test(name))
    problems.push('is not in kebab-case.')
  if (
    /^src\/(server|platform|contract)\/|^src\/features\/[^/]+\/(server\/|contract)/.test(file) &&
    file.endsWith('x') &&
    /\.tsx$/.test(file)
  )
    problems.push('is .tsx, which Node cannot run: only the browser’s code may hold JSX.')
  else if (inFeature && !featureFiles.some((known) => known.test(inFeature)))
    problems.push(`is not a file a feature has. ${featureWords}`)
  return problems
}

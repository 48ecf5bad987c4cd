import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder whose README.md says on its `May use:` line what it may import. */
export interface Module {
  /** As a `May use:` line names it: `contract`, `platform/database`, `jobs`. */
  name: string
  /** From the root of the repository, e.g. `src/features/jobs`. */
  folder: string
  /** True for `src/platform`, whose folders are modules of their own. */
  shallow: boolean
  mayUse: string[]
  hasReadme: boolean
}

export const headings = ['Screens', 'Endpoints', 'Tables', 'Publishes', 'May use', 'Does not'] as const
export type Heading = (typeof headings)[number]

/** Every module that has a folder, with what its README.md says. */
export function readModules(root: string): Module[] {
  const single = ['contract', 'lexicon', 'ui', 'server', 'web', 'testing'].map((name) =>
    module(root, name, `src/${name}`),
  )
  const platform = foldersIn(root, 'src/platform').map((name) =>
    module(root, `platform/${name}`, `src/platform/${name}`),
  )
  const features = foldersIn(root, 'src/features').map((name) => module(root, name, `src/features/${name}`))
  const whole = { ...module(root, 'platform', 'src/platform'), shallow: true }
  return [...single, whole, ...platform, ...features].filter((one) => existsSync(join(root, one.folder)))
}

/** The features in dependency order: a feature may use only those before it. */
export function readDependencyOrder(root: string): string[] {
  const lines = readText(join(root, 'src/features/README.md')).split('\n')
  return lines.flatMap((line) => /^\d+\.\s+`?([a-z-]+)`?/.exec(line)?.[1] ?? [])
}

/** The text after each heading of a README, continued lines included. */
export function readSections(text: string): Map<Heading, string> {
  const sections = new Map<Heading, string>()
  let current: Heading | undefined
  for (const line of text.split('\n')) {
    const heading = headings.find((one) => line.startsWith(`${one}:`))
    const continues = line.trim() !== '' && !/^[A-Z][a-z ]+:/.test(line)
    if (heading) sections.set(heading, line.slice(heading.length + 1).trim())
    else if (current && continues) sections.set(current, `${sections.get(current)} ${line.trim()}`)
    current = heading ?? (continues ? current : undefined)
  }
  return sections
}

/** The names on a list such as `a, b (why), c.`; empty for `none`. Node's own modules need no mention. */
export function namesOn(list: string): string[] {
  const names = list.replace(/\([^)]*\)/g, '').split(/[,;·]/)
  return names
    .map((name) => name.replace(/[`*]/g, '').trim().replace(/\.$/, ''))
    .filter((name) => name && !/^(none|nothing|node)\b/i.test(name))
}

export function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function module(root: string, name: string, folder: string): Module {
  const text = readText(join(root, folder, 'README.md'))
  const mayUse = namesOn(readSections(text).get('May use') ?? '')
  return { name, folder, shallow: false, mayUse, hasReadme: text !== '' }
}

function foldersIn(root: string, folder: string): string[] {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}

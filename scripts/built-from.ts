// What the browser's code is built from: the files that Vite read, so that a build is repeated when one of them changes.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** What Vite reads without naming it as a module. */
const settings = [
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'public/**/*',
  'src/**/*.css',
  'scripts/{built-from,compile-texts}.ts',
]

/** Lists in `folder` the project's files that each environment was built from; packages are held by the lock file. */
export function listSources(folder: string): Plugin {
  return {
    name: 'list-sources',
    apply: 'build',
    generateBundle() {
      const { name, config } = this.environment
      const files = [...this.getModuleIds()]
        .map((id) => relative(config.root, id.replace(/[?#].*$/, '')))
        .filter((path) => isSource(config.root, path))
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${name}.json`), JSON.stringify([...new Set(files)].sort(), null, 1))
    },
  }
}

const isSource = (root: string, path: string): boolean =>
  !/^\.\.|(^|\/)node_modules\/|\0/.test(path) &&
  (statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false)

/** A hash of all that the last build read, by content: a checkout that only changes dates builds nothing. Null without a list. */
export function stampOf(root: string, folder: string): string | null {
  const files = sourcesOf(root, folder)
  if (!files) return null
  const hash = createHash('sha256')
  for (const path of files) {
    hash.update(`${path}\0`).update(existsSync(join(root, path)) ? readFileSync(join(root, path)) : '')
  }
  return hash.digest('hex')
}

/** Whether a source was written after `time`: a build begun by then may have read the earlier text. */
export const changedSince = (root: string, folder: string, time: number): boolean =>
  (sourcesOf(root, folder) ?? []).some(
    (path) => (statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? time) >= time,
  )

function sourcesOf(root: string, folder: string): string[] | null {
  const lists = globSync('*.json', { cwd: folder })
  if (lists.length === 0) return null
  const listed = lists.flatMap((list): string[] => JSON.parse(readFileSync(join(folder, list), 'utf8')))
  const others = globSync(settings, { cwd: root }).filter((path) => isSource(root, path))
  return [...new Set([...others, ...listed])].sort()
}

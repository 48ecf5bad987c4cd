import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')

/** What a module is made of, dynamic imports included; types are left out, as the browser leaves them out. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^import type .*$|^import type \{[^}]*\}.*$/gm, '')
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+\.tsx?)'/g)].flatMap(([, named = '']) => {
    const path = named.startsWith('#') ? join(src, named.slice(1)) : join(dirname(file), named)
    return existsSync(path) ? [path] : []
  })
}

function reachedFrom(entry: string): Set<string> {
  const reached = new Set([entry])
  for (const file of reached) for (const next of importsOf(file)) reached.add(next)
  return reached
}

/** The files whose classes a stylesheet contains. */
function readBy(stylesheet: string): Set<string> {
  const folder = dirname(stylesheet)
  const text = readFileSync(stylesheet, 'utf8')
  const filesIn = (sources: RegExp) =>
    [...text.matchAll(sources)].flatMap(([, source = '']) => {
      const pattern = join(folder, source)
      return /[*{]/.test(pattern) ? globSync(pattern) : globSync(join(pattern, '**/*.{ts,tsx}'))
    })
  const leftOut = new Set(filesIn(/^@source not "([^"]+)"/gm))
  const files = filesIn(/^@source "([^"]+)"/gm).filter((file) => !leftOut.has(file))
  return new Set(files)
}

test.each(['app/app', 'candidate/candidate', 'site/site'])(
  '%s.css has the classes of all that its pages show',
  (name) => {
    const stylesheet = join(src, 'web', `${name}.css`)
    const read = readBy(stylesheet)
    const shown = [...reachedFrom(join(dirname(stylesheet), 'client.tsx'))].filter((file) =>
      /className|Style = /.test(readFileSync(file, 'utf8')),
    )
    expect(shown.length).toBeGreaterThan(10)
    expect(shown.filter((file) => !read.has(file)).map((file) => relative(src, file))).toEqual([])
  },
)

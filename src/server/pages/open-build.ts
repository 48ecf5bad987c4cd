import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer, Roof } from '#contract/sent-pages.ts'
import type { PageFiles } from './html-document.ts'

/** The built browser code: what makes pages, and which files they need. */
export interface Build {
  renderer: PageRenderer
  filesOf: (roof: Roof | 'gallery', module?: string) => PageFiles
}

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** Reads the build in `dist`; null when there is none. Throws when a page names a module that was not built. */
export async function openBuild(dist: string): Promise<Build | null> {
  const manifestOf = (name: string) => join(dist, 'client', '.vite', `${name}.json`)
  const serverFile = join(dist, 'ssr', 'server.js')
  if (![manifestOf('client'), manifestOf('sent'), serverFile].every((file) => existsSync(file))) return null
  const client: Manifest = JSON.parse(readFileSync(manifestOf('client'), 'utf8'))
  const sent: Manifest = JSON.parse(readFileSync(manifestOf('sent'), 'utf8'))
  const { renderer }: { renderer: PageRenderer } = await import(pathToFileURL(serverFile).href)
  const filesOf: Build['filesOf'] = (roof, module) =>
    filesIn(roof === 'site' || roof === 'candidate' ? sent : client, renderer.fonts, roof, module)
  for (const page of renderer.pages) filesOf(page.roof, page.module)
  return { renderer, filesOf }
}

function filesIn(manifest: Manifest, fonts: readonly string[], roof: string, module?: string): PageFiles {
  const entry = chunksFrom(manifest, `src/web/${roof}/client.tsx`)
  const page = module === undefined ? [] : chunksFrom(manifest, `src/${module}`)
  const [own, ...rest] = [...new Set([...entry, ...page])]
  const address = (file: string) => `/${file}`
  return {
    script: address(own?.file ?? ''),
    preloads: rest.map(({ file }) => address(file)),
    styles: [...new Set([...entry, ...page].flatMap(({ css }) => css ?? []))].map(address),
    fonts,
  }
}

/** A chunk, then everything it imports at once. */
function chunksFrom(manifest: Manifest, name: string, seen = new Set<Chunk>()): Chunk[] {
  const chunk = manifest[name]
  if (!chunk)
    throw new Error(`The build holds no ${name}: is the page's module spelled right in src/web/pages.ts?`)
  if (!seen.has(chunk)) {
    seen.add(chunk)
    for (const imported of chunk.imports ?? []) chunksFrom(manifest, imported, seen)
  }
  return [...seen]
}

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AppEntry, PageRenderer, ServedPage } from '#contract/pages.ts'
import type { InlinedStyles, PageFiles } from './html-document.ts'

/** The built browser code: what makes pages, and which files they need. */
export interface Build {
  renderer: PageRenderer
  filesOf: (entry: AppEntry | 'gallery' | 'cv-frame', page?: PageModules) => PageFiles
}

type PageModules = Pick<ServedPage, 'module' | 'layout'>

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
  if (![manifestOf('client'), manifestOf('hydrated'), serverFile].every((file) => existsSync(file)))
    return null
  const client: Manifest = JSON.parse(readFileSync(manifestOf('client'), 'utf8'))
  const hydrated: Manifest = JSON.parse(readFileSync(manifestOf('hydrated'), 'utf8'))
  const { renderer }: { renderer: PageRenderer } = await import(pathToFileURL(serverFile).href)
  const inline = openInliner(join(dist, 'client'))
  const filesOf: Build['filesOf'] = (entry, page) => {
    const sent = entry === 'site' || entry === 'candidate'
    const files = filesIn(sent ? hydrated : client, renderer.fonts, entry, page)
    // The application has text once its scripts ran: a font before them would only delay it.
    if (!sent) return { ...files, fonts: [], inlined: null }
    return { ...files, inlined: { ...inline(files.styles), fonts: fontsIn(hydrated) } }
  }
  for (const page of renderer.pages) filesOf(page.entry, page)
  return { renderer, filesOf }
}

/** Reads styles that stand in a page itself: whoever comes by a link waits for one answer instead of two. */
function openInliner(folder: string): (styles: readonly string[]) => Omit<InlinedStyles, 'fonts'> {
  const known = new Map<string, Omit<InlinedStyles, 'fonts'>>()
  return (styles) => {
    const key = styles.join(' ')
    const made =
      known.get(key) ?? inlinedStyles(styles.map((file) => readFileSync(join(folder, file), 'utf8')))
    known.set(key, made)
    return made
  }
}

function inlinedStyles(sheets: readonly string[]): Omit<InlinedStyles, 'fonts'> {
  const css = sheets.join('\n')
  return { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` }
}

const fontsIn = (manifest: Manifest) => `/${chunksFrom(manifest, 'src/ui/theme/fonts.css')[0]?.file ?? ''}`

function filesIn(
  manifest: Manifest,
  fonts: readonly string[],
  entry: string,
  { module, layout }: Partial<PageModules> = {},
): Omit<PageFiles, 'inlined'> {
  const own = chunksFrom(manifest, `src/web/${entry}/client.tsx`)
  const page = [layout, module].flatMap((name) => (name ? chunksFrom(manifest, `src/${name}`) : []))
  const [main, ...rest] = [...new Set([...own, ...page])]
  const address = (file: string) => `/${file}`
  return {
    script: address(main?.file ?? ''),
    preloads: rest.map(({ file }) => address(file)),
    styles: [...new Set([...own, ...page].flatMap(({ css }) => css ?? []))].map(address),
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

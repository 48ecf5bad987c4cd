import type { InterfaceLanguage, WantedLanguages } from '#contract/languages.ts'
import { matchPage } from '#contract/match-page.ts'
import type { PageHead, RefusedPage, ServedPage } from '#contract/pages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import { htmlDocument } from './html-document.ts'
import type { Build } from './open-build.ts'
import { type PageBytes, pageBytes } from './page-bytes.ts'
import { type MadePage, openPageCache } from './page-cache.ts'
import { siteConfigOf } from './site-config-of.ts'

type Params = Readonly<Record<string, string>>

/** Reads what a page shows, from the page's parameters; null where there is no such page. A refusal is shown by the page itself. */
export type PageLoader = (platform: Platform, params: Params) => Promise<object | null>

/** By the name that a page gives in `src/web/pages.ts`. */
export type PageLoaders = Readonly<Record<string, PageLoader>>

export interface Pages {
  list: readonly ServedPage[]
  /** Null where there is no such page. */
  make: (page: ServedPage, params: Params, wanted: WantedLanguages) => Promise<PageBytes | null>
  notFound: (wanted: WantedLanguages) => Promise<PageBytes>
  /** The head of a listed page at a plain address; null where there is none. */
  headOf: (path: string, language: InterfaceLanguage) => Promise<PageHead | null>
  /** Has every page's data read again before it is sent again. */
  invalidate: () => void
}

type Asked = { page: ServedPage; params: Params; wanted: WantedLanguages }
type Making = Omit<Asked, 'page'> & { page: ServedPage | null; data: unknown }

// Another process may have changed what a page shows: this long it may still show the old.
const freshMs = 1000
const gallery: ServedPage = { path: '/ui', entry: 'app', module: '' }

/** Makes pages from a build, and keeps those whose address is no secret as compressed bytes. */
export function openPages(
  build: Build,
  { platform, loaders }: { platform: Platform; loaders: PageLoaders },
): Pages {
  const config = siteConfigOf(platform.config)
  const load = loadWith(platform, loaders)
  const cache = openPageCache({ clock: platform.clock, freshMs })
  const list = [...build.renderer.pages, ...(platform.config.production ? [] : [gallery])]

  async function render({ page, params, data, wanted }: Making): Promise<PageBytes> {
    const content = { path: page?.path ?? null, params, data, wanted }
    const { body, head } =
      page === gallery
        ? { body: '', head: { title: 'Components' } }
        : await build.renderer.render(content, config)
    const files =
      page === gallery ? build.filesOf('gallery') : build.filesOf(page?.entry ?? 'site', page ?? undefined)
    const addresses = addressesOf({ page, params, wanted }, config.publicUrl)
    const json = { 'site-config': config, ...(page?.entry === 'app' ? {} : { page: content }) }
    const isThere = page !== null && !(data !== null && typeof data === 'object' && 'refusal' in data)
    const picture = addresses.url && head.description && pictureOf(page, head.lang)
    const shown = { ...addresses, head: picture ? { picture, ...head } : head }
    return pageBytes(htmlDocument({ ...shown, brand: config.brand, files, body, json }), {
      status: isThere ? 200 : 404,
      styles: files.inlined?.source ?? null,
    })
  }

  async function remake(asked: Asked, last: MadePage | null): Promise<MadePage | null> {
    const { page, params } = asked
    const data = await load(page, params)
    if (page.loader !== undefined && data === null) return null
    const text = JSON.stringify(data)
    return last?.data === text ? last : { data: text, bytes: await render({ ...asked, data }) }
  }

  const make: Pages['make'] = async (page, params, wanted) => {
    if (page.secret) return (await remake({ page, params, wanted }, null))?.bytes ?? null
    // One copy serves every browser.
    const asked = { page, params, wanted: page.followsBrowser ? wanted : { ...wanted, browser: null } }
    const made = await cache.get(keyOf(asked), (last) => remake(asked, last))
    return made?.bytes ?? null
  }
  const nothing = new Map<string, Promise<PageBytes>>()
  const notFound: Pages['notFound'] = (wanted) => {
    const key = `${wanted.chosen} ${wanted.browser}`
    const made = nothing.get(key) ?? render({ page: null, params: {}, data: null, wanted })
    nothing.set(key, made)
    return made
  }
  const headOf: Pages['headOf'] = async (path, language) => {
    const page = matchPage(list, path)?.page
    if (!page?.speaks?.includes(language) || !isPublic(page) || page.path.includes(':')) return null
    const wanted = { chosen: language, browser: null }
    const content = { path: page.path, params: {}, data: await load(page, {}), wanted }
    return (await build.renderer.render(content, config)).head
  }
  return { list, make, notFound, headOf, invalidate: cache.invalidate }
}

const loadWith =
  (platform: Platform, loaders: PageLoaders) =>
  async ({ loader }: ServedPage, params: Params): Promise<object | null> => {
    const read = loader === undefined ? undefined : loaders[loader]
    return read ? refusalAsData(() => read(platform, params)) : null
  }

const keyOf = ({ page, params, wanted }: Asked): string =>
  [page.loader ?? page.path, wanted.chosen, wanted.browser, ...Object.values(params)].join(' ').toLowerCase()

/** With an address to share: a page of the application has one where it speaks before it is opened. */
const isPublic = ({ secret, entry, speaks }: ServedPage): boolean =>
  !secret && (entry !== 'app' || speaks !== undefined)

const pictureOf = (page: ServedPage | null, language = 'en'): string =>
  `/pictures/pages/${language}/${page?.path.slice(1) || 'Home'}.png`

/** A page's address, and that of the page in each of its languages; the plain one follows the reader. */
function addressesOf({ page, params, wanted }: Omit<Making, 'data'>, publicUrl: string) {
  if (!page || !isPublic(page)) return { url: null }
  const plain = `${publicUrl}${addressOf(page, params)}`
  const spoken = page.speaks?.map((language) => [language, `${plain}?lang=${language}`] as const)
  return {
    url: wanted.chosen ? `${plain}?lang=${wanted.chosen}` : plain,
    alternates: spoken ? [...spoken, ['x-default', plain] as const] : [],
  }
}

/** The page's address in its first spelling. */
const addressOf = ({ path }: ServedPage, params: Params): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** What a loader reads; a refusal is what the page then shows, and what is not there is null. */
export async function refusalAsData<T extends object>(
  read: () => Promise<T | null>,
): Promise<T | RefusedPage | null> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'NOT_FOUND') return null
    return { refusal: error.code, ...(error.fields ? { fields: error.fields } : {}) }
  }
}

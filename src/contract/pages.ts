import type { InterfaceLanguage, WantedLanguages } from './languages.ts'
import type { SiteConfig } from './site-config.ts'

/** The browser's three app entries. */
export type AppEntry = 'site' | 'candidate' | 'app'

/** The head of a page's HTML. */
export interface PageHead {
  title: string
  description?: string
  /** BCP 47; `en` when absent. */
  lang?: string
  dir?: 'ltr' | 'rtl'
  /** Keeps search engines away. */
  noindex?: boolean
  /** Path of the picture that previews of a link show. */
  picture?: string
  /** Path of an RSS feed of what the page lists. */
  feed?: string
  /** JSON-LD of schema.org, for search engines and job boards. */
  structured?: object
}

/** A page's address and module. */
export interface PageAddress {
  /** Path with `:name` segments; matched without regard to case or a trailing slash. */
  path: `/${string}`
  /** Other spellings that mean the same page. */
  aliases?: readonly `/${string}`[]
  /** The page's module under the source folder, e.g. `features/jobs/web/jobs-page.tsx`. */
  module: string
  /** Its address is a secret: never cached, never indexed, never sent to other sites. */
  secret?: boolean
  /** The languages that its texts exist in; `?lang=` chooses one. English alone where absent. */
  speaks?: readonly InterfaceLanguage[]
  /** Where nothing is chosen it speaks the browser’s language. */
  followsBrowser?: boolean
}

/** A page as the server sends it. */
export interface ServedPage extends PageAddress {
  entry: AppEntry
  /** The module of the frame around it, where that is fetched with the page. */
  layout?: string
  /** Name of its loader in `server/pages/loaders.ts`. */
  loader?: string
}

/** The props of a server-rendered page; the browser hydrates it with the same. */
export interface PageContent {
  /** The page's `path` as declared; null for the 404 page. */
  path: string | null
  params: Readonly<Record<string, string>>
  /** The result of its loader; null without a loader. */
  data: unknown
  /** Nothing is wanted of a page that does not speak. */
  wanted: WantedLanguages
}

/** The exports of the server build. */
export interface PageRenderer {
  pages: readonly ServedPage[]
  /** Addresses of the font files that every page needs at once. */
  fonts: readonly string[]
  render: (content: PageContent, config: SiteConfig) => Promise<{ body: string; head: PageHead }>
}

/** A page's data when its loader refused. */
export interface RefusedPage {
  refusal: string
  /** The refusal's fields, e.g. the page to continue from. */
  fields?: Readonly<Record<string, string>>
}

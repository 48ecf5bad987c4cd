import type { SiteConfig } from './site-config.ts'

/** The browser's three entries. */
export type Roof = 'site' | 'candidate' | 'app'

/** What the HTML of a page says of itself in its head. */
export interface PageHead {
  title: string
  description?: string
  /** BCP 47; `en` when absent. */
  lang?: string
  dir?: 'ltr' | 'rtl'
  /** Keeps search engines away. */
  noindex?: boolean
  /** What the page is about as schema.org says it (JSON-LD), for search engines and job boards. */
  structured?: object
}

/** Where a page lives and what it is made of. */
export interface PageAddress {
  /** Path with `:name` segments; matched without regard to case or a trailing slash. */
  path: `/${string}`
  /** Other spellings that mean the same page. */
  aliases?: readonly `/${string}`[]
  /** The page's module under the source folder, e.g. `features/jobs/web/jobs-page.tsx`. */
  module: string
  /** Its address is a secret: never cached, never indexed, never told to other sites. */
  secret?: boolean
}

/** How the server reads a page before it sends it: the loader's name in its list. */
export interface ServedPage extends PageAddress {
  roof: Roof
  loader?: string
}

/** What a sent page is made from, and what its browser half starts from again. */
export interface PageContent {
  /** The page's `path` as declared, or null for the page that says there is no such page. */
  path: string | null
  params: Readonly<Record<string, string>>
  /** What its loader answered; null without a loader. */
  data: unknown
}

/** What the build for the server exports: every page, and how to make its HTML. */
export interface PageRenderer {
  pages: readonly ServedPage[]
  /** Addresses of the font files that every page needs at once. */
  fonts: readonly string[]
  render: (content: PageContent, config: SiteConfig) => Promise<{ body: string; head: PageHead }>
}

/** What a page receives instead of its data when its loader refused. */
export interface RefusedPage {
  refusal: string
  /** What the refusal names, e.g. the page to go on from. */
  fields?: Readonly<Record<string, string>>
}

import type { FunctionComponent } from 'react'
import type { PageHead } from '#contract/sent-pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'

export type PageParams = Readonly<Record<string, string>>
export type SentPageProps<Data> = { data: Data; params: PageParams }

/** A sent page: its component, and what its HTML says in the head. */
export interface Screen {
  Page: FunctionComponent<SentPageProps<never>>
  head: (data: never, config: SiteConfig) => PageHead
}

/** Joins a page and its head on the type of their data, which is what the page's loader answers. */
export const screen = <Data>(
  Page: FunctionComponent<SentPageProps<Data>>,
  head: (data: Data, config: SiteConfig) => PageHead,
): Screen => ({ Page, head })

export type Screens<Path extends string> = Readonly<Record<Path, () => Promise<Screen>>>

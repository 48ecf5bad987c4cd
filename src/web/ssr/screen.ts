import type { FunctionComponent } from 'react'
import type { PageHead } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'

export type PageParams = Readonly<Record<string, string>>
export type PageProps<Data> = { data: Data; params: PageParams }

/** A server-rendered page: its component and its HTML head. */
export interface Screen {
  Page: FunctionComponent<PageProps<never>>
  head: (data: never, config: SiteConfig) => PageHead
}

/** Pairs a page with its head by the type of their data, which the page's loader answers. */
export const screen = <Data>(
  Page: FunctionComponent<PageProps<Data>>,
  head: (data: Data, config: SiteConfig) => PageHead,
): Screen => ({ Page, head })

export type Screens<Path extends string> = Readonly<Record<Path, () => Promise<Screen>>>

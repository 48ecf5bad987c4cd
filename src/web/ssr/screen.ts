import type { FunctionComponent } from 'react'
import type { InterfaceLanguage } from '#contract/languages.ts'
import type { PageContent, PageHead } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import type { Say } from '#contract/texts/translator.ts'
import type { Speech } from '#ui/texts/speech.ts'

export type PageParams = Readonly<Record<string, string>>
export type PageProps<Data> = { data: Data; params: PageParams }

/** A server-rendered page: its component, its HTML head, and its languages where it speaks several. */
export interface Screen {
  Page: FunctionComponent<PageProps<never>>
  head: (data: never, config: SiteConfig, say: Say) => PageHead
  speech?: Speech | undefined
}

/** Pairs a page with its head by the type of their data, which the page's loader answers. */
export const screen = <Data>(
  Page: FunctionComponent<PageProps<Data>>,
  head: (data: Data, config: SiteConfig, say: Say) => PageHead,
  speech?: Speech<Data>,
): Screen => ({ Page, head, speech })

export type Screens<Path extends string> = Readonly<Record<Path, () => Promise<Screen>>>

/** The language of a page: chosen, its own, the browser's, English. */
export const languageOf = (screen: Screen | null, { data, wanted }: PageContent): InterfaceLanguage =>
  screen?.speech ? (wanted.chosen ?? screen.speech.languageOf(data as never) ?? wanted.browser ?? 'en') : 'en'

import type { FunctionComponent } from 'react'
import type { InterfaceLanguage } from '#contract/languages.ts'
import type { PageContent } from '#contract/pages.ts'
import type { Speech } from '#ui/texts/speech.ts'

export type PageParams = Readonly<Record<string, string>>
export type PageProps<Data> = { data: Data; params: PageParams }

/** A server-rendered page: its component, and its languages where it speaks several. */
export interface Screen {
  Page: FunctionComponent<PageProps<never>>
  speech?: Speech | undefined
  /** Loads what the page shows at once and comes later elsewhere. */
  needs?: ((data: never) => Promise<void>) | undefined
}

/** Pairs a page with its languages and its needs by the type of their data, which the page's loader answers. */
export const screen = <Data>(
  Page: FunctionComponent<PageProps<Data>>,
  speech?: Speech<Data>,
  needs?: (data: Data) => Promise<void>,
): Screen => ({ Page, speech, needs })

export type Screens<Path extends string> = Readonly<Record<Path, () => Promise<Screen>>>

/** The language of a page: chosen, its own, the browser's, English. */
export const languageOf = (screen: Screen | null, { data, wanted }: PageContent): InterfaceLanguage =>
  wanted.chosen ?? screen?.speech?.languageOf(data as never) ?? wanted.browser ?? 'en'

/** What the browser has no need for before it hydrates. */
export const onServer = (needs: () => Promise<void>) => (typeof window === 'undefined' ? needs : undefined)

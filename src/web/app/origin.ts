import { matchPage } from '#contract/match-page.ts'
import type { AppPage } from '../pages.ts'

/** The address that was asked for before the login. */
export type Remembered = { from: string }

export const remember = ({
  pathname,
  search,
  hash,
}: {
  pathname: string
  search: string
  hash: string
}): Remembered => ({
  from: `${pathname}${search}${hash}`,
})

/** The remembered address if it is a page of the signed-in on this site, else null: the stored value may be forged. */
export function rememberedPage(pages: readonly AppPage[], state: unknown, site: string): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  const { from } = state
  if (typeof from !== 'string' || !URL.canParse(from, site)) return null
  const wanted = new URL(from, site)
  if (wanted.origin !== site || !from.startsWith('/')) return null
  if (matchPage(pages, wanted.pathname)?.page.guard !== 'signed-in') return null
  return `${wanted.pathname}${wanted.search}${wanted.hash}`
}

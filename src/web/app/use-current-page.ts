import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { matchPage } from '#contract/match-page.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { type AppPage, appPages } from '../pages.ts'
import { pageTitle } from './page-titles.ts'

/** The page at the current address, null for an unknown one; the browser's tab gets its title. */
export function useCurrentPage(): AppPage | null {
  const { pathname } = useLocation()
  const { brand } = useSiteConfig()
  const page = matchPage<AppPage>(appPages, pathname)?.page ?? null
  const title = `${pageTitle(page?.path ?? null)} · ${brand}`
  // Before the effects of the page, which may know a better title.
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return page
}

import { interfaceLanguages } from '#contract/languages.ts'
import type { ServedPage } from '#contract/pages.ts'
import { type AppPage, appPages } from './pages.ts'
import { candidatePages, type ServerRenderedPage, sitePages } from './server-rendered-pages.ts'

/** Every page, for the server. */
export const servedPages: readonly ServedPage[] = [
  ...appPages.map((page: AppPage) => ({
    ...page,
    entry: 'app' as const,
    ...(page.guard === 'signed-in' && { layout: 'web/app/signed-in-frame.tsx' }),
  })),
  ...sitePages.map((page: ServerRenderedPage) => ({ ...page, entry: 'site' as const })),
  ...candidatePages.map((page: ServerRenderedPage) => ({
    ...page,
    entry: 'candidate' as const,
    speaks: interfaceLanguages,
  })),
]

import { Suspense } from 'react'
import { Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router'
import { matchPage } from '#contract/match-page.ts'
import { ErrorBoundary } from '#ui/layout/error-boundary.tsx'
import { NotFound } from '../frame/not-found.tsx'
import { type AppPage, appPages } from '../pages.ts'
import { AppFrame } from './app-frame.tsx'
import { PageLoading } from './app-shell.tsx'
import { SignedInGuard, VisitorGuard } from './guards.tsx'
import { fetchOnce, type Load, Opened } from './opened.tsx'
import { PageFailed } from './page-failed.tsx'
import { screens } from './screens.ts'

type Loaders = Readonly<Record<string, Load>>

// A chunk of its own: only operators load it.
const openConsole: Load = async () => (await import('./admin-console.ts')).adminConsole.Frame
const openConsoleGuard: Load = async () => (await import('./admin-console.ts')).adminConsole.Guard

// As well: the account pages of visitors are light. The page comes with it, not after it.
const openFrame: Load = async () => {
  void fetchPage(window.location.pathname)
  return (await import('./signed-in-frame.tsx')).SignedInFrame
}

/** Fetches the code of the page at an address, before it is shown. */
export async function fetchPage(pathname: string): Promise<void> {
  const page = matchPage<AppPage>(appPages, pathname)?.page
  const load = page && (screens as Loaders)[page.path]
  await Promise.allSettled([
    load && fetchOnce(load).coming,
    page?.guard === 'signed-in' && fetchOnce(openFrame).coming,
  ])
}

/** The application's route table: matched without regard to case, each page fetched when it is opened. */
export function routesOf(pages: readonly AppPage[], loaders: Loaders): RouteObject[] {
  const guarded = (...guards: AppPage['guard'][]) =>
    pages.filter(({ guard }) => guards.includes(guard)).flatMap((page) => routesOfPage(page, loaders))
  const safely = (children: RouteObject[]): RouteObject => ({ Component: SafePage, children })
  return [
    safely([
      {
        Component: AppFrame,
        children: [
          safely([
            { element: <VisitorGuard pages={pages} />, children: guarded('visitor') },
            ...guarded('anyone'),
            { path: '*', Component: NotFound },
          ]),
        ],
      },
      {
        Component: SignedInGuard,
        children: [{ element: <Opened load={openFrame} />, children: [safely(guarded('signed-in'))] }],
      },
      {
        element: <Opened load={openConsole} />,
        children: [
          safely([
            { element: <Opened load={openConsoleGuard} />, children: guarded('operator') },
            ...guarded('operator-login'),
          ]),
        ],
      },
    ]),
  ]
}

function routesOfPage({ path, aliases = [] }: AppPage, loaders: Loaders): RouteObject[] {
  const load = loaders[path]
  if (!load) return []
  const other = aliases.filter((alias) => alias.toLowerCase() !== path.toLowerCase())
  return [
    { path, element: <Opened load={load} /> },
    ...other.map((alias) => ({ path: alias, element: <ToFirstSpelling path={path} /> })),
  ]
}

/** Keeps the query, where mails put their tokens, and the remembered origin. */
function ToFirstSpelling({ path }: { path: string }) {
  const { search, hash, state } = useLocation()
  return <Navigate to={{ pathname: path, search, hash }} state={state} replace />
}

/** Another page may do better than one that failed. */
function SafePage() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary at={pathname} fallback={<PageFailed />}>
      <Outlet />
    </ErrorBoundary>
  )
}

/** The page at the current address, in its frame. */
export const Pages = ({ routes }: { routes: RouteObject[] }) => (
  <Suspense fallback={<PageLoading />}>{useRoutes(routes)}</Suspense>
)

export const routes = routesOf(appPages, screens)

import type { ComponentType } from 'react'
import { Navigate, type RouteObject, useLocation } from 'react-router'
import { NotFound } from '../frame/not-found.tsx'
import { type AppPage, appPages } from '../pages.ts'
import { AppFrame } from './app-frame.tsx'
import { PageLoading } from './app-shell.tsx'
import { SignedInGuard, VisitorGuard } from './guards.tsx'
import { PageFailed } from './page-failed.tsx'
import { screens } from './screens.ts'

type Loaders = Readonly<Record<string, () => Promise<ComponentType>>>

// A chunk of its own: only operators load it.
const openConsole = async () => (await import('./admin-console.ts')).adminConsole

// As well: the account pages of visitors are light.
const openFrame = async () => (await import('./signed-in-frame.tsx')).SignedInFrame

/** The application's route table: matched without regard to case, each page fetched when it is opened. */
export function routesOf(pages: readonly AppPage[], loaders: Loaders): RouteObject[] {
  const guarded = (guard: AppPage['guard']) =>
    pages.filter((page) => page.guard === guard).flatMap((page) => routesOfPage(page, loaders))
  return [
    {
      Component: AppFrame,
      HydrateFallback: PageLoading,
      ErrorBoundary: PageFailed,
      children: [
        {
          element: <VisitorGuard pages={pages} />,
          children: guarded('visitor'),
          ErrorBoundary: PageFailed,
        },
        { children: guarded('anyone'), ErrorBoundary: PageFailed },
        { path: '*', Component: NotFound },
      ],
    },
    {
      Component: SignedInGuard,
      HydrateFallback: PageLoading,
      ErrorBoundary: PageFailed,
      children: [
        {
          lazy: async () => ({ Component: await openFrame() }),
          children: [{ children: guarded('signed-in'), ErrorBoundary: PageFailed }],
        },
      ],
    },
    {
      lazy: async () => ({ Component: (await openConsole()).Frame }),
      HydrateFallback: PageLoading,
      ErrorBoundary: PageFailed,
      children: [
        {
          lazy: async () => ({ Component: (await openConsole()).Guard }),
          children: guarded('operator'),
          ErrorBoundary: PageFailed,
        },
        { children: guarded('operator-login'), ErrorBoundary: PageFailed },
      ],
    },
  ]
}

function routesOfPage({ path, aliases = [] }: AppPage, loaders: Loaders): RouteObject[] {
  const load = loaders[path]
  if (!load) return []
  const other = aliases.filter((alias) => alias.toLowerCase() !== path.toLowerCase())
  return [
    { path, lazy: async () => ({ Component: await load() }) },
    ...other.map((alias) => ({ path: alias, element: <ToFirstSpelling path={path} /> })),
  ]
}

/** Keeps the query, where mails put their tokens, and the remembered origin. */
function ToFirstSpelling({ path }: { path: string }) {
  const { search, hash, state } = useLocation()
  return <Navigate to={{ pathname: path, search, hash }} state={state} replace />
}

export const routes = routesOf(appPages, screens)

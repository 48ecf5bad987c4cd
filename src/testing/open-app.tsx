import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { vi } from 'vitest'
import type { SiteConfig } from '#contract/site-config.ts'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { routesOf } from '#web/app/routes.tsx'
import { appPages } from '#web/pages.ts'
import { siteConfig } from './show-page.tsx'

function Where() {
  const { pathname, search, hash } = useLocation()
  return <p>at {pathname + search + hash}</p>
}
const loaders = Object.fromEntries(appPages.map(({ path }) => [path, async () => Where]))

/** Opens the application's route table at an address; each page shows only its address, as `at /Jobs`. */
export async function openApp(address: string, config: Partial<SiteConfig> = {}) {
  // Loaded lazily by the routes, which takes longer here than a page may.
  await import('#web/app/signed-in-frame.tsx')
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const router = createMemoryRouter(routesOf(appPages, loaders), { initialEntries: [address] })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <SiteConfigProvider config={{ ...siteConfig, ...config }}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SiteConfigProvider>,
  )
  await screen.findByText(/^at |^Page not found/)
  return { router, queries }
}

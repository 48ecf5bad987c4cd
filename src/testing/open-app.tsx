import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { vi } from 'vitest'
import type { SiteConfig } from '#contract/site-config.ts'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { Pages, routesOf } from '#web/app/routes.tsx'
import { appPages } from '#web/pages.ts'
import { siteConfig } from './show-page.tsx'

function Where() {
  const { pathname, search, hash } = useLocation()
  return <p>at {pathname + search + hash}</p>
}
const loaders = Object.fromEntries(appPages.map(({ path }) => [path, async () => Where]))

const useRouter = () => ({ location: useLocation(), navigate: useNavigate() })

/** Opens the application's route table at an address; each page shows only its address, as `at /Jobs`. */
export async function openApp(address: string, config: Partial<SiteConfig> = {}) {
  // Loaded lazily by the routes, which takes longer here than a page may.
  await import('#web/app/signed-in-frame.tsx')
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const routes = routesOf(appPages, loaders)
  let at: ReturnType<typeof useRouter>
  const Steered = () => {
    at = useRouter()
    return null
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  // Awaited: what it shows suspends.
  await act(async () =>
    render(
      <SiteConfigProvider config={{ ...siteConfig, ...config }}>
        <QueryClientProvider client={queries}>
          <MemoryRouter initialEntries={[address]}>
            <Steered />
            <Pages routes={routes} />
          </MemoryRouter>
        </QueryClientProvider>
      </SiteConfigProvider>,
    ),
  )
  await screen.findByText(/^at |^Page not found/)
  const router = {
    get state() {
      return { location: at.location }
    },
    navigate: async (to: string, options?: NavigateOptions) => at.navigate(to, options),
  }
  return { router, queries }
}

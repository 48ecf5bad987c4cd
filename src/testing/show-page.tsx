import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import type { SiteConfig } from '#contract/site-config.ts'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'

/** The site's settings for a page under test. */
export const siteConfig: SiteConfig = {
  brand: 'Mindhire',
  publicUrl: 'https://hire.example',
  contactEmail: 'hello@hire.example',
  contactWhatsapp: '',
  contactPhone: '',
  socialLinks: [],
  webringUrl: null,
  demo: false,
  billing: 'manual',
  freeOffer: 'starter',
  interviewLinkDays: 14,
  retentionMonths: 12,
}

/** Opens one of some pages, the first by default; the others are targets of its links. */
export function showPage(
  pages: Readonly<Record<string, ReactNode>>,
  address = Object.keys(pages)[0] ?? '/',
  changes: Partial<SiteConfig> = {},
): void {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <SiteConfigProvider config={{ ...siteConfig, ...changes }}>
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            {Object.entries(pages).map(([path, page]) => (
              <Route key={path} path={path} element={page} />
            ))}
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </SiteConfigProvider>,
  )
}

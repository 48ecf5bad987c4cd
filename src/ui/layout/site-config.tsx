import { createContext, type ReactNode, useContext } from 'react'
import type { SiteConfig } from '#contract/site-config.ts'

const Context = createContext<SiteConfig | null>(null)

export const SiteConfigProvider = ({ config, children }: { config: SiteConfig; children: ReactNode }) => (
  <Context value={config}>{children}</Context>
)

/** The installation's brand, contact and offers, sent with the page. */
export function useSiteConfig(): SiteConfig {
  const config = useContext(Context)
  if (!config) throw new Error('No SiteConfigProvider above')
  return config
}

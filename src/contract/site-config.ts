/** Settings of the installation that every page may show: brand, contact, links and offers. Never a secret. */
export interface SiteConfig {
  brand: string
  /** Origin that links begin with, without a trailing slash. */
  publicUrl: string
  contactEmail: string
  contactWhatsapp: string
  contactPhone: string
  socialLinks: readonly string[]
  webringUrl: string | null
  /** Whether visitors may look at a demo company and try an interview. */
  demo: boolean
  billing: 'manual' | 'off'
  freeOffer: 'starter' | 'trial' | 'none'
  interviewLinkDays: number
  retentionMonths: number
}

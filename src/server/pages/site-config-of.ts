import type { SiteConfig } from '#contract/site-config.ts'
import type { Config } from '#platform/config/config.ts'

/** What pages may know of the settings: named one by one, so that no secret can slip in. */
export const siteConfigOf = (config: Config): SiteConfig => ({
  brand: config.BRAND_NAME,
  publicUrl: config.publicUrl,
  contactEmail: config.CONTACT_EMAIL,
  contactWhatsapp: config.CONTACT_WHATSAPP,
  contactPhone: config.CONTACT_PHONE,
  socialLinks: config.SOCIAL_LINKS,
  webringUrl: config.WEBRING_URL ?? null,
  demo: config.demo,
  billing: config.BILLING,
  freeOffer: config.FREE_OFFER,
  interviewLinkDays: config.INTERVIEW_LINK_DAYS,
  retentionMonths: config.RETENTION_MONTHS,
})

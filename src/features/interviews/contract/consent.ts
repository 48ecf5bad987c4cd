/** Every version of the consent text; the last one is shown to new candidates. */
export const consentVersions = ['2026-11', '2026-11-27'] as const
export type ConsentVersion = (typeof consentVersions)[number]
export const currentConsent: ConsentVersion = '2026-11-27'

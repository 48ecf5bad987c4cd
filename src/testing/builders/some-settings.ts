import type { AnswerOf } from '#contract/endpoint.ts'
import type { UserId } from '#contract/ids.ts'
import type { getSettingsEndpoint } from '#features/company/contract/settings.ts'

type Settings = AnswerOf<typeof getSettingsEndpoint>

/** What the server answers a page that asks for the settings. */
export const someSettings = (changes: Partial<Settings> = {}): Settings => ({
  userId: 'u1' as UserId,
  role: 'ADMIN',
  language: 'en',
  name: 'Atlas Textiles',
  fullName: null,
  userName: 'amira@atlas.example',
  newUserName: null,
  slug: 'atlas-textiles',
  deleteAt: null,
  phone: '71234567',
  address: '12 rue de Carthage',
  city: 'Tunis',
  responsePromise: 'hours',
  retentionMonths: 24,
  maxRetentionMonths: 24,
  timeZone: 'Africa/Tunis',
  onBoardingStatus: 'COMPLETED',
  companyIdentity: {
    industry: 'Manufacturing',
    companyDescription: `We weave linen for hotels and hospitals. ${'x'.repeat(501)}`,
    companySize: 200,
    companyValues: ['Integrity', 'Customer Focus'],
  },
  ...changes,
})

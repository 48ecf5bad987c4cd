/** What a plan may unlock beside postings and candidates. */
export const planFeatures = [
  'reports',
  'advancedReports',
  'responses',
  'scheduling',
  'automatedRejection',
  'prioritySupport',
] as const
export type PlanFeature = (typeof planFeatures)[number]

/** Features that this version of the product has: no others are sold. Building one adds it here. */
export const availableFeatures: readonly PlanFeature[] = ['prioritySupport']

/** Where a purchase stands; the last four are its ends. */
export const purchaseStates = [
  'waiting',
  'submitted',
  'confirmed',
  'refused',
  'cancelled',
  'refunded',
] as const
export type PurchaseState = (typeof purchaseStates)[number]

/** Limits of a screenshot. */
export const screenshotMaxBytes = 5 * 1024 * 1024
export const screenshotMaxPixels = 40_000_000

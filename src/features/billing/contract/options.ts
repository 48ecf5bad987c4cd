/** What a plan can unlock beside postings and candidates. */
export const planFeatures = [
  'reports',
  'advancedReports',
  'responses',
  'scheduling',
  'automatedRejection',
  'prioritySupport',
] as const
export type PlanFeature = (typeof planFeatures)[number]

/** For the `refusals` of endpoints that need a feature; each answer's own text names the plan that has it. */
export const planNeeded = {
  PLAN_NEEDED: { status: 403, message: 'Your plan does not include this.' },
} as const

/** Features that this version of the product has: no others are sold or named. Building one adds it here. */
export const availableFeatures: readonly PlanFeature[] = [
  'reports',
  'advancedReports',
  'responses',
  'scheduling',
  'automatedRejection',
  'prioritySupport',
]

/** The status of a purchase; the last four are final. */
export const purchaseStates = [
  'waiting',
  'submitted',
  'confirmed',
  'refused',
  'cancelled',
  'refunded',
] as const
export type PurchaseState = (typeof purchaseStates)[number]

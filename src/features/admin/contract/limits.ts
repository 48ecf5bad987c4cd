export const adminLimits = {
  password: { min: 12, max: 200 },
  /** Why a payment is refused or refunded, or a company banned. */
  reason: { min: 3, max: 500 },
  search: 100,
  refundTnd: 1_000_000,
} as const

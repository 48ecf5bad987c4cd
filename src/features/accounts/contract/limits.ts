/** Lengths in characters. */
export const accountLimits = {
  password: { min: 8, max: 200 },
  companyName: { min: 3, max: 15 },
  companyFullName: 100,
  address: { min: 3, max: 50 },
  city: 100,
} as const

/** How long an invitation can be accepted. */
export const inviteDays = 7
export const maxInvites = 50

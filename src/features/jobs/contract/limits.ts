export const jobLimits = {
  title: 120,
  description: 10_000,
  location: 120,
  salary: 1_000_000,
  skills: 30,
  skill: 60,
  preferredLanguages: 3,
  softSkills: 3,
  search: 120,
} as const

export const reviewLimits = {
  distanceKm: 20_000,
  rejectReasons: 20,
  rejectReason: 120,
  revealReason: 500,
} as const

export const jobsPerPage = 12

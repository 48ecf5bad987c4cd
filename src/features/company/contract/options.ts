export const industries = [
  'Technology',
  'Health',
  'Finance',
  'Education',
  'Manufacturing',
  'Retail',
  'Media & Entertainment',
  'Hospitality',
  'Construction',
  'Energy',
  'Transport',
  'Food Service',
] as const
export type Industry = (typeof industries)[number]

/** What each size is called, and the number it is sent as. */
export const companySizes = [
  { label: '1-10', value: 10 },
  { label: '11-50', value: 50 },
  { label: '51-200', value: 200 },
  { label: '201-500', value: 500 },
  { label: '501-1000', value: 1000 },
  { label: '1000+', value: 1001 },
] as const
export type CompanySize = (typeof companySizes)[number]['value']

export const companyValues = [
  'Innovation',
  'Customer Focus',
  'Integrity',
  'Collaboration',
  'Excellence',
  'Diversity',
  'Sustainability',
  'Transparency',
  'Responsibility',
  'Work-life Balance',
  'Community',
  'Growth Mindset',
] as const
export type CompanyValue = (typeof companyValues)[number]

/** `description` counts characters: more than 500. */
export const profileLimits = { description: { min: 501, max: 10_000 }, values: 5 } as const

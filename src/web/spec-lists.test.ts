import { expect, test } from 'vitest'
import { interviewLanguageNames } from '#contract/languages.ts'
import { companySizes, companyValues, industries } from '#features/company/contract/options.ts'
import {
  educationLevels,
  experienceOptions,
  jobIndustries,
  jobLanguages,
  jobTypes,
  seniorityLevels,
  softSkills,
} from '#features/jobs/contract/options.ts'

// As the specification writes them.
test.each([
  [
    'industries for onboarding',
    industries,
    'Technology, Health, Finance, Education, Manufacturing, Retail, Media & Entertainment, Hospitality, Construction, Energy, Transport, Food Service',
  ],
  [
    'company values',
    companyValues,
    'Innovation, Customer Focus, Integrity, Collaboration, Excellence, Diversity, Sustainability, Transparency, Responsibility, Work-life Balance, Community, Growth Mindset',
  ],
  ['job types', jobTypes, 'Full-time, Part-time, Contract, Remote, Freelance, Internship'],
  [
    'education levels',
    educationLevels,
    "High School, Associate Degree, Bachelor's, Master's, PhD, Not Required",
  ],
  ['seniority', seniorityLevels, 'Intern, Junior, Mid-level, Senior, Team Lead, Executive'],
  ['experience years', experienceOptions.map(([label]) => label), '0, 1, 3, 5, 10+'],
  ['experience as numbers', experienceOptions.map(([, years]) => String(years)), '0, 1, 3, 5, 10'],
  [
    'job industries',
    jobIndustries,
    'Technology, Healthcare, Finance, Education, Manufacturing, Retail, Media & Entertainment, Hospitality, Construction, Energy, Transportation',
  ],
  [
    'job languages',
    jobLanguages,
    'English, French, Arabic, Spanish, German, Mandarin, Hindi, Portuguese, Russian, Japanese, Korean, Italian',
  ],
  [
    'interview languages',
    Object.values(interviewLanguageNames).toSorted(),
    'Deutsch, English, Français, Spanish',
  ],
  [
    'soft skills',
    softSkills,
    'Communication, Teamwork, Problem Solving, Adaptability, Time Management, Leadership, Creativity, Critical Thinking, Attention to Detail, Emotional Intelligence',
  ],
] as const)('§1.9-4 §1.9-6 §1.9-7 %s', (_what, list, written) => {
  expect(list.join(', ')).toBe(written)
})

test('§1.9-5 company sizes and the number each is sent as', () => {
  expect(companySizes.map(({ label, value }) => `${label} (${value})`).join(', ')).toBe(
    '1-10 (10), 11-50 (50), 51-200 (200), 201-500 (500), 501-1000 (1000), 1000+ (1001)',
  )
})

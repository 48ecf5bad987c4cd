import * as z from 'zod/mini'
import { endpoint, roles, signedIn, signedInAdmin } from '#contract/endpoint.ts'
import { userId } from '#contract/ids.ts'
import {
  companyAddress,
  companyCity,
  companyFullName,
  companyFullNameMax,
  companyName,
  companyPhone,
  onboardingStatus,
} from '#features/accounts/contract/account.ts'

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
const companySize = z.literal([10, 50, 200, 500, 1000, 1001], 'Please choose a company size.')
export type CompanySize = z.infer<typeof companySize>

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

/** More than 500 characters. */
export const descriptionMin = 501
export const descriptionMax = 10_000
export const valuesMax = 5

const shortDescription = 'The description must contain more than 500 characters.'
const wrongIndustry = 'Please choose an industry.'
const wrongValues = 'Please choose between 1 and 5 values.'

export const companyIdentity = z.strictObject({
  /** Left as it is when not sent. */
  fullName: z.optional(companyFullName),
  companyDescription: z
    .string(shortDescription)
    .check(
      z.trim(),
      z.minLength(descriptionMin, shortDescription),
      z.maxLength(descriptionMax, 'The description must contain at most 10,000 characters.'),
    ),
  industry: z.enum(industries, wrongIndustry),
  companySize,
  companyValues: z.array(z.enum(companyValues, wrongValues), wrongValues).check(
    z.minLength(1, wrongValues),
    z.maxLength(valuesMax, wrongValues),
    z.refine((values) => new Set(values).size === values.length, 'Each value can be chosen once.'),
  ),
})
export type CompanyIdentity = z.infer<typeof companyIdentity>

export const finishOnboardingEndpoint = endpoint({
  method: 'PUT',
  path: '/api/users/onboarding',
  summary: "Set the company's profile and open the application; the first time also grants the free offer.",
  access: signedInAdmin,
  body: companyIdentity,
  reply: z.object({ message: z.string(), onBoardingStatus: onboardingStatus }),
})

export const getSettingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/settings',
  summary: 'The signed-in user and the company behind them.',
  access: signedIn,
  reply: z.object({
    userId,
    role: z.enum(roles),
    /** The short name. */
    name: z.string(),
    /** The name people read; null for a company that goes by its short name. */
    fullName: z.nullable(z.string()),
    userName: z.string(),
    /** Another address that waits to be confirmed. */
    newUserName: z.nullable(z.string()),
    /** The company’s public page is `/{slug}`. */
    slug: z.string(),
    /** When everything of the company is erased; null for a company that stays. */
    deleteAt: z.nullable(z.iso.datetime()),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    onBoardingStatus: onboardingStatus,
    /** Null until onboarding is finished. */
    companyIdentity: z.nullable(
      z.object({
        industry: z.enum(industries),
        companyDescription: z.string(),
        companySize: companySize,
        companyValues: z.array(z.enum(companyValues)),
      }),
    ),
  }),
})

/** Keys stand in the order in which they are checked; the first failure is the message. */
export const companyContact = z.strictObject({
  name: companyName,
  fullName: companyFullName,
  phone: companyPhone,
  address: companyAddress,
  city: companyCity,
})
export type CompanyContact = z.infer<typeof companyContact>

export const updateSettingsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/users/settings',
  summary: "Change the company's names, phone, address and city.",
  access: signedInAdmin,
  body: companyContact,
  reply: z.object({ message: z.string() }),
})

/** What was typed into the onboarding wizard so far; nothing of it is required. */
export const onboardingDraft = z.strictObject({
  step: z.int().check(z.minimum(0), z.maximum(3)),
  fullName: z.string().check(z.maxLength(companyFullNameMax)),
  companyDescription: z.string().check(z.maxLength(descriptionMax)),
  industry: z.nullable(z.enum(industries)),
  companySize: z.nullable(companySize),
  companyValues: z.array(z.enum(companyValues)).check(z.maxLength(valuesMax)),
})
export type OnboardingDraft = z.infer<typeof onboardingDraft>

export const getOnboardingDraftEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/onboarding/draft',
  summary: 'What was typed into the onboarding wizard and not sent yet.',
  access: signedInAdmin,
  reply: z.object({ draft: z.nullable(onboardingDraft), savedAt: z.nullable(z.iso.datetime()) }),
})

export const saveOnboardingDraftEndpoint = endpoint({
  method: 'PUT',
  path: '/api/users/onboarding/draft',
  summary: 'Keep what is typed into the onboarding wizard; finishing it removes the draft.',
  access: signedInAdmin,
  body: onboardingDraft,
  /** Null: onboarding is finished, nothing is kept any more. */
  reply: z.object({ savedAt: z.nullable(z.iso.datetime()) }),
})

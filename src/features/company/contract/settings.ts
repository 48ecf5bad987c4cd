import * as z from 'zod/mini'
import { adminOnly, endpoint, roles, signedInAdmin } from '#contract/endpoint.ts'
import { userId } from '#contract/ids.ts'
import { employerLanguages } from '#contract/languages.ts'
import { onboardingStatus } from '#features/accounts/contract/account.ts'
import {
  companyAddress,
  companyCity,
  companyFullName,
  companyName,
  companyPhone,
} from '#features/accounts/contract/company-fields.ts'
import { accountLimits } from '#features/accounts/contract/limits.ts'
import { responsePromises } from '#features/accounts/contract/response-promise.ts'
import { getSettingsAddress } from './addresses.ts'
import { companySizes, companyValues, industries, profileLimits } from './options.ts'

const companySize = z.literal(
  companySizes.map(({ value }) => value),
  'Please choose a company size.',
)

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
      z.minLength(profileLimits.description.min, shortDescription),
      z.maxLength(profileLimits.description.max, 'The description must contain at most 10,000 characters.'),
    ),
  industry: z.enum(industries, wrongIndustry),
  companySize,
  companyValues: z.array(z.enum(companyValues, wrongValues), wrongValues).check(
    z.minLength(1, wrongValues),
    z.maxLength(profileLimits.values, wrongValues),
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
  ...getSettingsAddress,
  summary: 'The signed-in user and the company behind them.',
  reply: z.object({
    userId,
    role: z.enum(roles),
    /** What the application speaks to the user; null while nothing was chosen. */
    language: z.nullable(z.enum(employerLanguages)),
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
    /** How soon candidates are promised a response. */
    responsePromise: z.enum(responsePromises),
    /** For how many months candidates are kept after the last activity; at most `maxRetentionMonths`. */
    retentionMonths: z.number(),
    /** Of the installation. */
    maxRetentionMonths: z.number(),
    /** IANA; meetings are in it unless another is chosen. */
    timeZone: z.string(),
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

export const setResponsePromiseEndpoint = endpoint({
  method: 'PUT',
  path: '/api/users/settings/response-promise',
  summary: 'Set how soon candidates are promised a response.',
  access: adminOnly,
  body: z.strictObject({ responsePromise: z.enum(responsePromises) }),
  reply: z.object({ responsePromise: z.enum(responsePromises) }),
})

/** The periods a company can choose from, as far as the installation allows them. */
export const retentionChoices = [3, 6, 12, 18, 24, 36, 48, 60] as const

export const setRetentionEndpoint = endpoint({
  method: 'PUT',
  path: '/api/users/settings/retention',
  summary:
    'Set for how many months candidates are kept after the last activity, up to the installation’s own period.',
  access: adminOnly,
  body: z.strictObject({ retentionMonths: z.int().check(z.minimum(1), z.maximum(120)) }),
  reply: z.object({ retentionMonths: z.number() }),
})

/** The onboarding wizard as typed so far; nothing is required. */
export const onboardingDraft = z.strictObject({
  step: z.int().check(z.minimum(0), z.maximum(3)),
  fullName: z.string().check(z.maxLength(accountLimits.companyFullName)),
  companyDescription: z.string().check(z.maxLength(profileLimits.description.max)),
  industry: z.nullable(z.enum(industries)),
  companySize: z.nullable(companySize),
  companyValues: z.array(z.enum(companyValues)).check(z.maxLength(profileLimits.values)),
})
export type OnboardingDraft = z.infer<typeof onboardingDraft>

export const getOnboardingDraftEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/onboarding/draft',
  summary: 'The company profile that was typed into the onboarding wizard and not sent yet.',
  access: signedInAdmin,
  reply: z.object({
    draft: z.nullable(onboardingDraft),
    savedAt: z.nullable(z.iso.datetime()),
    /** Grows with every save; 0 without a draft. */
    version: z.number(),
  }),
})

export const saveOnboardingDraftEndpoint = endpoint({
  method: 'PUT',
  path: '/api/users/onboarding/draft',
  summary: 'Saves what is typed into the onboarding wizard. The last save wins; finishing deletes the draft.',
  access: signedInAdmin,
  body: z.extend(onboardingDraft, {
    /** The version that this window has last seen. */
    version: z._default(z.int().check(z.minimum(0)), 0),
  }),
  reply: z.object({
    /** Null once onboarding is finished: nothing is saved. */
    savedAt: z.nullable(z.iso.datetime()),
    version: z.number(),
    /** Whether another window had saved since that version. */
    replaced: z.boolean(),
  }),
})

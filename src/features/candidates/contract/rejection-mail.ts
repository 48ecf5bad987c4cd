import * as z from 'zod/mini'
import { canEdit, canView, endpoint } from '#contract/endpoint.ts'
import { interviewLanguages } from '#contract/languages.ts'
import { rejectionPlaceholders, rejectionTextLimits, unknownPlaceholder } from './rejection-mail-limits.ts'

const line = (missing: string, max: number) =>
  z.string(missing).check(
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(max, `Please use at most ${max} characters.`),
    z.refine((text) => unknownPlaceholder(text) === null, {
      error: ({ input }) =>
        `${unknownPlaceholder(String(input))} is not a placeholder. Please use ${rejectionPlaceholders.join(', ')}.`,
    }),
  )

export const rejectionText = z.strictObject({
  subject: line('Please write a subject.', rejectionTextLimits.subject),
  /** Paragraphs are separated by an empty line. */
  text: line('Please write the text.', rejectionTextLimits.text),
})
export type RejectionText = z.output<typeof rejectionText>

const language = z.enum(interviewLanguages)
const ofLanguage = z.strictObject({ language })

/** The text in use; `isDefault` while the company has none of its own. */
const textInUse = z.object({ ...rejectionText.shape, language, isDefault: z.boolean() })

export const listRejectionTextsEndpoint = endpoint({
  method: 'GET',
  path: '/api/candidates/rejection-texts',
  summary: 'The texts of rejection mails, one for each interview language, and whether the plan sends them.',
  access: canView,
  reply: z.object({ texts: z.array(textInUse), sent: z.boolean() }),
})

export const setRejectionTextEndpoint = endpoint({
  method: 'PUT',
  path: '/api/candidates/rejection-texts/:language',
  summary: "Sets the company's rejection mail in one language.",
  access: canEdit,
  params: ofLanguage,
  body: rejectionText,
  reply: textInUse,
})

export const restoreRejectionTextEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/candidates/rejection-texts/:language',
  summary: 'Restores the default rejection mail in one language.',
  access: canEdit,
  params: ofLanguage,
  reply: textInUse,
})

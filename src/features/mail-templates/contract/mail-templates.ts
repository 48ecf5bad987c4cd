import * as z from 'zod/mini'
import { type AnswerOf, canEdit, canView, endpoint } from '#contract/endpoint.ts'
import { interfaceLanguages } from '#contract/languages.ts'
import {
  type CandidateMailKind,
  candidateMailKinds,
  mailPlaceholders,
  mailTemplateLimits,
  unknownPlaceholder,
} from './mail-kinds.ts'

const words = (missing: string, max: number) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(max, `Please use at most ${max} characters.`))

const fields = {
  subject: words('Please write a subject.', mailTemplateLimits.subject),
  /** An empty line begins a new paragraph. */
  text: words('Please write the text.', mailTemplateLimits.text),
}
const anyTemplate = z.strictObject(fields)
export type MailTemplate = z.output<typeof anyTemplate>

/** What is wrong with the placeholders of a text; null when nothing is. */
export function placeholderMistake(kind: CandidateMailKind, text: string): string | null {
  const unknown = unknownPlaceholder(kind, text)
  const known = mailPlaceholders[kind].map((name) => `{${name}}`).join(', ')
  return unknown && `${unknown} is not a placeholder of this email. Please use ${known}.`
}

/** A template whose placeholders the mail knows. */
export function mailTemplateOf(kind: CandidateMailKind) {
  const known = z.refine<string>((text) => placeholderMistake(kind, text) === null, {
    error: ({ input }) => placeholderMistake(kind, String(input)) ?? '',
  })
  return z.strictObject({ subject: fields.subject.check(known), text: fields.text.check(known) })
}

const ofTemplate = z.strictObject({ kind: z.enum(candidateMailKinds), language: z.enum(interfaceLanguages) })

/** The template in use; `isDefault` while the company has no words of its own. */
const templateInUse = z.object({
  kind: z.enum(candidateMailKinds),
  language: z.enum(interfaceLanguages),
  subject: z.string(),
  text: z.string(),
  isDefault: z.boolean(),
})
export type TemplateInUse = z.output<typeof templateInUse>

export const listMailTemplatesEndpoint = endpoint({
  method: 'GET',
  path: '/api/mail-templates',
  summary: 'The mails to candidates in each interview language, and those that the plan does not send.',
  access: canView,
  reply: z.object({
    templates: z.array(templateInUse),
    notInPlan: z.array(z.enum(candidateMailKinds)),
    /** Where test mails go. */
    testAddress: z.string(),
  }),
})
export type MailTemplates = AnswerOf<typeof listMailTemplatesEndpoint>

export const setMailTemplateEndpoint = endpoint({
  method: 'PUT',
  path: '/api/mail-templates/:kind/:language',
  summary: "Sets the company's own words for one mail in one language.",
  access: canEdit,
  params: ofTemplate,
  body: anyTemplate,
  reply: templateInUse,
})

export const resetMailTemplateEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/mail-templates/:kind/:language',
  summary: 'Restores the default of one mail in one language.',
  access: canEdit,
  params: ofTemplate,
  reply: templateInUse,
})

const mailPreview = z.object({
  subject: z.string(),
  greeting: z.string(),
  paragraphs: z.array(z.string()),
  /** Of the button. */
  action: z.nullable(z.string()),
  notes: z.array(z.string()),
})
export type MailPreview = z.output<typeof mailPreview>

export const previewMailTemplateEndpoint = endpoint({
  method: 'POST',
  path: '/api/mail-templates/:kind/:language/preview',
  summary: 'The mail that these words make, with sample values; nothing is stored.',
  access: canView,
  params: ofTemplate,
  body: anyTemplate,
  reply: mailPreview,
})

export const testMailTemplateEndpoint = endpoint({
  method: 'POST',
  path: '/api/mail-templates/:kind/:language/test',
  summary: 'Sends the saved mail with sample values to the signed-in user.',
  access: canEdit,
  params: ofTemplate,
  reply: 'nothing',
  limits: [{ per: ['user'], max: 10, minutes: 60 }],
})

import type { CompanyId } from '#contract/ids.ts'
import type { InterfaceLanguage } from '#contract/languages.ts'
import type { Tx } from '#platform/database/database.ts'
import type { CandidateMailKind, MailValues } from '../contract/mail-kinds.ts'
import { defaultTemplate } from './default-template.ts'
import { findTemplate } from './store.ts'

/** What a template brings into a mail. */
export interface MailText {
  subject: string
  /** The line beside the subject in an inbox; a company's own text has none. */
  preview?: string
  paragraphs: string[]
}

/** The text of a mail to a candidate: the company's own words for the kind and language, or the default. */
export async function textOfMail<K extends CandidateMailKind>(
  tx: Tx,
  companyId: CompanyId,
  kind: K,
  language: InterfaceLanguage,
  values: MailValues<K>,
): Promise<MailText> {
  const own = await findTemplate(tx, { companyId, kind, language })
  return fillTemplate(own ?? defaultTemplate(kind, language), values)
}

/** The template with its placeholders replaced; an empty line begins a new paragraph. */
export function fillTemplate(
  { subject, preview, text }: { subject: string; preview?: string; text: string },
  values: Readonly<Record<string, string>>,
): MailText {
  // In one pass: a value that looks like a placeholder stays as it is.
  const byName = new Map(Object.entries(values))
  const fill = (words: string) => words.replace(/\{(\w+)\}/g, (word, name) => byName.get(name) ?? word).trim()
  return {
    subject: fill(subject),
    ...(preview !== undefined && { preview: fill(preview) }),
    paragraphs: text
      .split(/\n\s*\n/)
      .map(fill)
      .filter((paragraph) => paragraph !== ''),
  }
}

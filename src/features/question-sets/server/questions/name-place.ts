import { cleanPhrase } from '#features/jobs/server/clean-phrase.ts'
import type { Phrases } from '#lexicon/questions/schema.ts'

const maxWords = 5

const legalForms =
  /[\s,]+(?:GmbH(?: & Co\.? KG)?|SE(?: & Co\.? KGaA)?|AG|KG|KGaA|eG|e\.\s?V\.|Ltd\.?|Limited|plc|Inc\.?|LLC|S\.?L\.?U?\.?|S\.?A\.?(?:R\.?L\.?|S\.?)?|SASU?|SARL|SUARL)$/iu

/** “at Paylane”, in the language of the interview; “here” when the name cannot be said. */
export function namePlace(company: string, { at, atNamesLike, ourPlace }: Phrases): string {
  const name = cleanPhrase(company.replace(legalForms, ''), maxWords)
  if (name === undefined) return ourPlace
  const like = atNamesLike.find(({ names }) => new RegExp(`^(?:${names.join('|')})\\s`, 'iu').test(name))
  return like?.before === '' ? ourPlace : `${like?.before ?? at}${name}`
}

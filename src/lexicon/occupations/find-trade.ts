import { interviewLanguages, type Language } from '#contract/languages.ts'
import { likelyLanguage } from '../likely-language.ts'
import { type Occupation, occupationsNamed } from './find-occupations.ts'
import { fitFamilies } from './fit-families.ts'

/** What an offer says of its work. */
export type Offer = {
  readonly language: Language
  readonly title: string
  readonly description: string
  readonly skills: readonly string[]
}

/** The family of a job's work, and its occupation where the title names one. */
export type Trade = { readonly family: string; readonly occupation: Occupation | null }

/** How well the words of an offer fit a family that they name, and how much better than the next one. */
const minFit = 12
const minLead = 1.25

/** So much better another family fits an offer of which most of the title names an occupation; the whole stands alone. */
const clearLead = 3
/** So much of a title says what it is; of less the rest of the offer says it as well. */
const mostOfTitle = 0.5

/** What trade an offer is of: by its title, or by the words of its trade; null where neither says so. */
export function findTrade(offer: Offer): Trade | null {
  // Read in the interview's language, an offer in another one fits any family by chance.
  const written = likelyLanguage(offer.description) ?? offer.language
  const languages = [written, ...interviewLanguages.filter((one) => one !== written)]
  const named = occupationsNamed(offer.title, languages)
  if (named.first.length > 0) {
    const best = bestFit(offer, written)
    // A title of two occupations is that of the trade which the offer speaks of.
    const [occupation = null] = [...named.first].sort(
      (one, other) => best.fitOf(other.family) - best.fitOf(one.family),
    )
    const own = occupation ? best.fitOf(occupation.family) : 0
    const lead = named.share >= mostOfTitle ? clearLead : minLead
    return occupation && (named.share === 1 || best.fit < minFit || best.fit < lead * own)
      ? { family: occupation.family, occupation }
      : { family: best.family, occupation: null }
  }
  for (const language of languages) {
    const best = bestFit(offer, language)
    if (best.fit >= minFit && best.fit >= minLead * best.second)
      return { family: best.family, occupation: null }
  }
  return null
}

/** The family that an offer's words fit best; words of the title say most, then the skills. */
function bestFit({ title, skills, description }: Offer, language: Language) {
  const parts = [
    { fits: fitFamilies(title, language), weight: 3 },
    { fits: fitFamilies(skills.join('. '), language), weight: 2 },
    { fits: fitFamilies(description, language), weight: 1 },
  ]
  const fitOf = (family: string) =>
    parts.reduce((sum, { fits, weight }) => sum + weight * (fits.get(family) ?? 0), 0)
  const [first, second] = [...(parts[0]?.fits.keys() ?? [])]
    .map((family) => ({ family, fit: fitOf(family) }))
    .sort((one, other) => other.fit - one.fit)
  return {
    family: first?.family ?? '',
    fit: first?.fit ?? 0,
    second: second?.fit ?? 0,
    fitOf,
  }
}

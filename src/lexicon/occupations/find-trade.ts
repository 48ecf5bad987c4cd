import { interviewLanguages, type Language } from '#contract/languages.ts'
import { findOccupations, type Occupation } from './find-occupations.ts'
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

/** What trade an offer is of: by its title, else by the words of its trade; null where neither says so. */
export function findTrade(offer: Offer): Trade | null {
  const languages = [offer.language, ...interviewLanguages.filter((one) => one !== offer.language)]
  const [occupation] = findOccupations(offer.title, languages)
  if (occupation) return { family: occupation.family, occupation }
  const [best] = languages
    .map((language) => bestFit(offer, language))
    .sort((one, other) => other.fit - one.fit)
  return best && best.fit >= minFit && best.fit >= minLead * best.second
    ? { family: best.family, occupation: null }
    : null
}

/** Words of the title say most, then the skills. */
function bestFit({ title, skills, description }: Offer, language: Language) {
  const parts = [
    { fits: fitFamilies(title, language), weight: 3 },
    { fits: fitFamilies(skills.join('. '), language), weight: 2 },
    { fits: fitFamilies(description, language), weight: 1 },
  ]
  const families = [...(parts[0]?.fits.keys() ?? [])]
  const [first, second] = families
    .map((family) => ({
      family,
      fit: parts.reduce((sum, { fits, weight }) => sum + weight * (fits.get(family) ?? 0), 0),
    }))
    .sort((one, other) => other.fit - one.fit)
  return { family: first?.family ?? '', fit: first?.fit ?? 0, second: second?.fit ?? 0 }
}

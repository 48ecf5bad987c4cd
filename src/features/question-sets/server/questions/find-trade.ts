import { interviewLanguages, type Language } from '#contract/languages.ts'
import { wordsOf } from '#features/jobs/server/likely-language.ts'
import { findOccupations, type Occupation } from '#lexicon/occupations/find-occupations.ts'
import { foldPhrase } from '#lexicon/occupations/fold-phrase.ts'
import { familyNames, wordsOfFamily } from '#lexicon/occupations/read-lexicon.ts'
import type { JobBrief } from './job-brief.ts'

/** The family of a job's work, and its occupation where the title names one. */
export type Trade = { readonly family: string; readonly occupation: Occupation | null }

/** Points that a family needs where no title is known: three for each skill of the offer, one for each word of the trade. */
const minPoints = 6
const pointsOfSkill = 3

/** What trade an offer is of: by its title, else by its skills and words; null where neither says so. */
export function findTrade(brief: JobBrief): Trade | null {
  const languages = [brief.language, ...interviewLanguages.filter((one) => one !== brief.language)]
  const [occupation] = findOccupations(brief.title, languages)
  if (occupation) return { family: occupation.family, occupation }
  const points = familyNames().map((family) => ({ family, points: pointsOf(family, brief, languages) }))
  const [first, second] = points.sort((one, other) => other.points - one.points)
  if (!first || first.points < minPoints || first.points === second?.points) return null
  return { family: first.family, occupation: null }
}

function pointsOf(family: string, brief: JobBrief, languages: readonly Language[]): number {
  const wanted = brief.skills.map(foldPhrase)
  const said = new Set(wordsOf(`${brief.title} ${brief.description}`).map(foldPhrase))
  const points = languages.map((language) => {
    const { skills, vocabulary } = wordsOfFamily(family, language)
    const names = new Set(Object.values(skills).flat().map(foldPhrase))
    const words = new Set(vocabulary.map(foldPhrase))
    return (
      pointsOfSkill * wanted.filter((skill) => names.has(skill)).length +
      [...words].filter((word) => said.has(word)).length
    )
  })
  return Math.max(...points)
}

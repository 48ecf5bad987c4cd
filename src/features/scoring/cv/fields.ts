import { sharedLexicon } from '#lexicon/scoring/read-lexicon.ts'
import { contentStems } from '../text/stems.ts'
import { degreeLevel } from './ladders.ts'
import { phrases } from './phrases.ts'

/** Fields of knowledge: what their studies are called in the four languages, and the families they lead to. */
const fields = Object.values(sharedLexicon('cv-fields')).map(({ studies, families }) => ({
  studies: phrases(() => [[true, studies]]),
  families,
}))

/** Whether the studies that a line names lead to the work of a family of occupations. */
export function leadsTo(degree: string, family: string): boolean {
  return fields.some(({ studies, families }) => families.includes(family) && studies.find(degree).length > 0)
}

/** Whether a line says what was studied, or nothing but the degree, the school and the dates. */
export function namesField(degree: string): boolean {
  return degree
    .split(/[^\p{L}\p{N}_'’-]+/u)
    .some(
      (word) => degreeLevel(word) === 0 && contentStems(word, 'en').size > 0 && !/^\p{Lu}+_\d|\d/u.test(word),
    )
}

import { interviewLanguages } from '#contract/languages.ts'
import { foldPhrase } from './fold-phrase.ts'
import { familyNames, familyOf, wordsOfFamily } from './read-lexicon.ts'

/** Names of one skill: what it is called in each language, and the tools and parts that go under it. */
type Names = { readonly same: readonly string[]; readonly within: readonly string[] }

/** A skill of the library, in one of its families. */
export type SkillOfFamily = { readonly family: string; readonly id: string }

let known: ReadonlyMap<string, readonly SkillOfFamily[]> | undefined
const asked = new Map<string, Names>()

/** The skills that have a name, in any language. */
export function skillsNamed(name: string): readonly SkillOfFamily[] {
  known ??= readNames()
  return known.get(foldPhrase(name)) ?? []
}

const languagesOfProduct = 3
const mostWords = 3
const capital = /^\p{Lu}/u

/** The name of a product or a standard that stands in a name, which most languages write alike and with a capital: HubSpot, HACCP. */
export function productIn(name: string): string | null {
  const words = name.split(/\s+/)
  const phrases = words.flatMap((_, from) =>
    Array.from({ length: mostWords }, (_, more) => words.slice(from, from + more + 1).join(' ')),
  )
  return phrases.find(isProduct) ?? null
}

function isProduct(name: string): boolean {
  const folded = foldPhrase(name)
  return skillsNamed(name).some(({ family, id }) => {
    const written = interviewLanguages.flatMap(
      (language) =>
        wordsOfFamily(family, language).skills[id]?.find((one) => foldPhrase(one) === folded) ?? [],
    )
    return (
      written.length >= languagesOfProduct &&
      written.filter((one) => capital.test(one)).length >= languagesOfProduct
    )
  })
}

/** What the library knows of a skill by any of its names, in any language; empty for a skill that it does not know. */
export function namesInLibrary(skill: string): Names {
  const name = foldPhrase(skill)
  const skills = skillsNamed(name)
  if (skills.length === 0) return { same: [], within: [] }
  const names = asked.get(name) ?? namesOf(name, skills)
  asked.set(name, names)
  return names
}

function namesOf(name: string, skills: readonly SkillOfFamily[]): Names {
  const lists = skills.map(({ family, id }) =>
    interviewLanguages.map((language) => (wordsOfFamily(family, language).skills[id] ?? []).map(foldPhrase)),
  )
  const usual = lists.map((inLanguages) => inLanguages.flatMap(([first]) => first ?? []))
  return { same: usual.filter((names) => names.includes(name)).flat(), within: lists.flat(2) }
}

/** Which skills a name may mean; what else they are called is read when somebody asks for it. */
function readNames(): ReadonlyMap<string, readonly SkillOfFamily[]> {
  const skills = familyNames().flatMap((family) =>
    Object.keys(familyOf(family).skills).map((id) => ({ family, id })),
  )
  // Folded in one go: one text is quicker than ten thousand.
  const lines = skills.map(({ family, id }) =>
    interviewLanguages.flatMap((language) => wordsOfFamily(family, language).skills[id] ?? []).join('\t'),
  )
  const names = new Map<string, SkillOfFamily[]>()
  foldPhrase(lines.join('\n'))
    .split('\n')
    .forEach((line, at) => {
      const skill = skills[at]
      for (const name of new Set(line.split('\t'))) {
        const others = names.get(name)
        if (skill && others) others.push(skill)
        else if (skill) names.set(name, [skill])
      }
    })
  return names
}

import { interviewLanguages } from '#contract/languages.ts'
import { foldPhrase } from './fold-phrase.ts'
import { familyNames, familyOf, wordsOfFamily } from './read-lexicon.ts'

/** Names of one skill: what it is called in each language, and the tools and parts that go under it. */
type Names = { readonly same: readonly string[]; readonly within: readonly string[] }

let known: ReadonlyMap<string, Names> | undefined

/** What the library knows of a skill by any of its names, in any language; empty for a skill that it does not know. */
export function namesInLibrary(skill: string): Names {
  known ??= readNames()
  return known.get(foldPhrase(skill)) ?? { same: [], within: [] }
}

function readNames(): ReadonlyMap<string, Names> {
  const names = new Map<string, Names>()
  for (const family of familyNames())
    for (const id of Object.keys(familyOf(family).skills)) {
      const lists = interviewLanguages.map((language) =>
        (wordsOfFamily(family, language).skills[id] ?? []).map(foldPhrase),
      )
      const usual = lists.flatMap(([first]) => first ?? [])
      const all = lists.flat()
      for (const name of new Set(all)) {
        const before = names.get(name)
        const same = [...(before?.same ?? []), ...(usual.includes(name) ? usual : [])]
        names.set(name, { same, within: [...(before?.within ?? []), ...all] })
      }
    }
  return names
}

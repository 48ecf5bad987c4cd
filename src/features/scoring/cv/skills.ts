import { namesInLibrary } from '#lexicon/occupations/find-skills.ts'
import { sharedLexicon } from '#lexicon/scoring/read-lexicon.ts'
import { escaped, fold, matchesOf, type Span } from '../text/text.ts'

const lists = sharedLexicon('cv-skills')
const rows = (all: readonly string[][]) => all.map((names) => names.map((name) => fold(name)))
const aliasRows = rows(lists.aliases)
const siblingRows = rows(lists.siblings)

/** Words in the names of so many skills that one of them alone names none. */
const everywhere = new Set(lists.everywhere.map((word) => fold(word)))

/** Whether a word of a skill's name (folded) says by itself what the skill is about. */
export function isDistinctive(word: string): boolean {
  return !everywhere.has(word)
}

export function namesOfSkill(skill: string): string[] {
  const name = fold(skill.trim())
  const others = [...(aliasRows.find((row) => row.includes(name)) ?? []), ...namesInLibrary(name).same]
  return [...new Set([name, ...others])]
}

/** The names of skills close to a skill, not its own. */
export function siblingsOfSkill(skill: string): string[] {
  const own = namesOfSkill(skill)
  const siblings = siblingRows
    .filter((row) => row.some((name) => own.includes(name)))
    .flat()
    .flatMap(namesOfSkill)
  return [...new Set([...siblings, ...namesInLibrary(skill).within])].filter((name) => !own.includes(name))
}

/** The places where one of some names stands as a word of its own; a name of one or two letters only in capitals. */
export function placesOf(names: readonly string[], text: string): Span[] {
  const folded = fold(text)
  return names
    .filter((name) => name !== '' && folded.includes(firstWordOf(name)))
    .flatMap((name) =>
      matchesOf(folded, patternOf(name)).filter(
        ({ start }) => name.length > 2 || /^[^\p{Ll}]/u.test(text.slice(start)),
      ),
    )
    .sort((a, b) => a.start - b.start)
}

const firstWordOf = (name: string) => name.split(/\s/, 1)[0] ?? name
const patterns = new Map<string, RegExp>()
const maxPatterns = 5000

function patternOf(name: string): RegExp {
  const known = patterns.get(name)
  if (known) return known
  const literal = escaped(name).replace(/\s+/g, '\\s+')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}+#])`, 'gu')
  if (patterns.size < maxPatterns) patterns.set(name, pattern)
  return pattern
}

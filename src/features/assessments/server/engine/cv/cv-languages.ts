import { fold } from '../text.ts'

/** A language a CV names, and how well it is spoken in the marks of the rubric (0-100). */
export type SpokenLanguage = { name: string; credit: number; start: number; end: number }

/** The languages of the job form, in four languages. */
const languageNames: Record<string, RegExp> = {
  english: /\b(?:english|anglais|englisch|ingles)\b/g,
  french: /\b(?:french|francais|franzosisch|frances)\b/g,
  arabic: /\b(?:arabic|arabe|arabisch)\b/g,
  spanish: /\b(?:spanish|espagnol|spanisch|espanol|castellano)\b/g,
  german: /\b(?:german|allemand|deutsch|aleman)\b/g,
  mandarin: /\b(?:mandarin|chinese|chinois|chinesisch|chino)\b/g,
  hindi: /\bhindi\b/g,
  portuguese: /\b(?:portuguese|portugais|portugiesisch|portugues)\b/g,
  russian: /\b(?:russian|russe|russisch|ruso)\b/g,
  japanese: /\b(?:japanese|japonais|japanisch|japones)\b/g,
  korean: /\b(?:korean|coreen|koreanisch|coreano)\b/g,
  italian: /\b(?:italian|italien|italienisch|italiano)\b/g,
}

const levels: readonly [RegExp, number][] = [
  [
    /\b(?:c2|native|mother tongue|maternelle|bilingual|bilingue|muttersprach\w*|nativ[oa]|materna|langue maternelle)\b/,
    100,
  ],
  [
    /\b(?:c1|fluent|courant|couramment|fliessend|fließend|verhandlungssicher|fluido|avanzado|advanced|avance|nivel alto|proficient|professional|professionnel)\b/,
    95,
  ],
  [/\b(?:b2|upper intermediate|good|bon|gut|gute|bueno|independent)\b/, 80],
  [/\b(?:b1|intermediate|intermediaire|intermedio|mittel\w*|conversational|medio)\b/, 60],
  [/\b(?:a2|elementary|basic|bases|grundkenntnisse|basico|scolaire)\b/, 35],
  [/\b(?:a1|beginner|debutant|notions|anfanger|principiante)\b/, 15],
]
const listed = 65

/** The languages named in the given part of a CV, each with the best level standing beside it. */
export function spokenLanguagesIn(text: string, from: number, to: number): SpokenLanguage[] {
  const folded = fold(text.slice(from, to))
  const named = Object.entries(languageNames)
    .flatMap(([name, pattern]) =>
      [...folded.matchAll(pattern)].map((m) => ({ name, at: m.index, end: m.index + m[0].length })),
    )
    .sort((a, b) => a.at - b.at)
  const spoken = new Map<string, SpokenLanguage>()
  named.forEach((entry, i) => {
    const line = folded.indexOf('\n', entry.end)
    const stop = Math.min(line < 0 ? folded.length : line, named[i + 1]?.at ?? folded.length, entry.end + 60)
    const beside = folded.slice(entry.end, stop)
    const credit = levels.find(([pattern]) => pattern.test(beside))?.[1] ?? listed
    const known = spoken.get(entry.name)
    if (known && known.credit >= credit) return
    const end =
      entry.end +
      beside
        .trimEnd()
        .replace(/[,;|·•-]+$/, '')
        .trimEnd().length
    spoken.set(entry.name, { name: entry.name, credit, start: from + entry.at, end: from + end })
  })
  return [...spoken.values()]
}

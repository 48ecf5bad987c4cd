import type { Language } from '#contract/languages.ts'
import { cleanPhrase } from '#features/jobs/server/clean-phrase.ts'
import type { Phrases } from '#lexicon/questions/schema.ts'

const maxWords = 7

/** Offers that are named by what they are (an internship, a department), not by who does them. */
const notAPerson =
  /(?<!\p{L})(?:stage|alternance|apprentissage|praktikum|ausbildung|werkstudium|minijob|aushilfe|prácticas|beca|internship|traineeship|apprenticeship|support|service|\p{L}*assistenz|\p{L}*-support)(?!\p{L})/iu

const germanMark = /\(\s*(?:m|w|d|f|x|gn|div|alle|all)(?:\s*[/|*]\s*\p{L}+)+\s*\)/iu

const latin = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u

const shareStem = (one: string, other: string): boolean =>
  one.trim().slice(0, 4).toLowerCase() === other.trim().slice(0, 4).toLowerCase()

/** The part of a title that names the work: what stands before a dash, a comma or a bracket. */
function headOf(title: string): string {
  const pieces = title
    .replace(germanMark, ' ')
    .split(/\s[–—|:·-]+\s|,\s|\s\((?!\p{L}{1,3}\))/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length > 1)
  const [first = '', second] = pieces
  const head =
    second !== undefined && /^(?:stage|alternance|cdi|cdd|praktikum|internship|prácticas)$/iu.test(first)
      ? second
      : first
  const sides = head.split(/\s\/\s/u)
  return sides.length === 2 && !shareStem(sides[0] ?? '', sides[1] ?? '') ? (sides[0] ?? head) : head
}

/** The title in a form that fits into a sentence; undefined where there is none. */
export function speakableTitle(title: string): string | undefined {
  return cleanPhrase(headOf(title), maxWords) ?? cleanPhrase(title, maxWords)
}

/** “the Backend Engineer role”, in the language of the interview. */
export function nameRole(title: string, language: Language, { role, quotes }: Phrases): string {
  const name = speakableTitle(title)
  if (name === undefined) return role[1]
  if ((language !== 'en' && notAPerson.test(name)) || !latin.test(name)) {
    const plain = role[0].replace(/ (?:de|als) \{title\}/u, ' {title}')
    return plain.replace('{title}', () => `${quotes[0]}${name}${quotes[1]}`)
  }
  const marked = language === 'de' && germanMark.test(title) ? `${name} (m/w/d)` : name
  return withElision(role[0], marked, language)
}

/** French says d’ before a vowel; a mute h counts as one, but not that of English words. */
function withElision(pattern: string, title: string, language: Language): string {
  const vowel = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|h(?!ead|elp|uman|ard|ockey|otline|acker|r\b))/iu
  if (language === 'fr' && vowel.test(title)) return pattern.replace('de {title}', () => `d’${title}`)
  return pattern.replace('{title}', () => title)
}

import type { Language } from '#contract/languages.ts'

const vowel = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|h(?!and|aut|ead|elp|uman|ard|ockey))/iu

/** A template with its marks filled, with the elisions and spaces its language asks for; nothing when a mark has no filling. */
export function fillTemplate(
  template: string,
  fillings: Readonly<Record<string, string | undefined>>,
  language: Language,
): string | undefined {
  let complete = true
  const text = template.replace(/(\bde )?\{(\w+)\}/gu, (_, before: string | undefined, mark: string) => {
    const filling = fillings[mark]
    if (filling === undefined) complete = false
    const elides = language === 'fr' && before !== undefined && vowel.test(filling ?? '')
    return `${elides ? 'd’' : (before ?? '')}${filling ?? ''}`
  })
  if (!complete) return undefined
  return typeset(
    text.replace(/^(¿?)(\p{L})/u, (_, mark: string, letter: string) => `${mark}${letter.toUpperCase()}`),
    language,
  )
}

function typeset(text: string, language: Language): string {
  if (language === 'es')
    return text.replace(/(?<!\p{L})(a|de) el(?= equilibrio| espíritu| puesto)/gu, (_, word: string) =>
      word === 'a' ? 'al' : 'del',
    )
  if (language !== 'fr') return text
  return text
    .replace(/(?<!\p{L})à le(?= sens)/gu, 'au')
    .replace(/ ([?!:;»])/gu, '\u00a0$1')
    .replace(/« /gu, '«\u00a0')
}

/** Two phrases joined by "and", which turns into "e" before an i in Spanish. */
export function joinPair(one: string, other: string, and: string, language: Language): string {
  const bare = other.replace(/^[«“„"\s]+/u, '')
  const joined = language === 'es' && /^(?:i|í|hi(?!e))/iu.test(bare) ? 'e' : and
  return `${one} ${joined} ${other}`
}

import type { Language } from '../src/contract/languages.ts'

/** A judge of questions that shares nothing with the linter of the writer but the rules. */

const topics: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:age|old are you|born|birthday|retire\w*|marri\w+|husband|wife|spouse|child\w*|kids|pregnan\w*|health\w*|ill(?:ness)?|disab\w+|sick\w*|religio\w*|faith|church|mosque|pray\w*|nationalit\w+|citizen\w*|origin\w*|race|ethnic\w*|accent|politic\w*|vote\w*|union|strike|salar\w+|wage\w*|earn\w*|hobb\w+)\b/iu,
  fr: /(?<!\p{L})(?:âgée?|votre âge|naissance|retraite|mariée?|mariage|époux|épouse|conjointe?|enfants?|enceinte|grossesse|santé|malad\p{L}+|handicap\p{L}*|religi\p{L}+|foi|église|mosquée|nationalité|origines?|race|ethni\p{L}+|politiques?|syndic\p{L}+|grève|salaires?|rémunéré\p{L}*|loisirs?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:alter|geboren\p{L}*|geburt\p{L}*|rente|verheiratet|heirat\p{L}*|ehe\p{L}*|kinder\p{L}*|schwanger\p{L}*|gesundheit\p{L}*|krank\p{L}*|behinder\p{L}*|religi\p{L}*|glaube\p{L}*|kirche|moschee|nationalität|herkunft|ethni\p{L}*|politi\p{L}*|partei|gewerkschaft\p{L}*|streik\p{L}*|gehalt\p{L}*|lohn|freizeit|hobby\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:edad|nacimiento|jubilación|casad[oa]|matrimonio|espos[oa]|hijos?|embaraz\p{L}+|salud|enferm(?:o|a|edad|edades)|discapaci\p{L}+|religi\p{L}+|fe|iglesia|mezquita|nacionalidad|origen|raza|étnic\p{L}+|política|sindica\p{L}+|huelga|salario|sueldo|aficiones)(?!\p{L})/iu,
}

const gendered: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:he|she|his|her|him)\b/iu,
  fr: /(?<!\p{L})vous (?:y |en )?(?:a|ont|avait) (?:le mieux |mal |bien |déjà )?(?:préparé|mené|compris|conduit|motivé|convaincu|amené|poussé|surpris|aidé)(?!\p{L})|tous les deux|(?<!\p{L})(?:êtes|étiez|serez|seriez|sentie?|vous êtes) (?:\p{L}+ )?(?:prêt|seul|fier|surpris|content|satisfait|confronté|amené|chargé)(?!e)/iu,
  de: /(?<!\p{L})(?:ein|der) (?:kollege|vorgesetzter|chef|kunde|mitarbeiter)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usted está|se sintió|estaba|estuvo) (?:orgulloso|solo|preparado|satisfecho|seguro)(?!\p{L})/iu,
}

const slips: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})a [aeio]\p{L}+|(?<!\p{L})an [bcdfgjklmnpqrstvwxz]\p{L}+|(?<!\p{L})(?!vous|nous|[xX] )(\p{L}+) \1(?!\p{L})|'/iu,
  fr: /(?<!\p{L})(?:de|le|que|se|ne|je|la) [aeiouéèêàâîô]\p{L}{2,}|(?<!\p{L})de les? |\p{L}: |(?<!\p{L})à les? |\p{L} [?:]|'|(?<!\p{L})(?!vous|nous|[xX] )(\p{L}+) \1(?!\p{L})/u,
  de: /(?<!\p{L})(?:in dem Bereich|bei der der|die die|das das|von dem dem)(?!\p{L})|'/u,
  es: /(?<!\p{L})(?:a|de) el (?=\p{Ll})|(?<!\p{L})y (?:i|hi(?!e))\p{L}|'|(?<!\p{L})(?!vous|nous|[xX] )(\p{L}+) \1(?!\p{L})/u,
}

const strictlyPlain = /[<>{}[\]|\\`*_~^]|[^\S\u00a0]{2}|\.\.|,,|\s[,;]|\(\s|\s\)|undefined|null|\bNaN\b/u

const verbs: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:did|was|were|had|have|has|came|made|met|happened|drew|set|chose|took|tells?|would|will|follows?|approach|changed|helped|taught|comes?)\b/iu,
  fr: /(?:avez|aviez|avait|était|étaient|êtes|ont|a-t|avoir|ressembl|rapproche|montre|aider|dit|citeriez|raconteriez|ai[st])/iu,
  de: /(?:haben|hat|hatte|war|waren|standen|mussten|würden|fiel|ging|kam|konnten|zeigt|hing|änderte|spricht|machte|wollten|sagt|ähnelte|führt|mochten)/iu,
  es: /(?:ó|í|aba|ía|ido|ado|hizo|fue|tuvo|ha|dijo|puso|vio|acerca|parece|muestra|muestre|dice)/iu,
}

/** What a stern reader finds wrong with a question; nothing wrong gives an empty list. */
export function judgeQuestion(
  text: string,
  language: Language,
  employersWords: readonly string[] = [],
): string[] {
  const own = employersWords
    .reduce((rest, word) => rest.replaceAll(word, 'X'), text)
    .replace(/«[^»]*»|“[^”]*”|„[^“]*“/gu, 'X')
  const words = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const found: string[] = []
  if ((text.match(/\?/gu) ?? []).length !== 1) found.push('marks')
  if (language === 'es' && (text.match(/¿/gu) ?? []).length !== 1) found.push('marks')
  if (words > 45) found.push(`${words} words`)
  if (words < 12) found.push(`only ${words} words`)
  if (topics[language].test(own)) found.push(`protected: ${topics[language].exec(own)?.[0]}`)
  if (gendered[language].test(own)) found.push(`gendered: ${gendered[language].exec(own)?.[0]}`)
  if (slips[language].test(own)) found.push(`slip: ${slips[language].exec(own)?.[0]}`)
  if (strictlyPlain.test(own)) found.push('plain')
  if (!verbs[language].test(own)) found.push('no episode')
  if (!/^[¿\p{Lu}„“«]/u.test(text)) found.push('capital')
  if (!/[?.]$/u.test(text)) found.push('ending')
  return found
}

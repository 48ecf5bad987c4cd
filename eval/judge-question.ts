import type { Language } from '../src/contract/languages.ts'
import { escaped } from '../src/features/scoring/text/text.ts'

/** A judge of questions that shares nothing with the linter of the writer but the rules. */

/** What no question touches, whatever the trade. */
const topics: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:age|old are you|born|birthday|retire\w*|marri\w+|husband|wife|spouse|pregnan\w*|religio\w*|church|mosque|pray\w*|nationalit\w+|citizen\w*|ethnic\w*|politic\w*|vote\w*|union|strike|earn\w*|hobb\w+)\b/iu,
  fr: /(?<!\p{L})(?:âgée?|votre âge|naissance|retraite|mariée?|mariage|époux|épouse|conjointe?|enceinte|grossesse|religi\p{L}+|église|mosquée|nationalité|ethni\p{L}+|politiques?|syndic\p{L}+|grève|rémunéré\p{L}*|loisirs?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:alter|geboren\p{L}*|geburts\p{L}*|rente|verheiratet|heirat\p{L}*|ehe\p{L}*|schwanger\p{L}*|religi\p{L}*|glaube\p{L}*|kirche|moschee|nationalität|ethni\p{L}*|politi\p{L}*|partei|gewerkschaft\p{L}*|streik\p{L}*|freizeit|hobby\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:edad|nacimiento|jubilación|casad[oa]|matrimonio|espos[oa]|embaraz\p{L}+|religi\p{L}+|iglesia|mezquita|nacionalidad|étnic\p{L}+|política|sindica\p{L}+|huelga|aficiones)(?!\p{L})/iu,
}

/** What some trades deal with every day, and what is private as soon as it is the candidate’s own. */
const ownMatters: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:your|you have|you had|have you|had you)(?: \w+){0,2} (?:child\w*|kids|family|health\w*|ill(?:ness)?|disab\w+|sick\w*|faith|origins?|race|accent|salar\w+|wages?)\b/iu,
  fr: /(?<!\p{L})(?:votre|vos|vous avez|vous aviez|avez-vous|aviez-vous)(?: \p{L}+){0,2} (?:enfants?|famille|santé|malad\p{L}+|handicap\p{L}*|foi|origines?|race|salaires?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ihre?[nmrs]?|haben sie|hatten sie|sind sie|waren sie)(?: \p{L}+){0,2} (?:kinder\p{L}*|familie|gesundheit\p{L}*|krank\p{L}*|behinder\p{L}*|geburt|herkunft|gehalt|lohn)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:sus?|tiene|tenía|tuvo|está|estaba)(?: \p{L}+){0,2} (?:hijos?|familia|salud|enferm(?:o|a|edad|edades)|discapaci\p{L}+|fe|origen|raza|salario|sueldo)(?!\p{L})/iu,
}

const gendered: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:he|she|his|her|him)\b/iu,
  fr: /(?<!\p{L})vous (?:y |en )?(?:a|ont|avait) (?:le mieux |mal |bien |déjà )?(?:préparé|mené|compris|conduit|motivé|convaincu|amené|poussé|surpris|aidé)(?!\p{L})|tous les deux|(?<!\p{L})(?:êtes|étiez|serez|seriez|sentie?|vous êtes) (?:\p{L}+ )?(?:prêt|seul|fier|surpris|content|satisfait|confronté|amené|chargé)(?!e)/iu,
  de: /(?<!\p{L})(?:ein|der) (?:kollege|vorgesetzter|chef|kunde|mitarbeiter)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usted está|se sintió|estaba|estuvo) (?:orgulloso|solo|preparado|satisfecho|seguro)(?!\p{L})/iu,
}

const slips: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})a [aeio]\p{L}+|(?<!\p{L})an [bcdfgjklmnpqrstvwxz]\p{L}+|(?<!\p{L})(?!vous|nous|[xX] )(\p{L}+) \1(?!\p{L})|'/iu,
  fr: /(?<!\p{L})(?:de|le|que|se|ne|je|la) [aeiouéèêàâîô]\p{L}{2,}|(?<!\p{L})(?:de|à) les? (?!(?:faire|dire|lire|voir|savoir|recevoir|\p{L}+(?:endre|ettre|[^i]er|fier|[^so]ir))(?!\p{L}))|\p{L}: |\p{L} [?:]|'|(?<!\p{L})(?!vous|nous|[xX] )(\p{L}+) \1(?!\p{L})/u,
  de: /(?<!\p{L})(?:in dem Bereich|bei der der|die die|das das|von dem dem)(?!\p{L})|'/u,
  es: /(?<!\p{L})(?:a|de) el (?=\p{Ll})|(?<!\p{L})y (?:i|hi(?!e))\p{L}|'|(?<!\p{L})(?!vous|nous|[xX] )(\p{L}+) \1(?!\p{L})/u,
}

const strictlyPlain = /[<>{}[\]|\\`*_~^]|[^\S\u00a0]{2}|\.\.|,,|\s[,;]|\(\s|\s\)|undefined|\bNaN\b/u

const verbs: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:did|was|were|had|have|has|came|made|met|happened|drew|set|chose|took|tells?|would|will|follows?|approach|changed|helped|taught|comes?|\p{L}*[^e\P{L}]ed)\b/iu,
  fr: /(?:avez|aviez|avait|était|étaient|êtes|ont|a-t|avoir|ressembl|rapproche|montre|aider|dit|citeriez|raconteriez|ai[st]|vous a(?!\p{L}))/iu,
  de: /(?:haben|hat|hatte|war|waren|standen|mussten|würden|fiel|ging|kam|konnten|zeigt|hing|änderte|spricht|machte|wollten|sagt|ähnelte|führt|mochten|wurden?|lief|fanden|sahen|wussten|sind sie)/iu,
  es: /(?:ó|í|aba|ía|ido|ado|hizo|fue|tuvo|ha|dijo|puso|vio|acerca|parece|muestra|muestre|dice)/iu,
}

const wholeWord = (word: string) => new RegExp(String.raw`(?<!\p{L})${escaped(word)}(?!\p{L})`, 'u')

/** What a stern reader finds wrong with a question; nothing wrong gives an empty list. */
export function judgeQuestion(
  text: string,
  language: Language,
  employersWords: readonly string[] = [],
): string[] {
  const own = employersWords
    .reduce((rest, word) => rest.split(wholeWord(word)).join('X'), text)
    .replace(/«[^»]*»|“[^”]*”|„[^“]*“/gu, 'X')
  const words = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const found: string[] = []
  if ((text.match(/\?/gu) ?? []).length !== 1) found.push('marks')
  if (language === 'es' && (text.match(/¿/gu) ?? []).length !== 1) found.push('marks')
  if (words > 45) found.push(`${words} words`)
  if (words < 12) found.push(`only ${words} words`)
  const topic = topics[language].exec(own) ?? ownMatters[language].exec(own)
  if (topic) found.push(`protected: ${topic[0]}`)
  if (gendered[language].test(own)) found.push(`gendered: ${gendered[language].exec(own)?.[0]}`)
  if (slips[language].test(own)) found.push(`slip: ${slips[language].exec(own)?.[0]}`)
  if (strictlyPlain.test(own) || (language !== 'de' && /\bnull\b/u.test(own))) found.push('plain')
  if (!verbs[language].test(own)) found.push('no episode')
  if (!/^[¿\p{Lu}„“«]/u.test(text)) found.push('capital')
  if (!/[?.]$/u.test(text)) found.push('ending')
  return found
}

import type { Identity, Span } from './redact.ts'
import { fold } from './text.ts'

/** Labelled lines of a CV's head, in four languages: the label and what follows it go. */
const labelled: readonly [RegExp, string][] = [
  [
    /(?:date (?:of birth|de naissance)|birth ?date|born|nee?(?:\(e\))? le|geboren am|geburtsdatum|fecha de nacimiento|nacid[oa] el|age|alter|edad)\s*:?\s*(?:(?:a|in)\s+)?\d[^\n,;|]{0,24}/g,
    '[BIRTH]',
  ],
  [/(?:gender|sex|sexe|genre|geschlecht|sexo|genero)\s*:\s*[^\n,;|]{1,20}/g, '[GENDER]'],
  [
    /(?:marital status|situation (?:familiale|matrimoniale)|etat civil|familienstand|estado civil)\s*:?\s*[^\n,;|]{1,40}/g,
    '[FAMILY]',
  ],
  [
    /(?:nationality|nationalite|staatsangehorigkeit|nationalitat|nacionalidad|citizenship)\s*:?\s*[^\n,;|]{1,30}/g,
    '[NATIONALITY]',
  ],
  [/(?:religion|konfession|confession religieuse)\s*:\s*[^\n,;|]{1,30}/g, '[RELIGION]'],
  [/(?:address|adresse|anschrift|direccion|domicilio)\s*:\s*[^\n|]{1,100}/g, '[ADDRESS]'],
  [/(?:photo|foto|picture)\s*:\s*[^\n|]{1,60}/g, '[PHOTO]'],
]

/** Personal facts recognised without a label. */
const unlabelled: readonly [RegExp, string][] = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[EMAIL]'],
  [
    /(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|gitlab|behance|dribbble|facebook|instagram|twitter)\.com\/\S*/g,
    '[LINK]',
  ],
  [
    /\b\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.|boulevard|bd|impasse|allee|chemin|place|cite) [^\n,;|]{2,50}/g,
    '[ADDRESS]',
  ],
  [/\b\d{1,5} (?:[a-z]+ ){1,3}(?:street|road|avenue|lane|drive|boulevard)\b/g, '[ADDRESS]'],
  [/\b[\p{L}-]+(?:strasse|straße|str\.|weg|platz|allee) \d{1,4}[a-z]?\b/gu, '[ADDRESS]'],
  [/\b(?:calle|avenida|avda\.|plaza|paseo) [\p{L} ]{2,40},? \d{1,4}\b/gu, '[ADDRESS]'],
  [
    /\b(?:i am|i'm|je suis age[e]? de|agee? de|j'ai|ich bin|tengo) (?:1[5-9]|[2-7]\d) (?:years old|ans(?! d)|jahre alt|anos(?! de))/g,
    '[BIRTH]',
  ],
  [/\b(?:1[5-9]|[2-7]\d)(?:[ -]year[ -]old| years old| jahre alt)\b/g, '[BIRTH]'],
  [/^[ \t]*(?:1[5-9]|[2-7]\d) (?:ans|anos|years|jahre)[ \t]*$/gm, '[BIRTH]'],
  [
    /\b(?:married|divorced|widowed|marie|mariee|celibataire|divorcee?|verheiratet|ledig|geschieden|casad[oa]|solter[oa]|divorciad[oa])\b(?:,? (?:with )?\d (?:children|kids|enfants|kinder|hijos))?/g,
    '[FAMILY]',
  ],
  [
    /\b(?:as an?|en tant qu'?e? ?une?|als|como) (?:woman|man|mother|father|femme|homme|mere|pere|frau|mann|mutter|vater|mujer|hombre|madre|padre)\b/g,
    '[GENDER]',
  ],
  [/\(?\b(?:she\/her|he\/him|they\/them)(?:\/\w+)?\)?/g, '[GENDER]'],
]

/** Names, contact details and personal circumstances. */
export function personalSpans(text: string, identity: Identity): Span[] {
  const folded = fold(text)
  const spans: Span[] = []
  const collect = (pattern: RegExp, label: string) => {
    for (const match of folded.matchAll(pattern)) {
      const lead = match[0].length - match[0].trimStart().length
      spans.push({ start: match.index + lead, end: match.index + match[0].trimEnd().length, label })
    }
  }
  collect(unlabelled[0]?.[0] ?? /$^/g, '[EMAIL]')
  for (const [pattern, label] of labelled) {
    collect(new RegExp(`(?<![\\p{L}])${pattern.source}`, 'gu'), label)
  }
  for (const [pattern, label] of unlabelled) collect(pattern, label)
  return [...spans, ...nameSpans(text, folded, identity), ...phoneSpans(text, identity.phone)]
}

/** First and last name wherever they stand as capitalised words, a civility before them included. */
function nameSpans(text: string, folded: string, identity: Identity): Span[] {
  const names = [identity.firstName, identity.lastName]
    .flatMap((name) => [name, ...name.split(/[\s-]+/)])
    .map((name) => fold(name.trim().normalize('NFC')))
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length)
  const spans: Span[] = []
  if (names.length > 0) {
    const any = `(?:${names.map(escaped).join('|')})`
    const civility = String.raw`(?:(?:mr|mrs|ms|miss|m|mme|mlle|madame|monsieur|mademoiselle|herr|frau|sr|sra|senora?)\.? )?`
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])${civility}${any}(?:[ \\t-]+${any})*(?![\\p{L}\\p{N}])`,
      'gu',
    )
    for (const match of folded.matchAll(pattern)) {
      if (!/\p{Lu}/u.test(text.charAt(match.index))) continue
      spans.push({ start: match.index, end: match.index + match[0].length, label: '[NAME]' })
    }
  }
  const city = fold(identity.city.trim())
  if (city.length > 2) {
    for (const match of folded.matchAll(new RegExp(`(?<![\\p{L}])${escaped(city)}(?![\\p{L}])`, 'gu'))) {
      spans.push({ start: match.index, end: match.index + match[0].length, label: '[CITY]' })
    }
  }
  return spans
}

function phoneSpans(text: string, phone: string): Span[] {
  const own = phone.replace(/\D/g, '')
  const spans: Span[] = []
  for (const match of text.matchAll(/(?:\+|\b)\d[\d ().-]{5,20}\d\b/g)) {
    const digits = match[0].replace(/\D/g, '')
    const looksLikePhone =
      /^(?:\+|00|0)/.test(match[0]) || (digits.length >= 8 && digits.length <= 12 && !/000$/.test(digits))
    const isOwn = own.length >= 6 && digits.endsWith(own)
    const hasYear = /\b(?:19|20)\d\d\b/.test(match[0])
    if (isOwn || (looksLikePhone && digits.length >= 8 && !hasYear)) {
      spans.push({ start: match.index, end: match.index + match[0].length, label: '[PHONE]' })
    }
  }
  return spans
}

/** Feminine endings of trades and of "je suis motivée", brought to one form so that gender cannot be read off. */
const agreements: readonly [RegExp, string][] = [
  [
    /(?<=\p{L}{3,})(?:euse|rice)(?=\b)(?<=\b(?:developpeuse|vendeuse|programmeuse|serveuse|directrice|redactrice|formatrice|conductrice|animatrice|coordinatrice|administratrice|traductrice|operatrice|educatrice|monteuse))/gu,
    'eur',
  ],
  [/(?<=\b(?:je (?:me )?suis|j'etais|je me sens)(?: \p{L}+)? \p{L}{2,}e)e\b/gu, ''],
  [
    /(?<=\b(?:ingenieur|professeur|etudiant|assistant|consultant|gerant|adjoint|stagiaire|apprenti|avocat))e\b/gu,
    '',
  ],
  [/(?<=\b(?:je (?:me )?suis|i am)(?: \p{L}+)? \p{L}{2,}e)\(e\)/gu, ''],
  [
    /(?<=\b\p{L}{3,}(?:wickler|beiter|kaufer|leiter|fuhrer|berater|lehrer|techniker|informatiker|mechaniker|verkaufer|praktikant|assistent|student|ingenieur))in\b/gu,
    '',
  ],
  [
    /(?<=\b(?:desarrollador|ingenier|programador|vendedor|director|coordinador|administrador|profesor|diseñador|disenador))a\b/gu,
    '',
  ],
]

/** The endings that say the writer's gender. */
export function genderSpans(text: string): Span[] {
  const folded = fold(text)
  const spans: Span[] = []
  for (const [pattern, label] of agreements) {
    for (const match of folded.matchAll(pattern)) {
      spans.push({ start: match.index, end: match.index + match[0].length, label })
    }
  }
  return spans
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

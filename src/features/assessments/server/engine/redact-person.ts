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
  [
    /(?:religion|faith|konfession|confession(?: religieuse)?|confesion|religionszugehorigkeit|glaube|creencia)\s*:\s*[^\n,;|]{1,30}/g,
    '[RELIGION]',
  ],
  [/(?:address|adresse|anschrift|direccion|domicilio)\s*:\s*[^\n|]{1,100}/g, '[ADDRESS]'],
  [/(?:photo|foto|picture|fotografia|lichtbild|bild)\s*:\s*[^\n|]{1,60}/g, '[PHOTO]'],
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
  [
    /\b(?:calle|c\/|avenida|avda\.|plaza|paseo) ?[\p{L} ]{2,40},? \d{1,4}\b(?:, ?\d{1,2} ?[º°ªo.]{1,2} ?(?:\p{L}|\d|izq\w*|dcha\w*)?(?![\p{L}\d]))?/gu,
    '[ADDRESS]',
  ],
  [
    /\b(?:i am|i'm|je suis age[e]? de|agee? de|j'ai|ich bin|tengo) (?:1[5-9]|[2-7]\d) (?:years old|ans(?! d)|jahre alt|anos(?! de))/g,
    '[BIRTH]',
  ],
  [/\b(?:1[5-9]|[2-7]\d)(?:[ -]year[ -]old| years old| jahre alt)\b/g, '[BIRTH]'],
  [/^[ \t]*(?:1[5-9]|[2-7]\d) (?:ans|anos|years|jahre)[ \t]*$/gm, '[BIRTH]'],
  [
    /\b(?:married|divorced|widowed|marie|mariee|celibataire|divorcee?|pacsee?|veuf|veuve|verwitwet|viud[oa]|verheiratet|ledig|geschieden|casad[oa]|solter[oa]|divorciad[oa])\b(?:,? (?:with )?\d (?:children|kids|enfants|kinder|hijos))?/g,
    '[FAMILY]',
  ],
  [
    /^[ \t]*(?:single|separated|engaged|en couple|concubinage|separee?|fiancee?|getrennt lebend|in partnerschaft|separad[oa]|pareja de hecho)(?:,? \d [^\n]{1,20})?[ \t]*$/gm,
    '[FAMILY]',
  ],
  [
    /^[ \t]*[[(]?(?:photo(?:graphie)?|foto|fotografia|picture|lichtbild|bewerbungsfoto|passfoto|portrait)\b[^\n:]{0,30}$/gm,
    '[PHOTO]',
  ],
  [
    /^[ \t]*(?:cite|residence|immeuble|quartier|lotissement|hay|urbanizacion|barrio) [^\n,|]{2,40}(?:, ?(?:bloc|appt?|appartement|imm|immeuble|etage|porte|n|no|piso|portal)[ .°º]*\w{1,6})*/gm,
    '[ADDRESS]',
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

/** Parts of names that are words of their own: alone they say nothing of anybody. */
const particles = new Set(
  'de, da, do, dos, das, di, du, des, d, del, della, la, le, les, los, las, el, al, ben, bin, ibn, bent, abu, abou, von, van, vom, zu, zur, der, den, ter, ten, mac, mc, o, n, st, saint, san, y, e'.split(
    ', ',
  ),
)

/** First and last name wherever they stand, a civility before them included; a name of one word with its capital. */
function nameSpans(text: string, folded: string, identity: Identity): Span[] {
  const whole = [identity.firstName, identity.lastName].map(plainName).filter(isName)
  const parts = whole.flatMap((name) => {
    const words = name.split(/[\s-]+/)
    return words.length === 1 ? words : words.filter((word) => isName(word) && !particles.has(word))
  })
  const names = [...new Set([...whole, ...parts])].sort((a, b) => b.length - a.length)
  const spans: Span[] = []
  if (names.length > 0) {
    const any = `(?:${names.map((name) => escaped(name).replace(/[\s-]+/g, '[ \\t-]+')).join('|')})`
    const civility = String.raw`(?:(?:mr|mrs|ms|miss|m|mme|mlle|madame|monsieur|mademoiselle|herr|frau|sr|sra|senora?)\.? )?`
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])${civility}${any}(?:[ \\t-]+${any})*(?![\\p{L}\\p{N}]|[ \\t]+(?:19|20)\\d\\d)`,
      'gu',
    )
    for (const match of folded.matchAll(pattern)) {
      const end = match.index + match[0].length
      // Without letters of two sizes there is no capital to ask for.
      if (!/[\p{Lu}\p{Lo}]/u.test(text.slice(match.index, end))) continue
      spans.push({ start: match.index, end, label: '[NAME]' })
    }
  }
  return [...spans, ...citySpans(folded, identity.city)]
}

/** A letter alone is an initial; a character of another script may be a whole name. */
const isName = (name: string) => name.length > 1 || /\p{Lo}/u.test(name)
const plainName = (name: string) => fold(name.trim().normalize('NFC'))

/** The city, with the postal code before it. */
function citySpans(folded: string, city: string): Span[] {
  const name = fold(city.trim())
  if (name.length < 3) return []
  const pattern = new RegExp(
    `(?:(?<![\\p{L}\\p{N}])\\d{4,5},? )?(?<![\\p{L}])${escaped(name)}(?![\\p{L}])`,
    'gu',
  )
  return [...folded.matchAll(pattern)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
    label: '[CITY]',
  }))
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

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

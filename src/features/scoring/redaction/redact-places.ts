import { degreeLevel } from '../cv/ladders.ts'
import { fold } from '../text/text.ts'
import type { Place } from './redact.ts'

const upper = String.raw`\p{Lu}[\p{L}\p{N}&'’.-]*`
const joint = String.raw`(?:[ \t]+(?:of|de|du|des|la|le|les|del|der|die|das|den|für|and|et|y|und|am|an|im|in|zu|el|los|las|sup[ée]rieure?|technique|professionnel(?:le)?|national[e]?|d['’])(?=[ \t]|\p{Lu}))*`
const chain = `${upper}(?:${joint}[ \\t]+${upper}){0,5}`

/** Kinds of schools: the kind word and the capitalised words around it are the name. */
const schoolKinds = String.raw`(?:Universit[yäé]|Université|Universität|Universidad|Universitat|Università|College|Collège|Colegio|Institute|Institut|Instituto|École|Ecole|Escuela|Escola|Lycée|Lycee|IES|CFA|Hochschule|Fachhochschule|\p{Lu}\p{L}*schule|\p{Lu}\p{L}*kolleg|Kolleg|Gymnasium|Faculté|Faculty|Facultad|Fakultät|Academy|Académie|Academia|Akademie|School|Polytechnic|Centro de (?:Formación|Estudios)(?: Profesional)?|Centre de [Ff]ormation|Berufsbildungszentrum|ISET|ISG|IHEC|IPEI\p{Lu}*|TU|FH)`
const knownSchools = `(?:INSAT|ENIT|ENSI|ESPRIT|SUP['’]?COM|HEC|ESSEC|ESCP|EDHEC|INSEAD|INSA|MIT|ETH|EPFL|TUM|RWTH|KIT|UCL|LSE|UPM|UPC|Harvard|Stanford|Oxford|Cambridge|Yale|Princeton|Sorbonne|Polytechnique|Centrale(?:Supélec)?|Supélec|Sciences Po|Epitech|EPITA|Dauphine)`

const schoolPatterns = [
  new RegExp(
    `(?<![\\p{L}])(?:${upper}[ \\t]+){0,3}${schoolKinds}(?![\\p{L}])(?:${joint}[ \\t]+${upper}){0,5}`,
    'gu',
  ),
  new RegExp(`(?<![\\p{L}])${knownSchools}(?:[ \\t]+${upper}){0,2}(?![\\p{L}])`, 'gu'),
]

/** A step of schooling, not a school: "High School Diploma". */
const onlySteps =
  /^(?:high|secondary|primary|middle|graduate|business|law|medical|driving)? ?school(?: (?:diploma|certificate|degree|leaving certificate))?$/

const kindOfSchool = new RegExp(`^${schoolKinds}$`, 'u')

/** Schools named in a text. A degree before the name stays. */
export function schoolsIn(text: string): Place[] {
  return placesOf(text, 'SCHOOL', schoolPatterns)
    .map(withoutDegree)
    .filter(({ name }) => !onlySteps.test(fold(name)))
}

function withoutDegree(place: Place): Place {
  const first = /^\S+[ \t]+/.exec(place.name)?.[0]
  if (!first || degreeLevel(first.trim()) === 0 || kindOfSchool.test(first.trim())) return place
  return withoutDegree({ ...place, start: place.start + first.length, name: place.name.slice(first.length) })
}

const legalForms = String.raw`(?:GmbH|AG|KG|SARL|SAS|SA|SUARL|Inc|Ltd|LLC|PLC|Corp|Corporation|S\.A\.|S\.L\.|SL|BV|Group|Groupe|Gruppe|Grupo)`
const employerPatterns = [
  new RegExp(`(?<![\\p{L}])${upper}(?:[ \\t]+${upper}){0,3}[ \\t]+${legalForms}(?![\\p{L}])\\.?`, 'gu'),
  new RegExp(
    `(?<=\\b(?:chez|bei|employer|employeur|Arbeitgeber|[Ww]ork(?:ed|ing) (?:at|for)|intern(?:ship)? at|job at|trabajé en|empresa)[ \\t]+)(?!der\\b|die\\b)${chain}`,
    'gu',
  ),
]
/** "Web developer at Vistaprint" and "Ventas en Mercadona" on a line of a CV with a date. */
const employerOfLine = [
  new RegExp(`(?<=^[^\\n]{3,60}[ \\t](?:at|@|en|à|a)[ \\t])${chain}(?=[^\\n]*\\b(?:19|20)\\d\\d)`, 'gmu'),
]

export function employersIn(text: string): Place[] {
  return [
    ...placesOf(text, 'COMPANY', employerPatterns),
    ...placesOf(text, 'COMPANY', employerOfLine).filter((place) => !isField(text, place)),
  ].sort(inOrder)
}

/** "Máster en Estadística" and "Licence en Gestion" name a field, not an employer. */
function isField(text: string, { start }: Place): boolean {
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start)
  return (
    degreeLevel(line) > 0 ||
    /(?:especialist|expert|speciali|curs|cours|formaci|formation|certifica)\p{L}* (?:en|in)\s$/iu.test(line)
  )
}

/** An employer's name as people say it: without its legal form, folded. */
export function coreOf(name: string): string {
  return fold(name)
    .replace(/[.,]/g, '')
    .replace(
      /(?: (?:gmbh|ag|kg|co kg|sarl|sas|sa|suarl|inc|ltd|llc|plc|corp|corporation|sl|bv|group|groupe|gruppe|grupo))+$/,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim()
}

/** Wherever one of these employers is named, with its legal form or without. */
export function namedEmployers(text: string, employers: readonly string[]): Place[] {
  const cores = [...new Set(employers.map(coreOf))].filter((core) => core.length > 1)
  if (cores.length === 0) return []
  const any = cores
    .sort((a, b) => b.length - a.length)
    .map((core) => core.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '[ \\t]+'))
    .join('|')
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${any})(?:,?[ \\t]+(?:gmbh(?: & co\\.? kg)?|ag|kg|sarl|sas|sa|s\\.a\\.|s\\.l\\.|suarl|inc|ltd|llc|plc|corp|corporation|sl|bv|group|groupe|gruppe|grupo)(?![\\p{L}\\p{N}])(?:\\.(?=,))?)?(?![\\p{L}\\p{N}])`,
    'gu',
  )
  return [...fold(text).matchAll(pattern)].flatMap(({ index, 0: said }) =>
    /\p{Lu}|\p{Lo}|\d/u.test(text.charAt(index))
      ? [{ start: index, end: index + said.length, kind: 'COMPANY' as const, name: said }]
      : [],
  )
}

function placesOf(text: string, kind: Place['kind'], patterns: readonly RegExp[]): Place[] {
  return patterns
    .flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: said, index: start }) => {
        const name = said.replace(/[\s.,-]+$/, '')
        return { kind, name, start, end: start + name.length }
      }),
    )
    .filter(({ name }) => name !== '')
    .sort(inOrder)
}

const inOrder = (a: Place, b: Place) => a.start - b.start || b.end - a.end

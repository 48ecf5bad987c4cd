import type { Span } from './redact.ts'

const upper = String.raw`\p{Lu}[\p{L}\p{N}&'’.-]*`
const joint = String.raw`(?:[ \t]+(?:of|de|du|des|la|le|les|del|der|die|für|and|et|y|und|d['’])(?=[ \t]|\p{Lu}))*`
const chain = `${upper}(?:${joint}[ \\t]+${upper}){0,5}`

/** Kinds of schools: the kind word and the capitalised words around it are the name. */
const schoolKinds = String.raw`(?:Universit[yäé]|Université|Universität|Universidad|College|Collège|Institute|Institut|Instituto|École|Ecole|Escuela|Lycée|Lycee|Hochschule|Fachhochschule|Gymnasium|Faculté|Faculty|Facultad|Academy|Académie|Akademie|School|Polytechnic|ISET|ISG|IHEC|IPEI\p{Lu}*|TU|FH)`
const knownSchools = String.raw`(?:INSAT|ENIT|ENSI|ESPRIT|SUP['’]?COM|HEC|ESSEC|ESCP|EDHEC|INSEAD|INSA|MIT|ETH|EPFL|TUM|RWTH|KIT|UCL|LSE|UPM|UPC|Harvard|Stanford|Oxford|Cambridge|Yale|Princeton|Sorbonne|Polytechnique|Centrale(?:Supélec)?|Supélec|Sciences Po|Epitech|EPITA|Dauphine)`

const schoolPatterns = [
  new RegExp(`\\b(?:${upper}[ \\t]+){0,3}${schoolKinds}(?![\\p{L}])(?:${joint}[ \\t]+${upper}){0,5}`, 'gu'),
  new RegExp(`(?<![\\p{L}])${knownSchools}(?:[ \\t]+${upper}){0,2}(?![\\p{L}])`, 'gu'),
]

/** Schools named in a text; the label of each span is the name. */
export function schoolsIn(text: string): Span[] {
  return spansOf(text, schoolPatterns)
}

const legalForms = String.raw`(?:GmbH|AG|KG|SARL|SAS|SA|SUARL|Inc|Ltd|LLC|PLC|Corp|Corporation|S\.A\.|S\.L\.|SL|BV|Group|Groupe|Gruppe|Grupo)`
const employerPatterns = [
  new RegExp(`\\b${upper}(?:[ \\t]+${upper}){0,3}[ \\t]+${legalForms}(?![\\p{L}])\\.?`, 'gu'),
  new RegExp(
    `(?<=\\b(?:chez|bei|employer|employeur|Arbeitgeber|[Ww]ork(?:ed|ing) (?:at|for)|intern(?:ship)? at|job at|trabajé en|empresa)[ \\t]+)(?!der\\b|die\\b)${chain}`,
    'gu',
  ),
  // "Web developer at Vistaprint" and "Ventas en Mercadona" on a line of a CV with a date.
  new RegExp(`(?<=^[^\\n]{3,60}[ \\t](?:at|@|en|à|a)[ \\t])${chain}(?=[^\\n]*\\b(?:19|20)\\d\\d)`, 'gmu'),
]

/** Employers named in a text; the label of each span is the name. */
export function employersIn(text: string): Span[] {
  return spansOf(text, employerPatterns)
}

function spansOf(text: string, patterns: readonly RegExp[]): Span[] {
  const spans: Span[] = []
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const name = match[0].replace(/[\s.,-]+$/, '')
      if (name) spans.push({ start: match.index, end: match.index + name.length, label: name })
    }
  }
  return spans.sort((a, b) => a.start - b.start || b.end - a.end)
}

import type { Language } from '#contract/languages.ts'
import { cleanPhrase } from '#features/jobs/server/clean-phrase.ts'
import type { Phrases } from '#lexicon/questions/schema.ts'

const maxWords = 5

const legalForms =
  /[\s,]+(?:GmbH(?: & Co\.? KG)?|SE(?: & Co\.? KGaA)?|AG|KG|KGaA|eG|e\.\s?V\.|Ltd\.?|Limited|plc|Inc\.?|LLC|S\.?L\.?U?\.?|S\.?A\.?(?:R\.?L\.?|S\.?)?|SASU?|SARL|SUARL)$/iu

type Article = readonly [first: RegExp, before: string]

/** How a language says "at" before names that begin with a common noun. */
const articles: Readonly<Record<Language, readonly Article[]>> = {
  en: [],
  fr: [
    [
      /^(?:hôtel|hotel|hôpital|hospital|institut|atelier|école|académie|agence|association|université|entreprise|imprimerie)\s/iu,
      'à l’',
    ],
    [
      /^(?:clinique|banque|boulangerie|conserverie|radio|fondation|société|mairie|librairie|pharmacie|maison|compagnie|brasserie|fromagerie|ferme|caisse|mutuelle)\s/iu,
      'à la ',
    ],
    [
      /^(?:lycée|groupe|collège|centre|cabinet|laboratoire|restaurant|théâtre|garage|domaine|studio|bureau|musée)\s/iu,
      'au ',
    ],
    [/^(?:transports|éditions|établissements|assurances|laboratoires|galeries)\s/iu, 'aux '],
  ],
  de: [
    [/^(?:stadtwerke|verkehrsbetriebe|städtischen)\s/iu, 'bei den '],
    [
      /^(?:[\p{L}-]*(?:haus|stift|hof|klinikum|institut|verlag|theater|hotel|museum|zentrum|amt|studio))\s/iu,
      'im ',
    ],
    [
      /^(?:[\p{L}-]*(?:bäckerei|metzgerei|brauerei|druckerei|molkerei|spedition|bank|kasse|klinik|agentur|praxis|stiftung|union|apotheke|versicherung|kanzlei|gruppe|werkstatt))\s/iu,
      'bei der ',
    ],
    [/^(?:freie|neue|erste|deutsche|evangelische|katholische|städtische)\s/iu, ''],
  ],
  es: [
    [
      /^(?:hotel|teatro|centro|hospital|colegio|grupo|banco|instituto|restaurante|museo|estudio|taller)\s/iu,
      'en el ',
    ],
    [
      /^(?:fundación|academia|gestoría|caja|clínica|escuela|universidad|librería|farmacia|panadería|asociación|compañía|empresa)\s/iu,
      'en la ',
    ],
  ],
}

const plain: Readonly<Record<Language, string>> = { en: 'at ', fr: 'chez ', de: 'bei ', es: 'en ' }

/** “at Paylane”, in the language of the interview; “here” when the name cannot be said. */
export function namePlace(company: string, language: Language, { ourPlace }: Phrases): string {
  const name = cleanPhrase(company.replace(legalForms, ''), maxWords)
  if (name === undefined) return ourPlace
  const found = articles[language].find(([first]) => first.test(name))
  if (found?.[1] === '') return ourPlace
  return `${found?.[1] ?? plain[language]}${name}`
}

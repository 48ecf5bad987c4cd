import type { Language } from '#contract/languages.ts'
import { dutyWords } from '#lexicon/offers/read-lexicon.ts'

const { verbs, nouns, notVerbs } = dutyWords()
const notAVerb = { fr: new Set(notVerbs.fr), es: new Set(notVerbs.es) }

/** How a piece of an offer names a duty. */
export type DutyForm = 'verb' | 'gerund' | 'noun' | 'clause'

export type DutyOpening = { readonly pattern: RegExp; readonly form: DutyForm }

const anyEnglish = verbs.en.join('|')
const gerunds = verbs.en.map((verb) => `${verb.replace(/e$/u, '')}(?:ing|ning|ting)`).join('|')

const isVerb = (language: 'fr' | 'es') => (word: string) => !notAVerb[language].has(word.toLowerCase())

export const reallyAVerb: Readonly<Record<Language, (word: string) => boolean>> = {
  en: () => true,
  de: () => true,
  fr: isVerb('fr'),
  es: isVerb('es'),
}

/** Where a duty may begin within a sentence, and its form; the first group is the duty. */
export const dutyOpenings: Readonly<Record<Language, readonly DutyOpening[]>> = {
  en: [
    { pattern: new RegExp(`^((?:${anyEnglish}) .+)`, 'iu'), form: 'verb' },
    { pattern: new RegExp(`^((?:${gerunds}) .+)`, 'iu'), form: 'gerund' },
    {
      pattern: new RegExp(
        `(?:you|he|she|they|candidate)(?: will|[’']ll| would| can)? (?:also )?((?:${anyEnglish}) .+)`,
        'iu',
      ),
      form: 'verb',
    },
    {
      pattern: new RegExp(`(?:role|job|task|mission|work) is to ((?:${anyEnglish}) .+)`, 'iu'),
      form: 'verb',
    },
    { pattern: new RegExp(`responsible for ((?:${gerunds}) .+)`, 'iu'), form: 'gerund' },
  ],
  fr: [
    {
      pattern: /^((?:(?:s[’']|se )?\p{L}{2,}(?:er|ir|re))(?: et (?:à )?\p{L}{2,}(?:er|ir|re))? .+)/iu,
      form: 'verb',
    },
    {
      pattern: new RegExp(
        `^((?:${nouns.fr.join('|')})(?: et \\p{L}+)? (?:de |des |du |d[’']|en |préventive).+)`,
        'iu',
      ),
      form: 'noun',
    },
    {
      pattern:
        /(?:chargée?s? de |chargé\(e\) de |aurez à |amené\(?e?\)? à |missions? (?:est|sera) de |consiste à )((?:l[’'])?\p{L}{2,}(?:er|ir|re) .+)/iu,
      form: 'verb',
    },
    {
      pattern:
        /((?<!\p{L})vous (?!rejoi|intégr|serez|aurez|avez|aimez|savez|devez|pouvez|voulez|souhait|maîtris|bénéfici|profit)\p{L}{2,}(?:ez) (?:à |aux? |l[’']|les? |la |des? |une? |d[’']|nos |vos ).+)/iu,
      form: 'clause',
    },
  ],
  de: [
    {
      pattern: new RegExp(
        `^((?:${nouns.de.join('|')})(?: und \\p{Lu}\\p{L}+ung)? (?:von |der |des |unserer? |neuer |und |einer |eines |aller |\\p{Ll}+er ).+)`,
        'u',
      ),
      form: 'noun',
    },
    { pattern: new RegExp(`gehört die ((?:${nouns.de.join('|')}) .+)`, 'u'), form: 'noun' },
    { pattern: /^(Sie \p{Ll}+(?:en|ern|eln) .+)/u, form: 'clause' },
    {
      pattern: /(?:bei uns|Verantwortungsbereich|Aufgaben)\s*:?\s*(Sie \p{Ll}+(?:en|ern|eln) .+)/u,
      form: 'clause',
    },
  ],
  es: [
    { pattern: /^((?:\p{L}{2,}(?:ar|er|ir)(?:se)?)(?: y \p{L}{2,}(?:ar|er|ir))? .+)/iu, form: 'verb' },
    { pattern: new RegExp(`^((?:${nouns.es.join('|')}) (?:de |del ).+)`, 'iu'), form: 'noun' },
    {
      pattern:
        /(?:deberá |encargarás? de |encargará de |funciones: |teatro: |consiste en |tendrá que )(\p{L}{2,}(?:ar|er|ir)(?:se)? .+)/iu,
      form: 'verb',
    },
    {
      pattern:
        /^(?:usted )?(\p{L}{2,}(?:ará|erá|irá)s? (?:a |al |la |el |los |las |un |una |nuestr[oa]s? ).+)/iu,
      form: 'clause',
    },
  ],
}

/** The particles that German verbs leave at the end of their sentence. */
export const germanParticles =
  /\s(?:durch|vor|um|ein|auf|aus|sicher|ab|an|mit|zu|bei|nach|her|fest|weiter|teil|um)$/u

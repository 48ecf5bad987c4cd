import type { Language } from '#contract/languages.ts'

const words = (list: string): readonly string[] => list.trim().split(/\s+/u)

/** English verbs that open a duty; other languages tell a verb by its ending. */
const english =
  words(`manage develop lead design build create maintain support coordinate plan organi[sz]e analy[sz]e
  implement deliver drive handle prepare monitor write test deploy improve train coach sell negotiate advise assist
  conduct ensure supervise oversee operate install repair research review run teach treat produce track define
  translate audit process schedule recruit serve welcome document optimi[sz]e automate configure administer
  assess evaluate establish execute facilitate guide inspect investigate mentor moderate report resolve set keep
  answer collect compile cook clean transport load assemble check secure fix profile reduce increase take explain
  connect log escalate make help record edit agree present renegotiate chair measure chase grow hire forecast draft
  represent visit diagnose care calculate translate follow hand mark bring secure pack ship paint weld operate order
  reconcile close file host launch migrate model own pilot plant print promote protect provide purchase shape share
  solve source staff strengthen study tell update validate verify work`)

const germanNouns =
  words(`Entwicklung Betreuung Planung Leitung Steuerung Organisation Koordination Erstellung Analyse
  Beratung Pflege Wartung Führung Umsetzung Optimierung Prüfung Dokumentation Gestaltung Konzeption
  Unterstützung Bearbeitung Überwachung Durchführung Vorbereitung Sicherstellung Begleitung Bedienung Montage
  Installation Einführung Verbesserung Ausbildung Auswertung Zubereitung Anleitung Einrichtung Gewinnung Sicherung
  Verantwortung Mitarbeit Abstimmung Pflege Kontrolle Reparatur Akquise Reinigung Instandhaltung Verhandlung`)

const frenchNouns =
  words(`gestion développement conception pilotage animation suivi rédaction coordination encadrement maintenance
  création réalisation élaboration préparation analyse accueil vente diagnostic contrôle formation conduite entretien
  installation supervision organisation participation`)

const spanishNouns =
  words(`gestión desarrollo diseño coordinación organización análisis preparación elaboración creación mantenimiento
  apoyo supervisión planificación venta atención control conducción redacción instalación reparación seguimiento`)

/** Words that end like an infinitive and are none. */
const notVerbs = {
  fr: new Set(
    words(`hier atelier premier dernier chantier papier cahier métier quartier notre votre autre offre cadre membre entre
  contre titre livre centre poste être avoir pouvoir devoir savoir vouloir maîtriser aimer posséder disposer justifier
  bénéficier profiter rejoindre intégrer leur pour jour sur par leader manager junior senior partir atelier désir lire
  loisir avenir plaisir lettre maître théâtre ministère litre mètre chiffre ordre nombre`),
  ),
  es: new Set(
    words(`lugar hogar mujer taller líder primer tercer auxiliar titular escolar particular bar ser poder junior tener
  haber deber saber querer estar popular regular similar familiar disponer dominar acreditar disfrutar valorar mar ayer
  cualquier alrededor par militar`),
  ),
} as const

/** How a piece of an offer names a duty. */
export type DutyForm = 'verb' | 'gerund' | 'noun' | 'clause'

export type DutyOpening = { readonly pattern: RegExp; readonly form: DutyForm }

const anyEnglish = english.join('|')
const gerunds = english.map((verb) => `${verb.replace(/e$/u, '')}(?:ing|ning|ting)`).join('|')

const isVerb = (language: 'fr' | 'es') => (word: string) => !notVerbs[language].has(word.toLowerCase())

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
        `^((?:${frenchNouns.join('|')})(?: et \\p{L}+)? (?:de |des |du |d[’']|en |préventive).+)`,
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
        `^((?:${germanNouns.join('|')})(?: und \\p{Lu}\\p{L}+ung)? (?:von |der |des |unserer? |neuer |und |einer |eines |aller |\\p{Ll}+er ).+)`,
        'u',
      ),
      form: 'noun',
    },
    { pattern: new RegExp(`gehört die ((?:${germanNouns.join('|')}) .+)`, 'u'), form: 'noun' },
    { pattern: /^(Sie \p{Ll}+(?:en|ern|eln) .+)/u, form: 'clause' },
    {
      pattern: /(?:bei uns|Verantwortungsbereich|Aufgaben)\s*:?\s*(Sie \p{Ll}+(?:en|ern|eln) .+)/u,
      form: 'clause',
    },
  ],
  es: [
    { pattern: /^((?:\p{L}{2,}(?:ar|er|ir)(?:se)?)(?: y \p{L}{2,}(?:ar|er|ir))? .+)/iu, form: 'verb' },
    { pattern: new RegExp(`^((?:${spanishNouns.join('|')}) (?:de |del ).+)`, 'iu'), form: 'noun' },
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

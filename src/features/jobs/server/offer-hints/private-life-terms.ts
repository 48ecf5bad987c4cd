import type { OfferTerm } from './offer-terms.ts'

/** What people believe. */
export const religion: OfferTerm = {
  kind: 'protected',
  message: 'This speaks of religion. Leave it out; if the work has rules of dress or hours, name those.',
  words: {
    en: [
      '(?:christian|muslim|jewish|catholic|hindu|religious) (?:candidates?|applicants?|person|faith|only)',
      'church membership',
      'practi[sc]ing (?:christian|muslim|catholic)',
      'no (?:headscar(?:f|ves)|hijab|veil)',
      'your (?:faith|religion)',
    ],
    fr: [
      'de (?:confession|religion) \\p{L}+',
      '(?:sans|pas de|ni) (?:voile|foulard)',
      '(?:musulmane?s?|chrétien(?:ne)?s?|catholiques?|juive?s?) (?:pratiquante?s?|uniquement|de préférence)',
      'non voilée',
    ],
    de: [
      '(?:kirchen|konfessions)zugehörigkeit',
      'mitglied(?:schaft)? (?:in )?(?:einer|der) (?:christlichen |evangelischen |katholischen )?kirche',
      'ohne kopftuch',
      'kein kopftuch',
      '(?:christlich|muslimisch|katholisch|evangelisch)\\p{L}* (?:bewerber\\p{L}*|glaube\\p{L}*|konfession)',
    ],
    es: [
      'de religión \\p{L}+',
      '(?:católic[oa]s?|cristian[oa]s?|musulman[ea]s?) practicantes?',
      'sin velo',
      'persona creyente',
    ],
  },
}

/** Whom people live with. */
export const family: OfferTerm = {
  kind: 'protected',
  message:
    'This speaks of family life. Say what the hours or journeys are, and let people judge for themselves.',
  words: {
    en: [
      '(?:no|without) (?:children|kids|family (?:ties|commitments|obligations))',
      '(?:single|unmarried|married) (?:person|people|candidates?|preferred|only|men|women)',
      'marital status',
      'not pregnant',
      'family status',
      'must be (?:single|unmarried|married)',
    ],
    fr: [
      "(?:sans|pas d[’'])enfants?",
      'célibataires?(?: de préférence| sans)?',
      'sans (?:charge|contrainte)s? (?:de famille|familiales?)',
      'situation (?:familiale|matrimoniale)',
      '(?:être )?mariée?s? (?:de préférence|exigé)',
      'libre de toute attache',
      'non enceinte',
    ],
    de: [
      'ohne kinder',
      'kinderlos\\p{L}*',
      'familienstand',
      'ledig(?:e[rns]?)?',
      'ohne familiäre verpflichtungen',
      'ungebunden(?:e[rns]?)?',
      'abgeschlossene familienplanung',
      'nicht schwanger',
    ],
    es: [
      'sin hijos',
      'solter[oa]s?',
      'sin cargas familiares',
      'estado civil',
      'sin (?:compromisos|responsabilidades) familiares',
      'no embarazadas?',
      'casad[oa]s? (?:preferentemente|de preferencia)',
    ],
  },
}

/** Politics, unions and past pay. */
export const convictions: OfferTerm = {
  kind: 'protected',
  message:
    'This asks about politics, unions or a record of past pay. Leave it out: it says nothing about the work.',
  words: {
    en: [
      'political (?:views|opinions|affiliation)',
      '(?:no|not a) (?:trade )?union members?(?:hip)?',
      '(?:current|last|previous) salary',
      'salary history',
      'apolitical',
    ],
    fr: ['opinions? politiques?', 'non[- ]syndiquée?s?', '(?:dernier|ancien) salaire', 'apolitique'],
    de: [
      'politische \\p{L}*(?:meinung|einstellung|gesinnung)',
      '(?:kein|nicht) gewerkschafts\\p{L}+',
      '(?:letztes|bisheriges|aktuelles) gehalt',
      'parteibuch',
    ],
    es: ['ideas? políticas?', 'no sindicad[oa]s?', '(?:último|anterior) (?:sueldo|salario)', 'apolític[oa]'],
  },
}

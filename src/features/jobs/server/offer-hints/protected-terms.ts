import type { OfferTerm } from './offer-terms.ts'
import { convictions, family, religion } from './private-life-terms.ts'

const age: OfferTerm = {
  kind: 'protected',
  message:
    'This speaks of age, and may exclude people unlawfully. Say what the work asks for, e.g. “ready to learn” or “experience with …”.',
  words: {
    en: [
      'young (?:and [\\p{L}-]+ )?(?:team|candidates?|professionals?|talents?|man|woman|company|colleagues)',
      '(?:we are|be) young',
      'young(?: and|,)? (?:dynamic|hungry|energetic|motivated)',
      'youthful',
      'digital natives?',
      '(?:under|younger than|not older than|no older than|maximum age:?|max\\.? age:?)(?: of)? [2-6]\\d(?: years(?: old| of age)?)?(?! ?[\\p{L}%€$£])',
      'aged (?:between )?[2-6]\\d (?:to|and|-|–) [2-6]\\d',
      '\\d{2} (?:to|-|–) \\d{2} years old',
      'age limit',
      'recent graduates only',
      'mature (?:person|lady|gentleman)',
    ],
    fr: [
      'jeunes? (?:[\\p{L}-]+ )?(?:et )?dynamiques?',
      'jeunes? (?:et [\\p{L}-]+|diplômée?s?|équipe|entreprise dynamique|femmes?|hommes?|talents?|candidate?s?|collaborateurs?|professionnels?)',
      'équipe (?:jeune|junior et dynamique)',
      'moins de [2-6]\\d ans(?! d)',
      'âgée?s? (?:de|entre)',
      'âge (?:maximum|maximal|minimum|limite|requis)',
      "limite d[’']âge",
      'entre [2-6]\\d et [2-6]\\d ans(?! d)',
    ],
    de: [
      'jung(?:e[rsnm]?)?(?: und|,)? (?:dynamisch|motiviert|hungrig)\\p{L}*',
      'junge[nrms]? (?:(?:und )?\\p{L}+ )?(?:team|mitarbeiter\\p{L}*|frau|mann|damen|herren|talente|bewerber\\p{L}*|kolleg\\p{L}+)',
      'unter [2-6]\\d(?: jahren?)?(?: alt)?(?! ?[\\p{L}%€])',
      'nicht älter als',
      'höchstens \\d{2} jahre(?: alt)?',
      'zwischen \\d{2} und \\d{2} jahren',
      'altersgrenze',
      'digital natives?',
    ],
    es: [
      '(?:equipo|ambiente|empresa|persona|gente|candidat[oa]|plantilla|ser) (?:\\p{L}+ y )?joven',
      'joven y \\p{L}+',
      'j(?:oven|óvenes) dinámic[oa]s?',
      'jóvenes (?:talentos|profesionales|promesas|candidatos)',
      'menor(?:es)? de \\d{2}(?: años)?',
      'menos de \\d{2} años de edad',
      'entre [2-6]\\d y [2-6]\\d años(?! de exp)',
      'edad (?:máxima|mínima|límite|entre)',
      'nativos digitales',
    ],
  },
}

const gender: OfferTerm = {
  kind: 'protected',
  message:
    'This names one gender only. Use a form for everybody, e.g. “salesperson”, “vendeur/se”, “(m/w/d)”.',
  words: {
    en: [
      'sales(?:woman|man|girl)',
      '(?:chair|crafts|handy|camera|repair|service|delivery|business)(?:man|woman)',
      'wait(?:ress)(?!/)',
      'hostess(?!/)',
      'girl friday',
      '(?:he|his) must',
      'must be (?:a )?(?:male|female|man|woman)',
      '(?:male|female)s? (?:only|candidates?|applicants?|preferred)',
      '(?:men|women|ladies|gentlemen) only',
      'manpower',
      'the right man',
      'young (?:lady|man)',
    ],
    fr: [
      "(?:un|l[’'])homme (?:de|jeune|motivé|sérieux)",
      '(?:une|jeune) femme (?:de ménage|motivée|sérieuse|dynamique)',
      '(?:hommes?|femmes?) (?:uniquement|seulement|exclusivement|de préférence)',
      'réservé aux (?:hommes|femmes)',
      'sexe (?:masculin|féminin)',
      'femme de (?:ménage|chambre)',
      'homme à tout faire',
      'hôtesse(?! ?(?:/|ou) ?hôte)',
    ],
    de: [
      '(?:nur|ausschließlich) (?:männer|frauen|damen|herren)',
      '(?:putz|reinigungs|zugeh)frau',
      '(?<!/ ?)kaufmann(?! ?/)',
      '(?:ein|kräftiger) mann',
      'krankenschwester(?! ?/)',
      'zimmermädchen',
      'mädchen für alles',
      'sekretärin(?! ?/| ?\\()',
      'empfangsdame',
      'stewardess',
    ],
    es: [
      '(?:solo|sólo|únicamente) (?:hombres|mujeres|chicas|chicos|señoritas)',
      'sexo (?:masculino|femenino)',
      'señoritas?',
      '(?:buscamos|se busca) (?:un |una )?(?:chica|chico|hombre|mujer)',
      'azafata(?! ?/)',
      'chica (?:de|para)',
      'mujer de la limpieza',
    ],
  },
}

const origin: OfferTerm = {
  kind: 'protected',
  message:
    'This speaks of origin or mother tongue. Name the level of language the work needs, e.g. “fluent English (C1)”, or “permit to work”.',
  words: {
    en: [
      'native[- ](?:[\\p{L}]+[- ])?speakers?',
      'native (?:english|french|german|spanish|arabic)',
      'mother tongue',
      'nationals? only',
      '(?:citizens?|nationality)(?: only| required|:)',
      'of (?:\\p{L}+) nationality',
      '(?:european|british|french|german|arab|white|black) (?:origin|candidates?|nationals?)',
      'without (?:an )?accent',
      'no accent',
    ],
    fr: [
      'langue maternelle',
      'de nationalité \\p{L}+',
      'nationalité \\p{L}+ (?:exigée|requise|obligatoire)',
      'nationalité exigée',
      "d[’']origine \\p{L}+",
      'natifs? (?:anglais|français|allemand|espagnol|arabe)',
      '(?:anglais|français|allemand|espagnol|arabe) natif',
      'sans accent',
      'bleu blanc rouge',
    ],
    de: [
      'muttersprachler\\p{L}*',
      'muttersprache',
      'auf muttersprachniveau',
      '(?:deutsche|eu-)[ ]?(?:staatsangehörigkeit|staatsbürger\\p{L}*)',
      'staatsangehörigkeit',
      'deutscher herkunft',
      'akzentfrei\\p{L}*',
      'ohne akzent',
    ],
    es: [
      'lengua materna',
      'nativ[oa]s? (?:de |en )?(?:inglés|español|francés|alemán|árabe)',
      '(?:inglés|español|francés|alemán|árabe) nativo',
      'hablantes? nativ[oa]s?',
      'de nacionalidad \\p{L}+',
      'nacionalidad (?:española|europea|requerida|exigida)',
      'de origen \\p{L}+',
      'sin acento',
    ],
  },
}

const health: OfferTerm = {
  kind: 'protected',
  message:
    'This speaks of health or disability. Name the task itself, e.g. “lifts loads of up to 20 kg”, and offer adjustments.',
  words: {
    en: [
      'able[- ]bodied',
      '(?:in )?(?:good|perfect|excellent) (?:physical )?health',
      'physically fit',
      'healthy (?:person|candidates?|individuals?)',
      'no (?:disabilit(?:y|ies)|health (?:problems|issues)|medical conditions?)',
      'without (?:a )?disabilit(?:y|ies)',
      'no sick leave',
      'normal (?:hearing|eyesight)',
    ],
    fr: [
      '(?:en )?(?:bonne|parfaite|excellente) (?:santé|condition physique)',
      'sans (?:handicap|problèmes? de santé)',
      '(?:pas de|aucun) (?:handicap|problèmes? de santé)',
      'jamais malade',
      'apte physiquement',
    ],
    de: [
      'körperlich (?:fit|belastbar|gesund)',
      '(?:gute[rn]?|beste[rn]?) (?:gesundheit|gesundheitszustand)',
      'gesundheitlich (?:fit|uneingeschränkt)',
      'ohne (?:behinderung|gesundheitliche einschränkung\\p{L}*)',
      'keine (?:behinderung|krankheiten|gesundheitlichen \\p{L}+)',
      'kerngesund',
    ],
    es: [
      '(?:buena|perfecta|excelente) (?:salud|condición física|forma física)',
      'sin (?:discapacidad|problemas de salud|enfermedades)',
      'no discapacitad[oa]s?',
      'físicamente (?:apt[oa]|sanos?)',
      'goce de buena salud',
    ],
  },
}

const looks: OfferTerm = {
  kind: 'protected',
  message:
    'This asks for looks or a photo, which opens the door to bias. Ask for what the person does, e.g. “welcomes guests warmly”.',
  words: {
    en: [
      '(?:good|well)[- ]looking',
      'attractive (?:person|candidates?|appearance|lady|woman|man)',
      '(?:pleasant|good|presentable) appearance',
      '(?:a )?recent photo(?:graph)?',
      '(?:photo|picture) required',
      'attach a (?:photo|picture)',
      '(?:cv|résumé|resume|application) with (?:a )?(?:photo|picture)',
      'presentable (?:person|candidates?)',
    ],
    fr: [
      '(?:bonne|excellente|belle) présentation',
      'physique (?:agréable|avantageux)',
      '(?:cv|candidature|dossier) avec (?:une )?photo',
      'photo (?:exigée|obligatoire|récente)',
      'présentation soignée exigée',
      'physique soigné',
    ],
    de: [
      'gepflegte[sn]? (?:äußeres|äußeren|erscheinung\\p{L}*|aussehen)',
      'gutaussehend\\p{L}*',
      'gut aussehend\\p{L}*',
      'attraktive[sn]? (?:äußeres|aussehen|erscheinung)',
      '(?:bewerbung|lebenslauf|unterlagen) (?:mit|inkl\\.?|inklusive) (?:\\p{L}+ )?(?:lichtbild|foto|bild)',
      'bewerbungsfoto',
      'lichtbild',
    ],
    es: [
      'buena (?:presencia|imagen|apariencia)',
      'excelente presencia',
      '(?:cv|currículum|curriculum) con (?:foto|fotografía)',
      'foto (?:reciente|obligatoria)',
      'imprescindible foto',
      'atractiv[oa] (?:físic[oa]|imagen)',
    ],
  },
}

/** Words that may exclude people unlawfully. */
export const protectedTerms: readonly OfferTerm[] = [
  age,
  gender,
  origin,
  religion,
  family,
  health,
  looks,
  convictions,
]

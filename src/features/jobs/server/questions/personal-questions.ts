import type { Language } from '#contract/languages.ts'

/**
 * How one asks a person about what is nobody's business, by language. The words alone do not count: a nurse may be asked
 * about health on the ward, a teacher about children in class.
 */
export const personalQuestions: Readonly<
  Record<Language, readonly (readonly [topic: string, pattern: string])[]>
> = {
  en: [
    [
      'age',
      'how old (?:are|were) you|your (?:age|date of birth|birthday|year of birth)|when (?:were you born|do you (?:plan to )?retire|will you retire)|are you (?:over|under) \\d\\d|too (?:young|old) for',
    ],
    [
      'family',
      '(?:do|did|will) you (?:have|want|plan(?: to have)?|raise) (?:any |to have )?(?:children|kids|a family)|are you (?:married|single|divorced|engaged)|your (?:family|marital status|husband|wife|spouse|partner|children|kids)|who (?:looks after|takes care of) your',
    ],
    [
      'pregnancy',
      'are you (?:pregnant|expecting|planning a pregnancy)|(?:plan(?:ning)?|hop(?:e|ing)|intend(?:ing)?|expect(?:ing)?|want(?:ing)?|going) (?:to (?:have|get|start)|on (?:having|starting)) (?:any |more )?(?:a baby|a child|pregnant|children|kids|a family(?! business))|your pregnancy',
    ],
    [
      'health',
      'are you (?:healthy|ill|sick|disabled|in good health)|(?:do|did|have) you (?:ever )?(?:have|had|suffer(?:ed)?(?: from)?|been) (?:an?y? )?(?:health|medical|illness|disease|disabilit|depress|mental|treated|hospitali)|your (?:own )?(?:health|illness|disabilit(?:y|ies)|medical (?:history|condition)|sick (?:days|leave)|medication)|how (?:many|often)[^?.]{0,30}(?:sick|ill)(?![\\p{L}])',
    ],
    [
      'religion',
      'your (?:religion|faith|church|beliefs)|(?:are|do) you (?:religious|muslim|christian|jewish|catholic|pray|go to church|believe in god|wear a)|which religion',
    ],
    [
      'origin',
      'where (?:are you|do you) (?:really |originally )?(?:from|come from)|where were you born|your (?:nationality|ethnicity|race|origins?|mother tongue|native language|skin colou?r|accent|citizenship)|are you (?:a )?(?:native|foreign|immigrant|citizen)',
    ],
    [
      'politics',
      '(?:who|which party) (?:do|did) you vote|your (?:political|politics)|are you a member of (?:a|any) (?:political )?part(?:y|ies)|how do you vote',
    ],
    [
      'union',
      'are you (?:in|a member of) (?:a|any) (?:trade )?union|your (?:trade )?union|(?:have you|did you) (?:ever )?(?:been|go|gone) on strike',
    ],
    [
      'salary',
      'your (?:current|last|previous|present|past) (?:salary|pay|wages?|compensation)|how much (?:do|did) you (?:currently )?(?:earn|make)|what (?:do|did) you earn',
    ],
  ],
  fr: [
    [
      'age',
      'quel(?:le)? (?:est votre|âge)[^?]{0,6}(?:âge|avez|date de naissance)|votre (?:âge|date de naissance|année de naissance)|quand êtes-vous née?|êtes-vous trop (?:jeune|âgée?)|votre (?:départ à la )?retraite',
    ],
    [
      'family',
      "(?:avez|aurez|voulez|souhaitez|désirez)-vous (?:avoir )?(?:des |d[’']autres )?enfants|(?:prévoyez|envisagez|pensez|comptez|projetez|espérez|voulez|souhaitez|désirez)-vous (?:bientôt |un jour )?(?:d[’']|de |à )?(?:avoir|faire|fonder) (?:des |d[’']autres |une? )?(?:enfants?|bébé|famille)|êtes-vous (?:mariée?|célibataire|divorcée?|en couple|pacsée?)|votre (?:famille|mari|femme|conjointe?|époux|épouse|situation (?:familiale|matrimoniale|de famille))|vos enfants|garde de vos",
    ],
    [
      'pregnancy',
      "(?:êtes|seriez)-vous enceinte|votre grossesse|(?:envisagez|prévoyez|souhaitez)-vous (?:une grossesse|d[’']avoir un (?:enfant|bébé)|un enfant|un congé (?:maternité|parental))",
    ],
    [
      'health',
      "êtes-vous (?:malade|en bonne santé|handicapée?|souvent malade)|(?:avez|souffrez|aviez|prenez)-vous (?:\\p{L}+ )?(?:des? |d[’']une? |un |une |été )?(?:problèmes? de santé|maladies?|handicap|dépression|médicaments|arrêts? maladie|hospitalis)|votre (?:état de )?(?:santé|handicap|maladie)|vos (?:antécédents médicaux|arrêts maladie|problèmes de santé)",
    ],
    [
      'religion',
      'votre (?:religion|foi|confession|église)|êtes-vous (?:croyante?|musulmane?|chrétien(?:ne)?|juive?|catholique|pratiquante?)|vos (?:croyances|convictions religieuses)|quelle religion',
    ],
    [
      'origin',
      "d[’']où venez-vous(?! sur| dans)|de quelle (?:origine|nationalité)|quelle est votre (?:origine|nationalité|langue maternelle)|votre (?:nationalité|origine ethnique|pays d[’']origine|langue maternelle|couleur de peau|accent)|vos origines|où êtes-vous née?",
    ],
    [
      'politics',
      "pour qui (?:votez|avez)-vous|vos (?:opinions|idées|convictions) politiques|votre (?:parti|opinion politique)|êtes-vous (?:de gauche|de droite|membre d[’']un parti)",
    ],
    [
      'union',
      "êtes-vous (?:syndiquée?|membre d[’']un syndicat)|votre syndicat|avez-vous (?:déjà )?fait grève",
    ],
    [
      'salary',
      'votre (?:dernier|ancien|actuel|précédent) salaire|votre salaire|votre rémunération (?:actuelle|précédente)|combien (?:gagnez|gagniez|touchez|touchiez)-vous',
    ],
  ],
  de: [
    [
      'age',
      'wie alt (?:sind|waren) sie|ihr (?:alter|geburtsdatum|geburtstag|jahrgang)|wann (?:sind sie geboren|wurden sie geboren|gehen sie in rente)|sind sie (?:zu )?(?:alt|jung) für',
    ],
    [
      'family',
      '(?:haben|wollen|möchten|planen|wünschen) sie (?:sich )?(?:auch )?(?:kinder|eine familie|nachwuchs)(?=\\s*(?:[?,.]|und|oder|haben|bekommen|gründen|$))|(?:planen|möchten|wollen|hoffen|haben) sie,? (?:\\p{L}+ ){0,3}(?:kinder (?:zu )?(?:bekommen|haben)|familie (?:zu )?gründen)|sind sie (?:verheiratet|ledig|geschieden|alleinerziehend|liiert)|ihre[nrm]? (?:familie|familienstand|mann|frau|ehe\\p{L}+|partner(?:in)?|kinder\\p{L}*|familienplanung)|ihr (?:familienstand|mann|partner|kind|ehe\\p{L}+)',
    ],
    [
      'pregnancy',
      'sind sie schwanger|ihre schwangerschaft|planen sie (?:eine schwangerschaft|elternzeit)|haben sie einen kinderwunsch|ihr kinderwunsch',
    ],
    [
      'health',
      'sind sie (?:gesund|krank|behindert|schwerbehindert|oft krank)|(?:haben|hatten|leiden|litten|nehmen|waren) sie (?:\\p{L}+ ){0,2}(?:krankheit\\p{L}*|erkrankung\\p{L}*|behinderung\\p{L}*|depression\\p{L}*|gesundheitlich\\p{L}*|medikamente|krank)|ihre[nrm]? (?:gesundheit\\p{L}*|krankheit\\p{L}*|behinderung|krankmeldungen|fehltage|krankengeschichte)|ihr gesundheitszustand|wie oft (?:sind|waren) sie krank',
    ],
    [
      'religion',
      'ihre[nrm]? (?:religion|konfession|glauben?|kirche|religionszugehörigkeit)|ihr glaube|sind sie (?:religiös|gläubig|christ(?:in)?|muslim(?:in)?|jüdisch|katholisch|evangelisch)|welcher (?:religion|konfession)|tragen sie ein kopftuch',
    ],
    [
      'origin',
      'woher (?:kommen|stammen) sie|wo (?:sind|wurden) sie geboren|ihre[nrm]? (?:nationalität|herkunft|staatsangehörigkeit|muttersprache|hautfarbe|wurzeln|abstammung)|ihr (?:akzent|herkunftsland|migrationshintergrund)|sind sie (?:ausländer(?:in)?|deutsche?r?)(?!\\p{L})',
    ],
    [
      'politics',
      'wen (?:wählen|haben sie gewählt)|was wählen sie politisch|welche partei|ihre[nrm]? (?:politische\\p{L}* \\p{L}+|partei)|sind sie (?:in einer partei|parteimitglied)',
    ],
    [
      'union',
      'sind sie (?:in (?:einer|der) gewerkschaft|gewerkschaft\\p{L}*)|ihre gewerkschaft|haben sie (?:schon (?:einmal|mal) )?gestreikt',
    ],
    [
      'salary',
      'ihr (?:letztes|bisheriges|aktuelles|jetziges|früheres)(?: \\p{L}+)? ?(?:gehalt|einkommen|lohn)|ihr (?:gehalt|lohn)(?!\\p{L})|(?:was|wie viel|wieviel) (?:(?:verdienen|verdienten) sie|haben sie (?:\\p{L}+ ){0,3}verdient)',
    ],
  ],
  es: [
    [
      'age',
      '(?:qué|cuál es su) edad|cuántos años tiene|su (?:edad|fecha de nacimiento|cumpleaños)|cuándo (?:nació|se jubila)|tu edad|cuántos años tienes',
    ],
    [
      'family',
      '(?:tiene|tienes|quiere|quieres|piensa|desea|planea)(?: tener| formar)? (?:hijos|niños|una familia|familia|pareja)|(?:piensas?|planeas?|quieres?|deseas?|esperas?|prevés?|vas? a|tienes? (?:previsto|pensado|intención de)) (?:usted )?(?:tener|formar) (?:más |una )?(?:hijos|niños|familia)|(?:está|estás|es|eres) (?:casad[oa]|solter[oa]|divorciad[oa])|(?:su|tu) (?:familia|marido|mujer|espos[oa]|pareja|cónyuge|estado civil|situación familiar)|(?:sus|tus) hijos|quién cuida',
    ],
    [
      'pregnancy',
      '(?:está|estás) embarazada|(?:su|tu) embarazo|(?:piensa|planea|quiere) (?:quedarse embarazada|tener un bebé)',
    ],
    [
      'health',
      '(?:está|estás) (?:san[oa]|enferm[oa]|discapacitad[oa]|de baja)|(?:tiene|tienes|padece|padeces|sufre|ha tenido|ha padecido|toma) (?:alguna?s? )?(?:enfermedad(?:es)?|problemas? de salud|discapacidad(?:es)?|depresión|medicación)|(?:su|tu) (?:salud|estado de salud|enfermedad|discapacidad|historial médico)|cuántas bajas',
    ],
    [
      'religion',
      '(?:su|tu) (?:religión|fe|iglesia|confesión)|(?:es|eres) (?:creyente|religios[oa]|católic[oa]|musulmana?|musulmán|cristian[oa]|judí[oa])|qué religión|(?:sus|tus) creencias',
    ],
    [
      'origin',
      'de dónde (?:es|eres|viene|vienes)(?! la| el)|(?:su|tu) (?:nacionalidad|origen|raza|etnia|lengua materna|país de origen|color de piel|acento)|dónde nació|(?:sus|tus) orígenes|(?:es|eres) (?:extranjer[oa]|inmigrante)',
    ],
    [
      'politics',
      '(?:a quién|por quién|qué) vot[aóe]\\p{L}*|(?:sus|tus) (?:ideas|opiniones) políticas|(?:su|tu) (?:ideología|partido|opinión política)|(?:es|eres) de (?:izquierdas?|derechas?)',
    ],
    [
      'union',
      '(?:está|estás|es|eres) (?:sindicad[oa]|sindicalista|afiliad[oa] a (?:un|algún) sindicato|miembro de un sindicato)|(?:su|tu) sindicato|ha hecho huelga',
    ],
    [
      'salary',
      '(?:su|tu) (?:último|anterior|actual|salario|sueldo)(?: (?:salario|sueldo))?(?: actual| anterior)?(?= |\\?|,|\\.)(?<=salario|sueldo|actual|anterior)|cuánto (?:gana|ganaba|cobra|cobraba|ganas|cobras)',
    ],
  ],
}

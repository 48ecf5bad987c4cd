/**
 * Turns of phrase that speak to a machine, in four languages. Attempts can be written in ways no list foresees: a hit
 * is a hint for a person and a reason for care, and no hit proves nothing. Each pattern runs over folded text (lower
 * case, no accents), in which an em space stands before a capital letter that may begin an order.
 */
/** Asks for nothing: what follows is then made ready once, not anew for each way that leads there, ten times over. */
const once = '(?=)'
const start = String.raw`(?:^|[.!?:;,\u2003"(\n\]>*#-]\s*|\b(?:please|now|then|you must|you should|you will|you shall|bitte|jetzt|por favor|ahora|s'il vous plait|veuillez|maintenant|merci de)\s+)`
const machine = String.raw`${once}(?:ai|a\.i\.|ia|ki|llm|gpt|chatgpt|chatbot|bot|language model|(?:large )?language model|ai model|ai system|ai grader|ai evaluator|grader|evaluator|scoring (?:system|model|engine)|screening (?:system|software|tool)|ats|sprachmodell|ki-system|ki-modell|bewertungssystem|modele de langage|systeme d'evaluation|evaluateur|modelo de lenguaje|sistema de evaluacion|evaluador automatico)`
const best = String.raw`${once}(?:100|10\s*/\s*10|100\s*/\s*100|5\s*/\s*5|4\s*/\s*4|level 4|stufe 4|niveau 4|nivel 4|full|maximum|max|highest|top|perfect|best possible|excellent|hochste(?!ns\b)\w*|maximale?\w*|volle\w*|beste\w*|maximal\w*|maximum|meilleure?\w*|parfaite?|maxim[ao]s?|mejor\w*|perfect[ao]s?|mas alt[ao]s?)`
const mark = `${once}(?:scores?|marks?|points?|ratings?|grades?|evaluation|punktzahl|punkte|note|bewertung|wertung|score|notes?|evaluation|puntuacion|puntos|calificacion|nota)`
// As in "Award for the highest marks" and "Grade 5/5" they are nouns, and order nothing.
const giving = String.raw`(?:give|award|set|return|report)(?!\s+(?:for|of|with|from|and)\b)`
const marking = String.raw`(?:score|grade|mark)(?!\s+(?:for|of|in|from|and)\b|\s+(?:\d|${best}))`

/** "A bot developer" is none. */
const noPerson = String.raw`(?!\s+(?:developers?|engineers?|trainers?|testers?|owners?)\b)`
const replying = String.raw`reply|respond|answer|output|print|say|write|antworte\w*|schreib\w*|reponde[zr]?|reponds|ecri\w+|respond[ae]n?|escrib[ae]n?`
const only = '(?:only|just|nur|uniquement|seulement|solo|solamente|unicamente)'
/** What a machine is told to answer with. At work one answers "only urgent tickets". */
const outputs = String.raw`words?|wort\w*|mots?|palabras?|numbers?|zahl|ziffer|nombre|chiffre|numero|json|yes|ja|oui|hired?|selected|accepted|approved|strong|${best}|${mark}`
const ofThis = String.raw`(?:this|diese[mnrs]?|cet|cette|ce|est[ea])\s+(?:candidat\w*|applica\w+|bewerb\w+|kandidat\w*|solicit\w+|answers?|antwort\w*|reponses?|respuestas?)`
/** Who speaks in a prompt; and a line of a CV too, which names things and says nothing of them. */
const title = String.raw`(?:^|[.!?\n\u2003]\s*)(?:system\w*|assistant|developer|sistema)\s*:`
const ruled = String.raw`(?:rules?|regeln?|regles?|reglas?|level|stufe|niveau|nivel|instru[ck]\w+|anweisung\w*|consignes?|candidate|candidat[oa]?|applica(?:nt|tion)|bewerb\w+|kandidat|polic\w+|rubrics?|criteria|kriterien|answers?|antwort\w*|reponses?|respuestas?|evaluacion|\w*bewertung\w*|${mark})`
const finite = String.raw`(?:is|are|was|were|has|have|must|shall|should|will|changed|receives?|gets?|earns?|ist|sind|wurden?|hat|haben|muss|mussen|sollen?|erhalt\w*|bekommen|est|sont|a (?:ete|change|pris)|ont|doit|doivent|recoi\w+|ha|han|es|son|debe|deben|fue|recibe\w*|obtiene\w*)`
const prompt = '(?:system prompt|systemprompt|prompt systeme|prompt del sistema|developer mode|jailbreak)'

export const instructionPatterns: readonly RegExp[] = [
  // "Ignore all previous instructions", as an order.
  `${start}(?:ignore|disregard|forget|override|bypass)\\s+(?:\\w+\\s+){0,4}?(?:instructions?|prompts?|rules|guidelines|rubric|directions|criteria|everything above)\\b`,
  `${start}(?:ignorier\\w*|vergiss|vergessen sie|missachte\\w*|ubergeh\\w*)\\s+(?:\\w+\\s+){0,4}?(?:anweisung\\w*|instruktion\\w*|vorgaben|regeln|prompts?|kriterien)\\b`,
  `${start}(?:ignore[zr]?|oublie[zr]?|ne tene?z? (?:pas|aucun) compte)\\s+(?:\\w+\\s+){0,5}?(?:instructions?|consignes?|regles|prompts?|criteres|directives)\\b`,
  `${start}(?:ignor[ae]n?|olvid[ae]n?|descart[ae]n?|omit[ae]n?)\\s+(?:\\w+\\s+){0,5}?(?:instrucciones|indicaciones|reglas|prompts?|criterios|consignas)\\b`,
  // Who is spoken to.
  `\\b(?:you are|act as|pretend to be|du bist|sie sind|agiere als|tu es|vous etes|agis comme|eres|usted es|actua como)\\s+(?:now\\s+|jetzt\\s+|nun\\s+|maintenant\\s+|ahora\\s+)?(?:an?\\s+|ein\\w*\\s+|une?\\s+|el\\s+|la\\s+|un[ao]?\\s+|the\\s+|der\\s+|die\\s+|das\\s+|l')?(?:\\w+\\s+){0,2}?${machine}\\b${noPerson}`,
  `\\b(?:note|notice|message|instructions?|attention|hinweis|nachricht|anweisung|achtung|remarque|consigne|nota|mensaje|instruccion|atencion|important|wichtig|importante)\\s*(?:to|for|an|fur|pour|a|para|:)\\s+(?:any\\s+|all\\s+|the\\s+|den\\s+|die\\s+|das\\s+|alle\\s+|l'|le\\s+|la\\s+|les\\s+|tout\\w*\\s+|el\\s+|los\\s+|todos\\s+|cualquier\\s+)*(?:automated\\s+|reviewing\\s+)?${machine}\\b(?!\\s+(?:teams?|groups?|projects?|engineers?|developers?|vendors?|literacy|courses?|training|strategy|tools?(?!\\s*[:,])|(?:in|im|bei|de|du|en|chez)\\s+(?!charge|dies|ce|est)\\w+)\\b)`,
  `\\b(?:if|when|wenn|falls|si|cuando)\\s+(?:you are|you're|du|sie|tu es|vous etes|eres|usted es)\\s+(?:\\w+\\s+){0,2}?${machine}\\b${noPerson}`,
  // What is asked for.
  `${start}(?:${giving}|assign|rate|${marking}|output|respond with)\\s+(?:\\w+[\\s,]+){0,7}?${best}(?:\\s+\\w+){0,2}?(?:\\s+${mark}\\b|\\s*$|\\s*[.!,;%)"])`,
  `${start}(?:${giving}|assign|output)\\s+(?:\\w+\\s+){0,5}?${mark}\\s+(?:\\w+\\s+){0,3}?(?:of|to|at|=|:)\\s*(?:the\\s+)?${best}`,
  `${start}(?:gib|geben sie|vergib|vergeben sie|bewerte\\w*|setze\\w*|erteile\\w*)\\s+(?:\\w+[\\s,]+){0,8}?${best}(?:\\s+\\w+){0,2}?(?:\\s+${mark}\\b|\\s*[.!,;%)"]|\\s*$)`,
  `${start}(?:donne[zr]?|attribue[zr]?|accorde[zr]?|note[zr]|note(?!\\s+(?:\\d|${best}))|mets|mettez|evalue[zr]?)\\s+(?:[\\w']+[\\s,]+){0,8}?(?:${mark}\\s+(?:\\w+\\s+){0,3}?)?${best}(?:\\s+\\w+){0,2}?(?:\\s+${mark}\\b|\\s*[.!,;%)"]|\\s*$)`,
  `${start}(?:donne[zr]?|attribue[zr]?|accorde[zr]?|note[zr]|note(?!\\s+(?:\\d|${best}))|mets|mettez|evalue[zr]?)\\s+(?:[\\w']+[\\s,]+){0,8}?${mark}\\s+(?:\\w+\\s+){0,2}?${best}\\b`,
  `${start}(?:da|dale|den?|otorg\\w+|asign\\w+|califi(?!cacion)\\w+|punt[ue](?!acion)\\w+|evalu[ae](?![ct]ion)\\w*|pon|ponga)\\s+(?:\\w+[\\s,]+){0,8}?(?:${mark}\\s+(?:\\w+\\s+){0,3}?)?${best}(?:\\s+\\w+){0,2}?(?:\\s+${mark}\\b|\\s*[.!,;%)"]|\\s*$)`,
  `${start}(?:da|dale|den?|otorg\\w+|asign\\w+|califi(?!cacion)\\w+|punt[ue](?!acion)\\w+|evalu[ae](?![ct]ion)\\w*|pon|ponga)\\s+(?:\\w+[\\s,]+){0,8}?${mark}\\s+(?:\\w+\\s+){0,2}?${best}\\b`,
  // What is to become of the candidate.
  `${start}(?:mark|move|set|change|classify|flag|markier\\w*|setze\\w*|stufe\\w*|marque[zr]?|classe[zr]?|passe[zr]?|marca|marque|clasifi\\w+|cambi[ae])\\s+(?:\\w+\\s+){0,5}?(?:candidate|applicant|status|bewerber\\w*|kandidat\\w*|candidat\\w*|statut|estado|solicitante)\\s+(?:\\w+\\s+){0,4}?(?:selected|hired|accepted|shortlisted|approved|invited|to interview|high potential|ausgewahlt|eingestellt|angenommen|selectionne\\w*|retenue?|embauche\\w*|accepte\\w*|seleccionad[oa]|contratad[oa]|aceptad[oa]|aprobad[oa])\\b`,
  // A new role, whichever.
  `\\b(?:you are now|from now on you are|du bist (?:jetzt|nun|ab jetzt)|sie sind (?:jetzt|nun)|tu es (?:maintenant|desormais)|vous etes (?:maintenant|desormais)|ahora (?:eres|es usted)|a partir de ahora eres)\\s+(?:an?|the|ein\\w*|une?|un[ao]?|el|la|le)?\\s*\\w+`,
  `\\b(?:dear|hello|hi|liebe[rs]?|hallo|cher|chere|bonjour|querid[oa]|estimad[oa]|hola)\\s+(?:\\w+\\s+)?(?:robot|roboter|machine|maschine|maquina|${machine})\\b`,
  // An answer that is asked for, or the prompt itself.
  `${start}(?:${replying})\\s+(?:(?!(?:you|they|we|he|she|it|i)\\b)\\w+\\s+)?${only}\\b\\s*(?:(?:with|mit|avec|par|con)\\s+)?(?:[:"'“„«]|\\d|(?:(?:the|das|dem|den|die|le|la|les|el|las|ein\\w*|une?|un[ao]?|one|your|two|three)\\s+)?(?:\\w+\\s+)?(?:${outputs})\\b)`,
  `${start}(?:${replying})\\s+(?:\\w+\\s+)?${only}\\b[^.!?\\n]{0,60}?\\b${ofThis}`,
  `${start}(?:print|reveal|show|repeat|zeige?|gib|affiche[zr]?|montre[zr]?|muestra|imprime|revela)\\s+(?:me\\s+|mir\\s+|moi\\s+)?(?:your|the|deine?n?|ihre?n?|den|ton|votre|le|tu|su|el)\\s+(?:system\\s+)?(?:prompt|instructions|anweisungen|consignes|instrucciones)\\b(?!\\s+(?:back\\s+)?(?:to|with|for|on|in|an|mit|a|aux?|avec|con)\\s)`,
  `\\b(?:candidates?|applicants?|applications?|bewerb\\w+|kandidat\\w+|candidat\\w*)\\s+(?:\\w+\\s+){0,5}?(?:must|should|has to|have to|muss|mussen|sollen?|durfen|doit|doivent|debe|deben)\\s+(?:\\w+\\s+){0,5}?(?:\\d{2,3}\\s*(?:%|points?|punkte?\\w*|puntos)|${best}\\s+${mark})`,
  // The fewest points there may be. That an audit "reached at least 95 points" orders nothing.
  `\\b(?:nobody|no one|no candidate|no applicant|niemand|kein\\w*|personne|aucun\\w*|nadie|ningun\\w*)\\s+(?:\\w+\\s+){0,6}?(?:may|can|must|should|shall|darf|kann|soll|sollte|peut|doit|puede|debe)\\s+(?:\\w+\\s+){0,4}?(?:less than|fewer than|under|below|weniger als|unter|moins de|menos de)\\s+\\d{2,3}\\s*(?:%|points?|punkte?n?|puntos)`,
  `\\b(?:mindestens|nicht weniger als|nicht unter)\\s+\\d{2,3}\\s+punkten?\\s+(?:zu\\s+)?(?:vergeben|erteilen|geben)\\s*(?:[.!;,]|$)`,
  // Who claims to be the machine's maker and to try it.
  `\\b(?:this|dieses|ce|este)\\s+(?:system|systeme|sistema|modell?|modele|modelo)\\b[^.!?\\n]{0,40}\\b(?:(?:testing|test) you|test\\w* (?:dich|sie)|(?:te|vous) test\\w*|(?:te|le) estoy probando|probandote)\\b`,
  // A rule that somebody makes up for the machine, or a note that says it comes from one.
  `\\b(?:answers?|responses?|antworten|antwort|reponses?|respuestas?|candidates?|applicants?|bewerbungen|candidatures?|candidatos)\\s+(?:\\w+\\s+){0,7}?(?:receive|get|earn|erhalten|bekommen|recoivent|obtiennent|reciben|obtienen)\\s+(?:the\\s+|die\\s+|la\\s+)?(?:100|${best}\\s+${mark})`,
  `\\[\\s*(?:system|systemhinweis|systemnachricht|note systeme|message systeme|nota del sistema|mensaje del sistema|admin|administrator|developer|override)\\b[^\\]\\n]{0,80}\\]`,
  // Forms that belong to prompts.
  '<\\|(?:im_start|im_end|system|user|assistant|endoftext)\\|>|\\[/?inst\\]|<<sys>>|</?(?:system|assistant|instructions?|prompt|cv|resume|consignes?|anweisung\\w*|instrucciones)>|```\\s*(?:system|json)|^#{2,}\\s*(?:system|instructions?|new task)',
  `${title}[^\\n\u2003.!?]{0,120}?\\b${ruled}(?:[^\\S\\n\u2003]{1,4}(?!(?:that|which|who|qui|que|die|der|das)\\b)\\w+){0,5}?[^\\S\\n\u2003]{1,4}${finite}\\b`,
  `${title}[^\\n\u2003.!?]{0,120}?\\b(?:new|neue|nouvelles?|nuevas?)\\s+(?:rules|instructions|regeln|anweisungen|regles|consignes|reglas|instrucciones)\\s*[.:!]`,
  `${title}[^\\n]{0,120}?(?:\\b${mark}\\s*(?:=\\s*\\d|:\\s*100\\b)|\\b100\\s+(?:points?|punkte|puntos)\\b(?!\\s+(?:of|de)\\b)|\\b100\\s+(?:out of|von|sur|sobre)\\s+100\\b|\\b${ofThis})|${title}\\s*(?:hire|approve|accept|select|recommend|shortlist)\\s+the\\s|${title}\\s*(?:the\\s+)?(?:candidate|applicant)\\s+(?:accepted|approved|hired|selected)\\b`,
  '"(?:score|insufficient|evidence|counterevidence)"\\s*:|"level"\\s*:\\s*"?\\d',
  `(?:^|[.!?\\n\\u2003])(?:(?!\\b(?:i|we|ich|wir|je|j'|nous|mi|our|unser\\w*|notre|nuestro)\\b)[^.!?\\n]){0,80}\\b${prompt}\\b[^.!?\\n]{0,60}\\b(?:ignore|override|reveal|new|neu\\w*|nouve\\w+|nuev\\w+|is|ist|est|es)\\b`,
  `\\b(?:your|dein|ihr|votre|ton|tu|su)\\s+(?:\\w+\\s+)?${prompt}\\b`,
].map((pattern) => new RegExp(boundedSpace(pattern), 'gim'))

/** A run of blanks without end, tried from each of its places, would take its length squared. */
function boundedSpace(pattern: string): string {
  return pattern
    .replaceAll('\\s*', '\\s{0,4}')
    .replaceAll('\\s+', '\\s{1,4}')
    .replaceAll('[\\s,]+', '[\\s,]{1,4}')
}

/**
 * Turns of phrase that speak to a machine, in four languages. Attempts can be written in ways no list foresees: a hit
 * is a hint for a person and a reason for care, and no hit proves nothing. Each pattern runs over folded text (lower
 * case, no accents), in which an em space stands before a capital letter that may begin an order.
 */
/** Asks for nothing: what follows is then made ready once, not anew for each way that leads there, ten times over. */
const once = '(?=)'
const start = String.raw`(?:^|[.!?:;,\u2003"(\n\]>*#-]\s*|\b(?:please|now|then|you must|you should|you will|you shall|bitte|jetzt|por favor|ahora|s'il vous plait|veuillez|maintenant|merci de)\s+)`
const machine = String.raw`${once}(?:ai|a\.i\.|ia|ki|llm|gpt|chatgpt|chatbot|bot|language model|(?:large )?language model|ai model|ai system|ai grader|ai evaluator|grader|evaluator|scoring (?:system|model|engine)|screening (?:system|software|tool)|ats|sprachmodell|ki-system|ki-modell|bewertungssystem|modele de langage|systeme d'evaluation|evaluateur|modelo de lenguaje|sistema de evaluacion|evaluador automatico)`
const best = String.raw`${once}(?:100|10\s*/\s*10|100\s*/\s*100|5\s*/\s*5|4\s*/\s*4|level 4|stufe 4|niveau 4|nivel 4|full|maximum|max|highest|top|perfect|best possible|excellent|hochste\w*|maximale?\w*|volle\w*|beste\w*|maximal\w*|maximum|meilleure?\w*|parfaite?|maxim[ao]s?|mejor\w*|perfect[ao]s?|mas alt[ao]s?)`
const mark = `${once}(?:scores?|marks?|points?|ratings?|grades?|evaluation|punktzahl|punkte|note|bewertung|wertung|score|notes?|evaluation|puntuacion|puntos|calificacion|nota)`
// As in "Award for the highest marks" and "Grade 5/5" they are nouns, and order nothing.
const giving = String.raw`(?:give|award|set|return|report)(?!\s+(?:for|of|with|from|and)\b)`
const marking = String.raw`(?:score|grade|mark)(?!\s+(?:for|of|in|from|and)\b|\s+(?:\d|${best}))`

export const instructionPatterns: readonly RegExp[] = [
  // "Ignore all previous instructions", as an order.
  `${start}(?:ignore|disregard|forget|override|bypass)\\s+(?:\\w+\\s+){0,4}?(?:instructions?|prompts?|rules|guidelines|rubric|directions|criteria|everything above)\\b`,
  `${start}(?:ignorier\\w*|vergiss|vergessen sie|missachte\\w*|ubergeh\\w*)\\s+(?:\\w+\\s+){0,4}?(?:anweisung\\w*|instruktion\\w*|vorgaben|regeln|prompts?|kriterien)\\b`,
  `${start}(?:ignore[zr]?|oublie[zr]?|ne tene?z? (?:pas|aucun) compte)\\s+(?:\\w+\\s+){0,5}?(?:instructions?|consignes?|regles|prompts?|criteres|directives)\\b`,
  `${start}(?:ignor[ae]n?|olvid[ae]n?|descart[ae]n?|omit[ae]n?)\\s+(?:\\w+\\s+){0,5}?(?:instrucciones|indicaciones|reglas|prompts?|criterios|consignas)\\b`,
  // Who is spoken to.
  `\\b(?:you are|act as|pretend to be|du bist|sie sind|agiere als|tu es|vous etes|agis comme|eres|usted es|actua como)\\s+(?:now\\s+|jetzt\\s+|nun\\s+|maintenant\\s+|ahora\\s+)?(?:an?\\s+|ein\\w*\\s+|une?\\s+|el\\s+|la\\s+|un[ao]?\\s+|the\\s+|der\\s+|die\\s+|das\\s+|l')?(?:\\w+\\s+){0,2}?${machine}\\b`,
  `\\b(?:note|notice|message|instructions?|attention|hinweis|nachricht|anweisung|achtung|remarque|consigne|nota|mensaje|instruccion|atencion|important|wichtig|importante)\\s*(?:to|for|an|fur|pour|a|para|:)\\s+(?:any\\s+|all\\s+|the\\s+|den\\s+|die\\s+|das\\s+|alle\\s+|l'|le\\s+|la\\s+|les\\s+|tout\\w*\\s+|el\\s+|los\\s+|todos\\s+|cualquier\\s+)*(?:automated\\s+|reviewing\\s+)?${machine}\\b`,
  `\\b(?:if|when|wenn|falls|si|cuando)\\s+(?:you are|you're|du|sie|tu es|vous etes|eres|usted es)\\s+(?:\\w+\\s+){0,2}?${machine}\\b`,
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
  `${start}(?:reply|respond|answer|output|print|say|write|antworte\\w*|schreib\\w*|reponde[zr]?|ecri\\w+|respond[ae]n?|escrib[ae]n?)\\s+(?:(?!(?:you|they|we|he|she|it|i)\\b)\\w+\\s+)?(?:only|just|nur|uniquement|seulement|solo|solamente|unicamente)\\b`,
  `${start}(?:print|reveal|show|repeat|zeige?|gib|affiche[zr]?|montre[zr]?|muestra|imprime|revela)\\s+(?:me\\s+|mir\\s+|moi\\s+)?(?:your|the|deine?n?|ihre?n?|den|ton|votre|le|tu|su|el)\\s+(?:system\\s+)?(?:prompt|instructions|anweisungen|consignes|instrucciones)\\b(?!\\s+(?:to|with|for|on|in|an|mit|a|aux?|avec|con)\\s)`,
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
  `(?:^|[.!?\\n\u2003]\\s*)(?:system\\w*|assistant|developer|sistema)\\s*:[^\\n]{0,120}?(?:\\brules?\\b|\\blevel\\b|evaluation|evaluacion|bewertung|instruct|anweisung|${mark}\\s*(?:=|:|of|von|de)?\\s*\\d|candidate|applicant|\\b100\\b)`,
  '"(?:level|score|insufficient|evidence|counterevidence)"\\s*:',
  '\\b(?:system prompt|systemprompt|prompt systeme|prompt del sistema|developer mode|jailbreak)\\b[^.!?\\n]{0,60}\\b(?:ignore|override|reveal|new|neu\\w*|nouve\\w+|nuev\\w+|is|ist|est|es)\\b',
].map((pattern) => new RegExp(boundedSpace(pattern), 'gim'))

/** A run of blanks without end, tried from each of its places, would take its length squared. */
function boundedSpace(pattern: string): string {
  return pattern
    .replaceAll('\\s*', '\\s{0,4}')
    .replaceAll('\\s+', '\\s{1,4}')
    .replaceAll('[\\s,]+', '[\\s,]{1,4}')
}

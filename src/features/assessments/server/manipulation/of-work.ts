/**
 * Orders that people at work are given and tell of: nobody who writes one down speaks to a machine. All patterns run
 * over folded text.
 */

/** Who or what is marked here: with one of these an order is none of the candidate's own work. */
const marked =
  /\b(?:candidat\w*|applica\w+|bewerb\w+|kandidat\w*|solicit\w+|aspirantes?|cv|resume|lebenslauf|me|mir|mich|moi|this|these|dies\w{0,2}|ce|cet|cette|ces|est[aeo]s?)\b|\b(?:all|every|each|alle\w?|jede\w?|tou(?:te)?s|chaque|tod[ao]s|cada)\s+(?:\w+\s+){0,2}?(?:answers?|responses?|antwort\w*|reponses?|respuestas?|categor\w+|kategor\w+)\b/

/** Whom and what people mark, rate and serve at work. */
const works =
  /\b(?:customers?|clients?|guests?|patients?|pupils?|students?|class(?:es)?|courses?|lessons?|exams?|essays?|papers|homework|suppliers?|vendors?|leads|pallets?|products?|tickets?|branch(?:es)?|employees?|drivers?|teams?|stores?|hotels?|kund\w+|gaste?n?|patient\w*|schul\w+|klassen?|kurse?n?|unterricht\w*|prufung\w*|klausur\w*|aufsatz\w*|lieferant\w*|produkt\w*|filial\w*|mitarbeit\w*|fahrer\w*|eleves?|etudiants?|cours|copies|examens?|fournisseurs?|produits?|equipes?|chauffeurs?|salaries|clientes|alumn\w+|estudiantes?|clases?|cursos?|examen(?:es)?|proveedor\w*|productos?|equipos?|chofer\w*|emplead\w+|huesped\w*|pacientes)\b/

const measures =
  /\d|\b(?:scores?|marks?|points?|ratings?|grades?|\w*punkt\w*|\w*noten?|\w*wertung\w*|notes?|evaluat\w+|puntu\w+|puntos|calificac\w+|notas?|evaluac\w+|recommend\w+|verdict|praise|assessment|review|results?|empfehl\w+|urteil\w*|recommand\w+|avis|recomend\w+|it|him|her|them|everything|all (?:the|of|them|as)|alles|ihm|ihr|tout|todo)\b/

/** "Score leads from 1 to 100". */
const scale = /\b\d{1,2}\s?(?:to|bis|a|-|–)\s?\d{1,3}\b/

/** "Give full marks only for a reason", "Report the highest scores to the head of sales". */
const condition =
  /^\s(?:only|nur|uniquement|seulement|solo|solamente)\s(?:for|if|when|with|after|fur|bei|mit|wenn|pour|si|avec|apres|por|para|con|cuando|tras)\b/
const handedOn = /^(?:report|return)\b/

/** "Mark the candidate as hired in Workday": work with a tool, at its time. */
const recorded =
  /^(?:mark|move|set|change|classify|flag|markier|setze|stufe|marque|classe|passe|marca|clasifi|cambi)\w*\s[^.!?\n]*(?:candidat|applicant|status|bewerber|kandidat|statut|estado|solicitante)/
const inTool =
  /^\s(?:after|within|before|once|when|in|im|nach|innerhalb|apres|dans|en|tras|despues)\s(?!(?:your|this|every|each|all|the (?:output|result|answer|evaluation)|dein\w*|ihre\w*|dies\w*|jede\w*|alle\w*|votre|ton|cette|ce|chaque|tou\w+|tu|su|est[ea]|cada|tod\w+)(?![\p{L}\p{N}]))/u

/** Somebody said it, and the writer tells so. */
const reported =
  /\b(?:said|shouted|told (?:me|us|them|him|her)|ordered|asked (?:me|us)|used to say|(?:i|we) tell|sagte\w*|hie(?:ss|ß) es|meinte\w*|riefen|verlangte\w*|(?:m'|nous )a(?:-t-on)? (?:dit|ordonne)|m'ont dit|disai\w+|a dit|(?:nous|je) (?:disons|dis)|dij\w+|deci\w+|ordeno|ordenaron)\b/
const machines =
  /gpt|\b(?:ai|ki|ia|llm|bot|chatbot|robot\w*|assist\w+|asistente|models?|modell?e?|modelo|machine|maschine|maquina|computer|system\w*|sistema|prompts?|previous|prior|above|all|every|vorherig\w*|bisherig\w*|alle\w*|precedent\w*|tout\w*|anterior\w*|tod[ao]s)\b/
const role = /^(?:you are|from now|du bist|sie sind|tu es|vous etes|ahora|a partir)\b/
const rule = /^(?:candidat|applica|bewerb|kandidat|answers?|responses?|antwort|reponses?|respuestas?)/

const spokenTo =
  /^(?:if|when|wenn|falls|si|cuando|note|notice|message|instruc\w+|attention|hinweis|nachricht|anweisung|achtung|remarque|consigne|nota|mensaje|atencion|important|wichtig|importante|dear|hello|hi|lieber?|hallo|cher|chere|bonjour|querid[oa]|estimad[oa]|hola)\b/

/** What the writer did, in the words of a sentence that also holds what was said. */
const ownDeed =
  /\b(?:i|we) (?:\w+ed|wrote|made|make|built|ran|gave|taught|read)\b|\bj'(?:en )?ai\b|\bnous avons\b|\b(?:habe|\w+te) ich\b|\bich (?:habe|\w+te)\b|\b(?:haben|\w+ten) wir\b/

const ignoring =
  /^(?:ignor|disregard|forget|override|bypass|vergiss|vergessen|missacht|ubergeh|oubli|ne ten|olvid|descart|omit)/
/** "Ignore rules of the old system": the rules of some thing, and nothing about marks beside it. */
const ofThing =
  /^\s(?:of|for|on|from|only|never|der|des|fur|nie|nur|zur|von|affiche\w*|du|des?|del|en|sur|d'|in)\s?(?!(?:the |this |your |dieses |ce |este )?(?:system\w*|sistema|prompts?|chat)\b)/
const ofMarks =
  /\b(?:scores?|scoring|marks?|marking|grad\w+|rat\w+|points?|\w*punkt\w*|\w*noten?|\w*wert\w*|notes?|puntos|puntua\w+|notas?|calific\w+|\d+|full|max\w*|hochst\w*|evalua\w+|assess\w+|rubric|candida\w+|kandidat\w*|bewerb\w*|applica\w+)\b/

/** "Maximum 4 degrees". */
const measured =
  /\d\s?(?:degr\w+|grad\w*|°|kg|kilos?|km|bar|eur\w*|€|minut\w*|stunden?|hours?|heures?|horas?|tage?n?|days?|jours?|dias?|litres?|liters?|litros?)(?![\p{L}\p{N}])/u
const received = /\b(?:receiv\w+|get|given|erhalten|bekommen|recevoir|obtenir|recibir|obtener)\b/

/** "Rate wines, top marks go on the card". */
const aside =
  /^\w+ (?:(?:the|les?|la|die|den|das|los|las|el) )?(?!it\b|him\b|her\b|them\b|everything\b|all\b|alles\b|tout\b|todo\b)\w+,[^,]*$/
const goesOnTelling = /^\s(?:go(?:es)?|gets?|wins?|in|on|en|an|kommt|kommen|geht|gehen|va|van|vont)\s/

/** Whether a turn of phrase that reads like an order to a machine is one of somebody's work. */
export function isOfWork(hit: string, { sentence, after }: { sentence: string; after: string }): boolean {
  if (recorded.test(hit)) return inTool.test(after)
  const isReported = reported.test(sentence)
  const isOwn = ownDeed.test(sentence)
  if (role.test(hit)) return isReported && (isOwn || !machines.test(sentence))
  if (/^act as\b/.test(hit)) return /\b(?:i|we) act as\b/.test(sentence)
  if (spokenTo.test(hit) && machines.test(hit)) return (isReported || isOwn) && !ofMarks.test(sentence)
  if (rule.test(hit)) {
    const isElsewhere = works.test(sentence) || ofSchool.test(sentence)
    return /\d/.test(hit)
      ? isElsewhere && !received.test(hit)
      : isReported || isElsewhere || /^\sfrom\s/.test(after)
  }
  if (ignoring.test(hit)) {
    if (machines.test(hit) || marked.test(hit)) return false
    return isReported || (ofThing.test(after) && !ofMarks.test(sentence))
  }
  if (marked.test(sentence)) return false
  const [, ...asked] = hit.split(' ')
  return (
    (isReported && !machines.test(hit)) ||
    works.test(hit) ||
    scale.test(hit) ||
    measured.test(hit + after) ||
    condition.test(after) ||
    (aside.test(hit) && goesOnTelling.test(after)) ||
    (handedOn.test(hit) && /^\sto\s/.test(after)) ||
    (isForMark.test(hit) && !measures.test(asked.join(' ')))
  )
}

/** In a classroom answers have marks. */
const ofSchool = /\b(?:in class|en classe|en clase|school|ecole|escuela|colegio)\b/

/** "Give customers the best possible price": the best of something that is no mark. */
const isForMark =
  /^(?:give|award|set|return|report|assign|rate|score|grade|mark|gib|geben|vergib|vergeben|bewerte|setze|erteile|donne|attribue|accorde|note|mets|mettez|evalue|da|dale|den?|otorg|asign|califi|punt|evalua|pon)\w*\s[^.!?\n]*?\b(?:best possible|best|highest|top|perfect|excellent|maximum|full|besten?\w*|hochste\w*|volle\w*|maximale?\w*|meilleure?s?|parfaite?s?|maximale?s?|mejor(?:es)?|maxim[ao]s?|perfect[ao]s?)\s+\p{L}/u

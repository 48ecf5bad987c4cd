import type { Language } from '#contract/languages.ts'

/**
 * How one turns to a reader instead of telling: by which words a question begins, by which an order, and of what
 * texts one asks. Folded (lower case, no accents); alternatives of a regular expression.
 */
type TaskWords = {
  /** How a play begins: with a favour after it, it leads to the favour. */
  plays: string
  /** How one asks a favour of the reader. */
  requests: string
  /** Words that open a question. */
  asks: string
  /** The speaker's own words: a question that holds one is part of a story. */
  own: string
  /** The reader as the one who is spoken to. */
  reader: string
  /** Orders that ask for a text or a play, and that nobody tells of work with. */
  orders: string
  /** Orders that are told of work too: only with a text, a quote or the reader beside them. */
  looseOrders: string
  /** Orders that are also what somebody did or does: only with a quote or a colon, or with what follows or stands above. */
  strictOrders: string
  /** What such an order asks for or works on. */
  texts: string
  /** What only a machine or its master could hand over. */
  secrets: string
}

export const taskWords: Record<Language, TaskWords> = {
  en: {
    plays: `imagine|suppose|assume|let's (?:say|assume|suppose|imagine|pretend|play|think)|(?:in|for) (?:a|an|the|this) [^.,]{0,40}(?:world|universe|scenario|future|game|argument|discussion)`,
    requests: `(?:can|could|would|will|won't|do|did|have|are|may|might) (?:you|i (?:ask|know|get|have))|tell me|give me|show me`,
    asks: `what|whats|who|whos|whom|whose|where|when|why|which|how|can|could|would|will|do|does|did|is|are|was|were|should|shall|may|have|has`,
    own: `i|my|we|us|our`,
    reader: `you|your|yours|yourself`,
    orders: `translate|summari[sz]e|paraphrase|decode|decipher|pretend|act as|act like|repeat after me|forget|ignore|disregard|answer|respond|reply`,
    looseOrders: `write|rewrite|repeat|list|explain|describe|print|convert|calculate|compute|solve|generate|create|compose|draft|define|spell|share|provide|output|concatenate|interlace|combine|complete|continue|classify|extract|consider|count|reverse|find|read|execute|run|evaluate|make|take|use|say|state`,
    strictOrders: `(?!)`,
    texts: `poem|story|essay|e-?mail|letter|code|script|function|joke|song|recipe|summary|paragraph|sentences?|words?|text|passage|article|paper|string|message|table|web ?page|haiku|question|program|tweet|blog post|dialogue|parts?|following|below|above`,
    secrets: `passwords?|pass(?:code|phrase)s?|secret key|system prompt|(?:previous|prior|initial|original|above) (?:instructions?|prompts?|rules)`,
  },
  fr: {
    plays: `imagine[zs]?|imaginons|supposez|suppose|supposons|admettons|disons que|dans un monde|dans un univers|dans un scenario`,
    requests: `(?:est-ce que (?:vous|tu)\\b|(?:pouvez|pourriez|voulez|voudriez|avez|savez|connaissez|etes)[- ]vous|(?:peux|pourrais|veux|sais|connais|es|as)[- ]tu|(?:dites|dis|donnez|donne|montrez|montre|racontez|raconte)-moi|(?:vous|tu) (?:peux|pourrais|pouvez|pourriez))`,
    asks: `que|qu|quoi|qui|quel|quelle|quels|quelles|comment|pourquoi|combien|quand|ou|est-ce|peux|peut|pouvez|pourriez|pourrais|voulez|veux|avez|as-tu|connais|connaissez|savez|sais|serait-il|est-il|dans quel\\w*|a quel\\w*|de quel\\w*`,
    own: `je|j|mon|ma|mes|nous|notre|nos|on`,
    reader: `vous|votre|vos|tu|te|t|toi|ton|ta|tes`,
    orders: `traduis\\w*|traduisez|resume[zr]|paraphrase[zr]|decode[zr]|dechiffre[zr]|fais semblant|faites semblant|oubliez|ignorez|repondez|reponds|repetez|ecrivez|redigez|calculez|listez|expliquez|decrivez|generez|imprimez|affichez|convertissez|completez|continuez|classez|definissez|lisez|executez|partagez|fournissez|considerez`,
    looseOrders: `creez|trouvez|comptez|prenez|utilisez|faites`,
    strictOrders: `resume|ecris|redige|calcule|liste|explique|decris|genere|imprime|affiche|convertis|complete|continue|definis|repete|decode|traduis|ignore|oublie|cree`,
    texts: `poemes?|histoires?|essai|e-?mail|courriel|mail|lettre|code|script|fonction|blague|chanson|recette|resume|paragraphe|phrases?|mots?|textes?|passage|article|chaine|message|tableau|page|question|programme|dialogue|suivante?s?|ci-dessous|ci-dessus`,
    secrets: `mots? de passe|cle secrete|phrase secrete|prompt systeme|(?:instructions?|consignes?|regles?) (?:precedentes?|initiales?)`,
  },
  de: {
    plays: `stell dir vor|stellen sie sich vor|stellen wir uns vor|stellt euch vor|angenommen|nehmen wir an|denken wir an|sagen wir|in einer welt|in einem szenario`,
    requests: `(?:konnen|konnten|wurden|wollen|mochten|haben|wissen|kennen|sind) sie|(?:kannst|konntest|wurdest|willst|hast|weisst|kennst|bist) du|darf ich|(?:gib|sag|zeige?|erzahle?) mir|(?:geben|sagen|zeigen|erzahlen) sie mir`,
    asks: `was|wer|wem|wen|wie|wo|woher|wohin|wann|warum|wieso|wozu|welche[rsnm]?|konnen|konnten|kannst|konntest|kann|wurden|wurdest|mochten|mochtest|darf|gibt|hast|habt|haben|ist|sind|war|waren|weisst|wissen|wissen sie|kennst|kennen|wollen|willst`,
    own: `ich|mein\\w*|wir|uns|unser\\w*|man`,
    reader: `du|dich|dir|dein\\w*|sie|ihnen|ihr|ihre\\w*|euch|euer`,
    orders: `ubersetz\\w*|fass\\w* .{0,60}zusammen|zusammenfass\\w*|paraphrasier\\w*|dekodier\\w*|entschlussel\\w*|entschlussle|tu so|tun sie so|vergiss|vergessen sie|ignorier\\w*|antworte|antworten sie|beantworte|beantworten sie|wiederhole|wiederholen sie`,
    looseOrders: `schreib|schreiben sie|erklaren sie|beschreib|beschreiben sie|listen sie|nennen sie|berechnen sie|losen sie|erstellen sie|generier\\w*|verfassen sie|konvertier\\w*|drucken sie|vervollstandig\\w*|lies|lesen sie|zahlen sie|teilen sie|fuhren sie|verbinden sie|nimm|nehmen sie|bilden sie|gib|geben sie|sag|sagen sie`,
    strictOrders: `schreibe|erklare|beschreibe|nenne|berechne|lose|erstelle|verfasse|drucke|teile|fuhre|verbinde|bilde|sage|zahle`,
    texts: `gedicht\\w*|geschichte\\w*|aufsatz|e-?mails?|brief|code|skript|funktion|witz|lied|rezept|zusammenfassung|absatz|satz|satze|worte?|worter|textes?|text|artikels?|artikel|papiers?|papier|zeichenfolgen?|nachricht|tabelle|webseite|frage|programm|dialog|folgende\\w*|unten|oben|teile?n?`,
    secrets: `passwort\\w*|kennwort\\w*|geheimschlussel|systemprompt|system-prompt|(?:vorherige\\w*|vorige\\w*|bisherige\\w*|obige\\w*) (?:anweisung\\w*|instruktion\\w*|regeln)`,
  },
  es: {
    plays: `imagina|imagine|imaginemos|imaginate|imaginese|supongamos|supon|suponga|digamos|en un mundo|en un universo|en un escenario`,
    requests: `¿?(?:me )?(?:puedes|podrias|puede usted|podria usted|podria|puede|quieres|sabes|conoces|tienes|serias|seria|dime|digame|dame|deme|muestrame|muestreme|cuentame|cuenteme)`,
    asks: `que|quien|quienes|cual|cuales|como|cuando|cuanto|cuantos|cuanta|cuantas|donde|por que|para que|puedes|puede|podrias|podria|podemos|sabes|sabe|conoces|conoce|tienes|tiene|has|hay|es|son|en que|de que|a que|quieres|seria`,
    own: `yo|mi|mis|nos|nuestr\\w*|nosotros`,
    reader: `tu|te|ti|tus|usted|su|sus|le|vosotros|os`,
    orders: `traduce|traduzca|traducir|resume|resumir|parafrasea|decodifica|descifra|finge|finja|haz como|olvida|ignora|responde|responda|contesta|repite|repita|actua como|actue como|entrelaza|entrelace`,
    looseOrders: `escribe|escriba|explica|describe|describa|enumera|lista|calcula|resuelve|resuelva|genera|crea|redacta|convierte|convierta|imprime|imprima|completa|continua|lee|lea|ejecuta|comparte|comparta|proporciona|proporcione|haz|haga|di|diga|pon|ponga|combina|combine`,
    strictOrders: `resuma|decodifique|descifre|olvide|ignore|conteste|explique|enumere|calcule|genere|cree|redacte|complete|continue|ejecute|combine|entrelace`,
    texts: `poema|historia|cuento|ensayo|correo|e-?mail|carta|codigo|script|funcion|chiste|cancion|receta|resumen|parrafo|frases?|oracion|palabras?|textos?|articulo|documento|cadenas?|mensaje|tabla|pagina|pregunta|programa|dialogo|siguientes?|abajo|arriba|partes?`,
    secrets: `contrasenas?|clave secreta|frase secreta|prompt del sistema|(?:instrucciones|reglas|indicaciones) (?:anteriores|previas)`,
  },
}

/** What one calls the two who speak in a written dialogue, in four languages: questions, then answers. */
export const speakers = {
  asking:
    'q|p|f|d|question|frage|pregunta|user|human|nutzer|benutzer|utilisateur|usuario|student|schuler|eleve',
  answering:
    'a|r|answer|antwort|reponse|respuesta|ai|ki|ia|bot|assistant|assistent|asistente|chatgpt|gpt|model|modell',
} as const

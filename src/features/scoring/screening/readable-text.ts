import { sharedLexicon } from '#lexicon/scoring/read-lexicon.ts'
import { fold } from '../text/text.ts'

const { lookalikes } = sharedLexicon('injected-instructions')

/** Folded text of the same length, with an em space where an instruction may begin without a full stop before it. */
export const readableOf = (text: string) => withOpenings(text, unmasked(fold(text)))

/** A folded text as an eye reads it; as long as the text given. */
function unmasked(folded: string): string {
  if (!/[\u0131\u0261\u0370-\u052f\uff41-\uff5a]/.test(folded)) return folded
  return folded.replace(/[\u0131\u0261\u0370-\u052f\uff41-\uff5a]/g, (unit) =>
    unit >= '\uff41' ? String.fromCharCode(unit.charCodeAt(0) - 0xfee0) : (lookalikes[unit] ?? unit),
  )
}

/** How instructions begin that no noun begins like, and what no prose begins with. */
const openings =
  /(?<=[\p{L}\p{N}])\s(?=(?:ignor(?:e[zr]?|iere?n?|a|en?)|disregard|forget|override|oublie[zr]?|vergiss|olvid[ae]n?|give|award|assign|gib|vergib|donne[zr]?|attribue[zr]?|otorg[au]\w*|asign[ae]\w*|(?:systeme?|sistema)(?=\s?:))(?!\p{L})|[{<]|\[(?:system|not[ae]\b|message|mensaje|admin|developer|override))/gu

/** Words that no name is: with a capital letter they begin a sentence. "Sie" and "Ihr" are not among them. */
const smallWords =
  /(?<=\p{L})\s(?=(?:as|if|you|your|please|we|it|they|no|by|for|from|when|since|because|the|this|these|all|every|any|each|whoever|je|tu|vous|nous|merci|pour|par|comme|si|quand|selon|d'apres|les?|ce|cette|ces|tou(?:te?s?|s)|chaque|quiconque|ich|wir|bitte|fur|wie|wenn|falls|weil|laut|gemass|der|das|dies\w{1,2}|alle|jede\w?|wer|soy|yo|usted|por|para|como|cuando|segun|el|los|las|est[ae]s?|tod[oa]s?|cada|quien)(?!\p{L}))/gu

const headings =
  /(?<=\p{L})\s(?!(?:system\w*|sistema|assistant|developer)(?!\p{L}))(?=\p{L}{3,40}(?:,?\s[\p{L}']{1,40}){0,3}\s?:)/gu

/** After an answer without its full stop only a capital letter says that an order begins. */
function withOpenings(text: string, folded: string): string {
  const isCapital = (at: number) => /[\p{Lu}{<[]/u.test(text.charAt(at))
  const marked = folded.replace(openings, (blank, at: number) => (isCapital(at + 1) ? '\u2003' : blank))
  const begins = (blank: string, at: number) =>
    isCapital(at + 1) && /\p{Ll}/u.test(text.charAt(at - 1)) ? '\u2003' : blank
  return marked.replace(smallWords, begins).replace(headings, begins)
}

import type { Language } from '#contract/languages.ts'
import { fold } from '../engine/text.ts'
import { taskWords } from './task-words.ts'

/** What stands before an order and is no part of it. */
const lead = String.raw`^[^\p{L}\p{N}]*(?:\d+[.)]\s*)?(?:(?:please|now|so|then|next|first|also|instead|ok|okay|hey|hi|hello|and|but|anyway|bitte|jetzt|nun|dann|also|und|aber|ubrigens|s'il vous plait|s'il te plait|veuillez|maintenant|alors|puis|et|mais|por favor|ahora|luego|entonces|y|pero)[\s,]{1,3}){0,3}`
const quote = String.raw`["“”«»„'‘’\u0060]`

type Signs = {
  play: RegExp
  clause: RegExp

  request: RegExp
  question: RegExp
  own: RegExp
  order: RegExp
  looseOrder: RegExp
  strictOrder: RegExp
  secret: RegExp
  reader: RegExp
}

const signsOf = Object.fromEntries(
  Object.entries(taskWords).map(([language, of]): [string, Signs] => {
    const reader = String.raw`\b(?:${of.reader})\b`
    return [
      language,
      {
        play: new RegExp(String.raw`${lead}(?:${of.plays})(?![\p{L}\p{N}])`, 'u'),
        clause: new RegExp(
          String.raw`,\s(?:and |und |et |y )?¿?(?:${of.asks}|${of.requests})(?![\p{L}\p{N}])[^,]*$`,
          'u',
        ),
        request: new RegExp(String.raw`${lead}(?:${of.requests})(?![\p{L}\p{N}])`, 'u'),
        question: new RegExp(String.raw`${lead}¿?(?:${of.asks})(?![\p{L}\p{N}])`, 'u'),
        own: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${of.own})(?![\p{L}\p{N}])`, 'u'),
        order: new RegExp(String.raw`${lead}(?:${of.orders})(?![\p{L}\p{N}])`, 'u'),
        looseOrder: new RegExp(
          String.raw`${lead}(?:${of.looseOrders})(?![\p{L}\p{N}])(?=.{0,80}?(?:(?<![\p{L}\p{N}])(?:${of.texts})(?![\p{L}\p{N}])|\s${quote}))`,
          'su',
        ),
        strictOrder: new RegExp(
          String.raw`${lead}(?:${of.strictOrders})(?![\p{L}\p{N}])(?=.{0,80}?(?::|${quote}|(?<![\p{L}\p{N}])(?:suivante?s?|ci-dessous|ci-dessus|folgende\w*|unten|siguientes?|abajo)))`,
          'su',
        ),
        secret: new RegExp(
          String.raw`(?:${reader}[^.!?\n]{0,60}|\b(?:the|das|den|le|la|el)\s+)(?<![\p{L}\p{N}])(?:${of.secrets})(?![\p{L}\p{N}])`,
          'u',
        ),
        reader: new RegExp(reader, 'u'),
      },
    ]
  }),
) as Record<Language, Signs>

/** "Ignoré el plan siguiente" tells of the past, and only its accent says so. */
const isPast = (sentence: string) => /^\P{L}*\p{L}+[éí](?!\p{L})/u.test(sentence)

/** A task shows at the beginning of a sentence or at its end, however long the sentence is. */
const endsOf = (sentence: string) =>
  sentence.length <= 500 ? sentence : `${sentence.slice(0, 300)} ${sentence.slice(-200)}`

/**
 * Whether a sentence turns to its reader, and how: an order for a text, a play or a secret (`order`), or a question
 * or favour that is none of the teller's own story (`question`). In an answer neither tells anything, whether it is
 * an attack or a courtesy.
 */
export function taskIn(sentence: string, language: Language): 'order' | 'question' | null {
  const text = fold(endsOf(sentence))
  const signs = signsOf[language]
  if (
    signs.order.test(text) ||
    signs.looseOrder.test(text) ||
    (!isPast(sentence) && signs.strictOrder.test(text))
  )
    return 'order'
  const asks = /\?["”»“’')\]]*$/.test(text.trim())
  if (signs.secret.test(text) && (asks || signs.reader.test(text))) return 'order'
  if (signs.request.test(text)) return 'question'
  if (!asks) return null
  if ((signs.question.test(text) || signs.clause.test(text)) && !signs.own.test(text)) return 'question'
  return signs.reader.test(text) && /^\P{L}*¿/u.test(text) ? 'question' : null
}

/** Whether an order asks for a text, a play or a secret, and is no step of anybody's work. */
export function asksForText(sentence: string, language: Language): boolean {
  const text = fold(endsOf(sentence))
  return ofText.test(text) || signsOf[language].secret.test(text)
}

const ofText =
  /[:：]\s?["“«„'‘]|\b(?:poems?|stor(?:y|ies)|jokes?|songs?|haikus?|riddles?|following|below|above|pretend|act (?:as|like)|after me|previous|poemes?|histoires?|blagues?|chansons?|suivante?s?|ci-dess[ou]us|semblant|gedicht\w*|geschichten?|witze?|lied\w*|folgend\w*|unten|oben|poemas?|cuentos?|chistes?|cancion\w*|siguientes?|abajo|arriba)\b/

/** Whether a sentence sets a stage, as riddles and plays do, and explanations in pictures too. */
export function setsStage(sentence: string, language: Language): boolean {
  return signsOf[language].play.test(fold(endsOf(sentence)))
}

/** Where a sentence without its full stop goes over into a task that begins with a capital letter; null where none does. */
export function taskBegins(text: string, isTask: (rest: string) => boolean): number | null {
  for (const { index, 0: gap } of [...text.matchAll(/(?<=\p{Ll})\s{1,4}(?=[¿¡]?\p{Lu})/gu)].slice(
    0,
    mostTries,
  )) {
    const at = index + gap.length
    if (isTask(text.slice(at, at + longestTask))) return at
  }
  return null
}

/** In German many words begin with a capital letter. */
const mostTries = 60
const longestTask = 400

import type { Language } from '#contract/languages.ts'
import { perLanguage } from '#lexicon/per-language.ts'
import { lexiconOf } from '#lexicon/scoring/read-lexicon.ts'
import { fold } from '../text/text.ts'

const lead = String.raw`^[^\p{L}\p{N}]*(?:\d+[.)]\s*)?(?:(?:please|now|so|then|next|first|also|instead|ok|okay|hey|hi|hello|and|but|anyway|bitte|jetzt|nun|dann|also|und|aber|ubrigens|s'il vous plait|s'il te plait|veuillez|maintenant|alors|puis|et|mais|por favor|ahora|luego|entonces|y|pero)[\s,]{1,3}){0,3}`
const quote = String.raw`["“”«»„'‘’\u0060]`

const signsOf = perLanguage((language) => {
  const of = lexiconOf('tasks', language)
  const end = String.raw`(?![\p{L}\p{N}])`
  const word = (alternatives: string) => String.raw`(?<![\p{L}\p{N}])(?:${alternatives})${end}`
  const opens = (alternatives: string, before = '') => `${lead}${before}(?:${alternatives})${end}`
  const reader = String.raw`\b(?:${of.reader})\b`
  const pattern = (source: string, flags = 'u') => new RegExp(source, flags)
  return {
    clause: pattern(String.raw`,\s(?:and |und |et |y )?¿?(?:${of.asks}|${of.requests})${end}[^,]*$`),
    request: pattern(opens(of.requests)),
    question: pattern(opens(of.asks, '¿?')),
    own: pattern(word(of.own)),
    order: pattern(opens(of.orders)),
    looseOrder: pattern(
      String.raw`${opens(of.looseOrders)}(?=.{0,80}?(?:${word(of.texts)}|\s${quote}))`,
      'su',
    ),
    strictOrder: pattern(
      String.raw`${opens(of.strictOrders)}(?=.{0,80}?(?::|${quote}|(?<![\p{L}\p{N}])(?:suivante?s?|ci-dessous|ci-dessus|folgende\w*|unten|siguientes?|abajo)))`,
      'su',
    ),
    secret: pattern(String.raw`(?:${reader}[^.!?\n]{0,60}|\b(?:the|das|den|le|la|el)\s+)${word(of.secrets)}`),
    reader: pattern(reader),
    pointing: pattern(word(of.pointing), 'iu'),
  }
})

/** "Ignoré el plan siguiente" tells of the past, and only its accent says so. */
const isPast = (sentence: string) => /^\P{L}*\p{L}+[éí](?!\p{L})/u.test(sentence)

/** A task shows at the beginning of a sentence or at its end, however long the sentence is. */
const endsOf = (sentence: string) =>
  sentence.length <= 500 ? sentence : `${sentence.slice(0, 300)} ${sentence.slice(-200)}`

/** Whether a sentence asks its reader for a text or secret (`request`), or anything off the story (`question`). */
export function taskIn(sentence: string, language: Language): 'request' | 'question' | null {
  const text = fold(endsOf(sentence))
  const signs = signsOf(language)
  if (
    signs.order.test(text) ||
    signs.looseOrder.test(text) ||
    (!isPast(sentence) && signs.strictOrder.test(text))
  )
    return 'request'
  const asks = /\?["”»“’')\]]*$/.test(text.trim())
  if (signs.secret.test(text) && (asks || signs.reader.test(text))) return 'request'
  if (signs.request.test(text)) return 'question'
  if (!asks) return null
  if ((signs.question.test(text) || signs.clause.test(text)) && !signs.own.test(text)) return 'question'
  return signs.reader.test(text) && /^\P{L}*¿/u.test(text) ? 'question' : null
}

/** Whether an order asks for a text, a play or a secret, and is no step of anybody's work. */
export function asksForText(sentence: string, language: Language): boolean {
  const text = fold(endsOf(sentence))
  return ofText.test(text) || signsOf(language).secret.test(text)
}

const ofText =
  /[:：]\s?["“«„'‘]|\b(?:poems?|stor(?:y|ies)|jokes?|songs?|haikus?|riddles?|following|below|above|pretend|act (?:as|like)|after me|previous|poemes?|histoires?|blagues?|chansons?|suivante?s?|ci-dess[ou]us|semblant|gedicht\w*|geschichten?|witze?|lied\w*|folgend\w*|unten|oben|poemas?|cuentos?|chistes?|cancion\w*|siguientes?|abajo|arriba)\b/

/** Whether a sentence asks for a text, or something about what stands beside it. */
export function isTaskOn(sentence: string, language: Language): boolean {
  // The question of "What does this print? def total(prices):" ends where the program begins.
  const asked = /^[^?\n]{0,200}\?/.exec(sentence)?.[0] ?? sentence
  const task = taskIn(asked, language)
  return task === 'request' || (task === 'question' && signsOf(language).pointing.test(asked))
}

/** Where a sentence without its full stop goes over into a task that begins with a capital letter; null where none does. */
export function taskBegins(text: string, isTask: (rest: string) => boolean): number | null {
  for (const { index, 0: gap } of [...text.matchAll(/(?<=\p{Ll})\s{1,4}(?=[¿¡]?\p{Lu})/gu)].slice(
    0,
    maxTries,
  )) {
    const at = index + gap.length
    if (isTask(text.slice(at, at + maxTaskLength))) return at
  }
  return null
}

const maxTries = 60
const maxTaskLength = 400

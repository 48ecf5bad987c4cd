import { type EmployerLanguage, localeOf } from '#contract/languages.ts'
import type { Messages, Translation } from '#contract/texts/define-texts.ts'
import { translatorOf } from '#contract/texts/translator.ts'
import type { Said, SaidPart, SaidValue } from './said.ts'
import { saidTexts } from './said-texts.ts'

/** Says in one language what is kept in none; null for what is of another version, with parts that this one does not know. */
export interface SaidSpeaker {
  sentence: (said: Said) => string | null
  /** The same as a heading or an item, with no period of its own. */
  phrase: (said: Said) => string | null
}

interface Words {
  readonly language: EmployerLanguage
  readonly knows: (key: string) => boolean
  readonly say: (key: string, values: Readonly<Record<string, string | number>>) => string
  readonly list: (names: readonly string[]) => string
  readonly nameOf: (option: string) => string
}

/** Speaks the language of a translation, and names options as theirs do; without one English, with options as they are sent. */
export function speakerOf(
  language: EmployerLanguage,
  translation?: Translation,
  options: readonly Translation[] = [],
): SaidSpeaker {
  const words = wordsOf(language, translation, options)
  const phraseOf = (said: Said) => (isKnown(said, words) ? phrase(said, words) : null)
  return {
    phrase: phraseOf,
    sentence: (said) => {
      const text = phraseOf(said)
      return text === null || /[.?!؟]$/.test(text) ? text : `${text}.`
    },
  }
}

function wordsOf(
  language: EmployerLanguage,
  translation: Translation | undefined,
  options: readonly Translation[],
): Words {
  const { messages } = translation ?? saidTexts
  const format = new Intl.ListFormat(localeOf(language), { type: 'conjunction' })
  const names = new Map(
    options.flatMap((translated) => {
      const nameOf = translatorOf<Messages>(saidTexts, translated)
      return Object.keys(translated.messages).map((key) => [key.toLowerCase(), lowerFirst(nameOf(key))])
    }),
  )
  return {
    language,
    knows: (key) => Object.hasOwn(messages, key),
    say: translatorOf<Messages>(saidTexts, translation) as Words['say'],
    list: (all) => format.format(all),
    nameOf: (option) => names.get(option.toLowerCase()) ?? option,
  }
}

const isKnown = (said: Said, words: Words): boolean =>
  said.every(
    ({ key, values = {} }) =>
      words.knows(key) && Object.values(values).every((value) => isKnown(saidIn(value), words)),
  )

/** The parts that a value is made of. */
function saidIn(value: SaidValue): Said {
  if (typeof value !== 'object') return []
  if (isSaid(value)) return value
  if ('list' in value) return value.list.flatMap(saidIn)
  return 'inside' in value && typeof value.inside !== 'string' ? value.inside : []
}

const isSaid = (value: SaidValue): value is Said => Array.isArray(value)

const phrase = (said: Said, words: Words): string =>
  said
    .map((one) => clause(one, words))
    .filter((text) => text !== '')
    .reduce((first, second) => (first === '' ? second : words.say('join', { first, second })), '')

const clause = ({ key, values = {} }: SaidPart, words: Words): string =>
  words.say(
    key,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? value : textOf(value, words),
      ]),
    ),
  )

function textOf(value: SaidValue, words: Words): string {
  if (typeof value !== 'object') return String(value)
  if (isSaid(value)) return withoutPeriod(phrase(value, words))
  if ('option' in value) return words.nameOf(value.option)
  if ('list' in value) return words.list(value.list.map((name) => textOf(name, words)))
  return insideText(value.inside, words)
}

const withoutPeriod = (text: string) => text.replace(/\.$/, '')

/** Words with which English reasons begin; a name keeps its capital. */
const openings =
  /^(?:The|No|Answers|Examples|Every|Highest|Studies|Preferred|Strong|Fewer|Too|A|An|It|Technical|Mindset|Culture|Communication|Potential|Experience|Languages|Seniority|Education)\b/

/** Words of a language model stay as they are but in their own language. */
function insideText(inside: Said | string, words: Words): string {
  const text = withoutPeriod(typeof inside === 'string' ? inside : phrase(inside, words))
  if (words.language === 'en') return openings.test(text) ? lowerFirst(text) : text
  return typeof inside === 'string' ? text : lowerFirst(text)
}

/** An abbreviation keeps its capitals. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

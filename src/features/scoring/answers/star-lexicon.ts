import type { Language } from '#contract/languages.ts'
import { lexiconOf } from '#lexicon/scoring/read-lexicon.ts'
import { PhraseList } from '../text/phrase-matcher.ts'

const listNames = [
  'joints',
  'occasion',
  'result',
  'before',
  'after',
  'reasons',
  'cost',
  'lesson',
  'noticed',
  'numbers',
] as const

/** What shows each STAR element, made searchable. */
export type StarLexicon = Record<(typeof listNames)[number], PhraseList> & {
  past: RegExp
  participle: RegExp | null
  helper: RegExp | null
  own: RegExp
  habit: RegExp
  deedsNeedPronoun: boolean
}

const compiled = new Map<Language, StarLexicon>()

export function starLexiconOf(language: Language): StarLexicon {
  const known = compiled.get(language)
  if (known) return known
  const source = lexiconOf('star-elements', language)
  const lists = listNames.map((name) => [name, new PhraseList(source[name])])
  const lexicon: StarLexicon = {
    ...(Object.fromEntries(lists) as Record<(typeof listNames)[number], PhraseList>),
    past: new RegExp(source.past, 'gu'),
    participle: source.participle ? new RegExp(source.participle, 'gu') : null,
    helper: source.helper ? new RegExp(source.helper, 'u') : null,
    own: new RegExp(source.own, 'u'),
    habit: new RegExp(source.habit, 'u'),
    deedsNeedPronoun: source.deedsNeedPronoun,
  }
  compiled.set(language, lexicon)
  return lexicon
}

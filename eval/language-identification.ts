import { identifyLanguage } from '../src/features/scoring/text/identify-language.ts'
import { panelOf } from './panel.ts'
import { atLeast, type Figure, type Row, reported } from './row.ts'

interface Labelled {
  lang: string
  text: string
  label?: string
}

const languages = ['en', 'fr', 'de', 'es'] as const
const proseFiles = languages.map((language) => `ai-text/encyclopedic-${language}.jsonl`)
const answerFiles = languages.flatMap((language) =>
  [1, 2].map((prompt) => `short-answers/${language}-prompt${prompt}.jsonl`),
)
/** Fewer words may be a name, a number or a formula: no sentence. */
const minWords = 6

/** Cut after full stops and line breaks; the same sentence counts once. */
function sentencesIn(texts: readonly Labelled[]): Labelled[] {
  const cut = texts.flatMap(({ lang, text }) =>
    text
      .replaceAll('\\n', '\n')
      .split(/(?<=[.!?])\s+|\n+/)
      .map((sentence) => ({ lang, text: sentence.trim() })),
  )
  const long = cut.filter(({ text }) => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= minWords)
  return [...new Map(long.map((one) => [`${one.lang} ${one.text}`, one])).values()]
}

function figuresOf(
  name: string,
  texts: readonly Labelled[],
  make: (of: Omit<Figure, 'target' | 'passed' | 'floor'>) => Figure,
) {
  const sentences = sentencesIn(texts)
  return languages.flatMap((language) => {
    const own = sentences.filter(({ lang }) => lang === language)
    const right = own.filter(({ text }) => identifyLanguage(text) === language).length
    if (own.length === 0) return []
    return [
      make({ dataset: `${name}, ${language}`, n: own.length, metric: 'accuracy', value: right / own.length }),
    ]
  })
}

/** B1: the language of single sentences of six words or more. */
export const languageIdentification: Row = {
  id: 'B1',
  what: 'the language of a sentence',
  run: async ({ openLines }) => {
    const panel = (['dev', 'holdout'] as const).flatMap((set) =>
      panelOf(set)
        .filter(({ band }) => band !== 'empty')
        .flatMap(({ language, input }) => input.answers.map((text) => ({ lang: language, text }))),
    )
    const linesOf = (files: readonly string[]) => files.flatMap((file) => openLines<Labelled>(file) ?? [])
    // Some texts that a machine wrote on a German or Spanish subject are in another language than their label.
    const byPeople = linesOf(proseFiles).filter(({ label }) => label === 'human')
    return [
      ...figuresOf('sentences of an encyclopaedia', byPeople, (of) => atLeast(0.994, of)),
      ...figuresOf('sentences of the persona panel', panel, (of) => atLeast(0.994, of)),
      // Learners' answers: misspelt, half formulas, some of them in another language than their label.
      ...figuresOf('sentences of short answers', linesOf(answerFiles), reported),
    ]
  },
}

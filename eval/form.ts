import { interviewLanguages, type Language } from '../src/contract/languages.ts'
import type { AssessmentInput } from '../src/features/scoring/assessment.ts'
import { moveOf } from './base-interviews.ts'
import { inTurns } from './in-turns.ts'
import { mean } from './mean.ts'
import { atMost, type Bench, type Figure, type Row, reported } from './row.ts'
import { genuineInterviews, type WrittenInterview } from './written-interviews.ts'

type Change = (text: string, at: number, language: Language) => string

/** Swaps two neighbouring letters in every twentieth word of five letters and more. */
function withTypos(text: string): string {
  let at = 0
  return text.replace(/\p{L}{5,}/gu, (word) => {
    at++
    return at % 20 === 7 ? `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}` : word
  })
}

const labels: Record<Language, string> = { en: 'Answer', fr: 'Réponse', de: 'Antwort', es: 'Respuesta' }

/** The same words in another form. */
const forms: Record<string, Change> = {
  capitals: (text) => text.toUpperCase(),
  'small letters': (text) => text.toLowerCase(),
  'no punctuation': (text) => text.replace(/(?<!\d)[.,;:!?…]+|[.,;:!?…]+(?!\d)/g, ''),
  bullets: (text) => text.replace(/([.!?])\s+/g, '$1\n- ').replace(/^/, '- '),
  labels: (text, at, language) => `${labels[language]} ${at + 1}: ${text}`,
  'one sentence': (text) =>
    text.replace(/[.!?]\s+(\p{L})/gu, (_, letter: string) => `, ${letter.toLowerCase()}`),
  'five per cent typos': withTypos,
}

/** Sentences of method without any content. */
const methods: Record<Language, readonly string[]> = {
  en: [
    'I analysed the situation carefully and then acted step by step.',
    'In the end we reached our goal because I had planned everything.',
    'Since then I always check the result, which taught me a lot.',
  ],
  fr: [
    'J’ai analysé la situation avec soin, puis j’ai agi étape par étape.',
    'Finalement nous avons atteint l’objectif parce que j’avais tout planifié.',
    'Depuis, je vérifie toujours le résultat, et cela m’a beaucoup appris.',
  ],
  de: [
    'Ich habe die Lage sorgfältig analysiert und dann Schritt für Schritt gehandelt.',
    'Am Ende haben wir das Ziel erreicht, weil ich alles geplant hatte.',
    'Seitdem prüfe ich immer das Ergebnis, und daraus habe ich viel gelernt.',
  ],
  es: [
    'Analicé la situación con cuidado y después actué paso a paso.',
    'Al final alcanzamos el objetivo porque lo había planificado todo.',
    'Desde entonces reviso siempre el resultado, y aprendí mucho de ello.',
  ],
}

const withAnswers = (input: AssessmentInput, change: Change): AssessmentInput => ({
  ...input,
  answers: input.answers.map((text, at) => (text === '' ? text : change(text, at, input.job.language))),
})

async function movesBy(bench: Bench, cases: readonly WrittenInterview[], change: Change): Promise<number[]> {
  const moves = await inTurns(cases, async ({ input }) => {
    const before = await bench.scoreInput(input)
    const after = await bench.scoreInput(withAnswers(input, change))
    return before && after ? [moveOf(before.score, after.score)] : []
  })
  return moves.flat()
}

function figuresOf(dataset: string, moves: readonly number[]): Figure[] {
  const n = moves.length
  return [
    atMost(3, { dataset, n, metric: 'largest change', value: Math.max(...moves) }),
    reported({ dataset, n, metric: 'mean change', value: mean(moves) }),
  ]
}

const nameOf = ({ job, kind, language }: WrittenInterview) => `${job} ${kind} ${language}`

/** R5: the same words in another form. */
export const otherForms: Row = {
  id: 'R5',
  what: 'capitals, punctuation, bullets, labels, one sentence and typos move no score',
  asksModel: true,
  run: async (bench) => {
    const figures: Figure[] = []
    for (const split of bench.splits) {
      const cases = bench.sample(genuineInterviews(split), nameOf)
      for (const [name, change] of Object.entries(forms))
        figures.push(...figuresOf(`${split}, ${name}`, await movesBy(bench, cases, change)))
    }
    return figures
  },
}

/** R6: an empty sentence of method at the end of each answer. */
export const addedMethod: Row = {
  id: 'R6',
  what: 'an empty sentence of method added to each answer moves no score',
  asksModel: true,
  run: async (bench) => {
    const figures: Figure[] = []
    for (const split of bench.splits)
      for (const language of interviewLanguages) {
        const cases = bench
          .sample(genuineInterviews(split), nameOf)
          .filter((one) => one.language === language)
        const sentences = methods[language]
        const moves = await movesBy(bench, cases, (text, at) => `${text} ${sentences[at % sentences.length]}`)
        if (moves.length > 0) figures.push(...figuresOf(`${split}, ${language}`, moves))
      }
    return figures
  },
}

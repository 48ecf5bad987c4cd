import type { Language } from '#contract/languages.ts'
import { mean } from '../text/text.ts'
import { minWords, type Style, styleOf } from './style.ts'
import { type Points, pastedShare, type WrittenAnswer } from './typing-points.ts'

const maxForContrast = 15
const minTyped = 2

const compared: readonly [
  keyof Style & ('sentenceLength' | 'wordLength' | 'abstractions' | 'slips' | 'unevenness'),
  number,
][] = [
  ['sentenceLength', 5],
  ['wordLength', 0.4],
  ['abstractions', 0.025],
  ['slips', 0.8],
  ['unevenness', 0.2],
]

/** Points for a pasted answer that is written unlike what the same person typed, 0-15. */
export function contrastPoints(answers: readonly WrittenAnswer[], language: Language): Points {
  const styled = answers.map((answer) => ({
    share: pastedShare(answer),
    style: styleOf(answer.text, language),
  }))
  const long = styled.filter(({ style }) => style.words >= minWords)
  const typed = long.filter(({ share }) => share === 0)
  const pasted = long.filter(({ share }) => share !== null && share >= 0.5)
  if (typed.length < minTyped || pasted.length === 0) return { points: 0, reasons: [] }
  const distances = pasted.map(({ style }) =>
    mean(
      compared.map(([figure, usual]) => {
        const own = typed.map((one) => one.style[figure])
        return Math.abs(style[figure] - mean(own)) / Math.max(usual, spread(own))
      }),
    ),
  )
  const unlike = distances.filter((distance) => distance > 1.5)
  if (unlike.length === 0) return { points: 0, reasons: [] }
  return {
    points: Math.min(maxForContrast, 5 + 10 * (Math.max(...unlike) - 1.5)),
    reasons: ['A pasted answer is written unlike those that the same person typed.'],
  }
}

function spread(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}

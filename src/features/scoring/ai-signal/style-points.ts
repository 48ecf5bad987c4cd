import { within } from '../text/text.ts'
import type { Style } from './style.ts'

/** Style alone never says more than that. */
const maxForStyle = 45
/** A text shorter than that has no style. */
export const minWords = 60

/**
 * Points for how a text is written, 0-45. Set phrases carry it: an even rhythm, connectives and lists of three are what
 * learners of a language are taught, so they only add to what set phrases say, and slips of the pen take away.
 */
export function stylePoints(style: Style): number {
  if (style.words < minWords) return 0
  const said = style.formulas.length + 0.3 * style.polish.length
  const phrases = 30 * part(((said - 1) * 100) / style.words, 0.1, 1.8)
  const manner =
    10 * part(0.5 - style.unevenness, 0, 0.3) +
    6 * part(style.hangingClauses, 0, 0.4) +
    4 * part(style.connectives, 0, 0.4) +
    3 * part(style.triads, 0.1, 0.8)
  const byHand = 10 * part(style.slips, 0, 1.2) + 5 * part(style.roughness, 2, 8)
  return Math.round(within(0, phrases + Math.min(phrases, manner) - byHand, maxForStyle))
}

/** How far `value` has come on its way from `from` to `to`, 0-1. */
function part(value: number, from: number, to: number): number {
  return within(0, (value - from) / (to - from), 1)
}

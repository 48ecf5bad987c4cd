const rightToLeft = '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}'
const anyRun = new RegExp(
  `([${rightToLeft}](?:[${rightToLeft}\\p{M}\\p{Nd}'’.-]|\\s(?=[${rightToLeft}]))*)`,
  'u',
)
const rtlLetters = new RegExp(`[${rightToLeft}]`, 'gu')

/**
 * How a paragraph is set: from the right when it begins in such a script and most of it is. A short sentence of the
 * mail's own language around a long Arabic name stays as it is.
 */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const right = text.match(rtlLetters)?.length ?? 0
  const all = text.match(/\p{L}/gu)?.length ?? 0
  const begins = new RegExp(`^\\P{L}*[${rightToLeft}]`, 'u').test(text)
  return begins && right * 2 > all ? 'rtl' : 'ltr'
}

const latinRun =
  /([\p{Script=Latin}](?:[\p{Script=Latin}\p{M}\p{Nd}'’.&@()/+-]|\s(?=[\p{Script=Latin}&(]))*)/u

/** The same for left-to-right words in a right-to-left text. */
export const latinPiecesOf = (text: string): string[] => text.split(latinRun)

/**
 * The text cut where right-to-left words stand in left-to-right text: every second piece is such a run and has to be
 * isolated, or the punctuation and numbers beside an Arabic name change places.
 */
export function piecesOf(text: string): string[] {
  return text.split(anyRun)
}

const rightToLeft = '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}'
const anyRun = new RegExp(
  `([${rightToLeft}](?:[${rightToLeft}\\p{M}\\p{Nd}'’.-]|\\s(?=[${rightToLeft}]))*)`,
  'u',
)
const letters = new RegExp(`[${rightToLeft}]`, 'gu')

/** How a paragraph is set: by the script that most of its letters are in. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const right = text.match(letters)?.length ?? 0
  const all = text.match(/\p{L}/gu)?.length ?? 0
  return right * 2 > all ? 'rtl' : 'ltr'
}

/**
 * The text cut where right-to-left words stand in left-to-right text: every second piece is such a run and has to be
 * isolated, or the punctuation and numbers beside an Arabic name change places.
 */
export function piecesOf(text: string): string[] {
  return text.split(anyRun)
}

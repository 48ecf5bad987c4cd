/** A row of single letters, as in `E X P E R I E N C E`; wider gaps part its words. */
const SPACED =
  /(?<=^|\t)[^\S\t\n]*\p{L}(?:[ \u00A0]{1,3}(?:f[fil]{1,2}|[\p{L}&:.])){3,60}[ \u00A0]*(?=$|\t|[:|])/gmu

/** Joins the letters of headings that are set wide: `E X P E R I E N C E` is a word. */
export function joinSpacedLetters(text: string): string {
  return text.replace(SPACED, (row) => {
    const gaps = row.trim().match(/\s+/g) ?? []
    const usual = Math.min(...gaps.map((gap) => gap.length))
    return row.trim().replace(/\s+/g, (gap) => (gap.length > usual ? ' ' : ''))
  })
}

const blank = '�'

/** The text with what cannot be seen taken out, and a sign in place of letters that no typeface has. */
export function printableText(text: string, hasLetter: (letter: string) => boolean): string {
  const visible = text
    .normalize('NFC')
    .replace(/[\p{Zs}\p{Cc}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .trim()
  return [...visible].map((letter) => (hasLetter(letter) ? letter : blank)).join('')
}

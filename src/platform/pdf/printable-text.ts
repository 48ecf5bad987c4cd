const blank = '�'

/** The text with what cannot be seen taken out, and a sign in place of letters that no typeface has. */
export function printableText(text: string, hasLetter: (letter: string) => boolean): string {
  const visible = text
    .normalize('NFC')
    .replace(/[\p{Zl}\p{Zp}\p{Cc}]/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  return [...visible].map((letter) => (hasLetter(letter) ? letter : blank)).join('')
}

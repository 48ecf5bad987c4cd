const blank = '�'

/** The text without invisible characters, and with a placeholder for letters that no typeface has. */
export function printableText(text: string, hasLetter: (letter: string) => boolean): string {
  const visible = text
    .normalize('NFC')
    .replace(/[\p{Zl}\p{Zp}\p{Cc}]/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  return [...visible].map((letter) => (hasLetter(letter) ? letter : blank)).join('')
}

/** A phrase without case, accents and outer spaces. */
export const foldPhrase = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()

const plain = /^[ -~\n\r\t]*$/

/** A phrase without case, accents and outer spaces. */
export const foldPhrase = (text: string): string =>
  (plain.test(text) ? text : text.normalize('NFD').replace(/\p{Mn}/gu, '')).toLowerCase().trim()

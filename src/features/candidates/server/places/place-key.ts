/** A place's name without accents, case, punctuation or article: what two spellings of it have in common. */
export function placeKey(text: string): string {
  // Most names have nothing to fold, and there are very many.
  const words = /[^\x20-\x7e]/.test(text)
    ? folded(text)
    : text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
  return words.replace(/^(?:(?:al|el|la|le|les|er|ar|as|es|the) (?=.{3})|ال(?=.{3}))/u, '')
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A name without accents, case, punctuation and article, so that two spellings compare equal. */
export function cityKey(text: string): string {
  // Most of the 130,000 names are ASCII: they skip the slow way.
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

import { protectedTopic, wordsOf } from './lint-question.ts'

/** A piece of a job made fit to stand in quotes within a question, or nothing when it cannot. */
export function cleanPhrase(raw: string, mostWords: number): string | undefined {
  const plain = raw
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}]+/gu, ' ')
    .replace(/\p{Extended_Pictographic}/gu, ' ')
    .replace(/\([^)]*\)|\[[^\]]*\]|\{[^}]*\}/gu, ' ')
    .replace(/\s*[/|]\s*(?:in|innen|a|o|e|f|h|m|w|d)(?![\p{L}\p{N}])/giu, '')
    .replace(/[«»“”„"?¿!¡<>{}[\]|\\`*_~^=…]/gu, ' ')
    .replace(/[·•]\p{L}{1,3}(?!\p{L})/gu, '')
    .replace(/(\p{L})[*:_](?:in|innen)(?!\p{L})/gu, '$1')
    .replace(/\s+([,;:.])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;:.\-–—/&]+|[\s,;:\-–—/&(]+$|(?<=\p{L}{3})\.$/gu, '')
    .trim()
  const count = wordsOf(plain).length
  if (count === 0 || count > mostWords || plain.length > mostWords * 14) return undefined
  if (protectedTopic(plain) !== undefined) return undefined
  return plain
}

import { wordsOf } from '#lexicon/likely-language.ts'
import { protectedTopic } from './protected-topic.ts'

/** A piece of a job made fit to stand in quotes within a question, or nothing when it cannot. */
export function cleanPhrase(raw: string, maxWords: number): string | undefined {
  const plain = raw
    .normalize('NFC')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/[\p{Cc}\p{Cf}\p{Co}]+/gu, ' ')
    .replace(/\p{Extended_Pictographic}/gu, ' ')
    .replace(/(?<!\p{L})\([^)]*\)|\([^)]{5,}\)|\[[^\]]*\]|\{[^}]*\}/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])[HFMWDX](?:\s*\/\s*[HFMWDX])+(?![\p{L}\p{N}])/giu, ' ')
    .replace(/[«»“”„"?¿!¡<>{}[\]|\\`~^=…]|(?<!\p{L})[*_]|[*_](?!\p{L})/gu, ' ')
    .replace(/\s+([,;:]|\.(?!\p{L}))/gu, '$1')
    .replace(/\s+/gu, ' ')
    .replace(/^(?:[\s,;:\-–—/&]|\.(?!\p{L}))+|[\s,;:\-–—/&(*_]+$|(?<=\p{L}{3})\.$/gu, '')
    .trim()
  const count = wordsOf(plain).length
  if (count === 0 || count > maxWords || plain.length > maxWords * 14) return undefined
  if (protectedTopic(plain) !== undefined) return undefined
  return plain
}

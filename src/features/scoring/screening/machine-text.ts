import { sharedLexicon } from '#lexicon/scoring/read-lexicon.ts'
import { isGibberish } from '../answers/answer-kind.ts'
import { matchesOf, type Sentence, type Span } from '../text/text.ts'

const blocks: readonly RegExp[] = [
  // Code, fenced or in tags; a page of markup from its first tag to its last.
  /```[\s\S]*?(?:```|$)/g,
  /<(code|pre|script|style|html|body|table|svg|div|system|instructions?)\b[^>]*>[\s\S]*?<\/\1\s*>/gi,
  /<!--[\s\S]*?(?:-->|$)/g,
  /<!doctype[\s\S]*?(?:<\/html>|$)/gi,
  // A record: braces with a name and a value.
  /\{\s*["“']?\w[^{}]{0,40}["”']?\s*[:=][^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g,
  // One word over and over.
  /(?<![\p{L}\p{N}])([\p{L}\p{N}]{2,})(?:[\s,.]{1,2}\1(?![\p{L}\p{N}])){3,}/gu,
  // Letters written as numbers: bytes, hexadecimals, long runs of letters and digits, Morse.
  /(?<![\p{L}\p{N}])(?:[01]{6,8}[\s,]{1,2}){3,}[01]{6,8}/gu,
  /(?<![\p{L}\p{N}])(?:(?:0x|\\x)?[0-9a-f]{2}[\s,]){7,}(?:0x|\\x)?[0-9a-f]{2}(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}/])(?=[A-Za-z0-9+/]*\d)(?=[A-Za-z0-9+/]*[A-Za-z])[A-Za-z0-9+/]{32,}={0,2}/gu,
  /(?:[.\-–—/]{1,6}\s){8,}/g,
]

/** Where a text is no prose: code, markup, records, letters written as numbers, one word over and over. */
export function machineTextIn(text: string): Span[] {
  return [...blocks.flatMap((pattern) => matchesOf(text, pattern)), ...dialogueIn(text)]
}

const table = /(?:^|\n)[ \t]{0,8}\|[^\n]*(?:\n[ \t]{0,8}\|[^\n]*)+/g

/** Tables: of records, or of what somebody tells. */
export const tablesIn = (text: string): Span[] => matchesOf(text, table)

const speakers = sharedLexicon('speakers')
const asking = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${speakers.asking})\s?[:：]`, 'giu')
const answering = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${speakers.answering})\s?[:：]`, 'giu')

/** A written dialogue between a questioner and a machine: from its first question to the sentence after its last mark. */
function dialogueIn(text: string): Span[] {
  const questions = [...text.matchAll(asking)].map(({ index }) => index)
  const all = [...questions, ...[...text.matchAll(answering)].map(({ index }) => index)].sort((a, b) => a - b)
  const [first, second] = all
  const last = all.at(-1)
  if (first === undefined || second === undefined || last === undefined) return []
  // "S: ... T: ... A: ... R: ..." instructions a story and asks nothing.
  const isAsked = questions.some((at) => /^[^.!\n]{0,300}[?？]/.test(text.slice(at)))
  if (!isAsked || !questions.includes(first)) return []
  const tail = text.slice(last).search(/[.!?？。।](?:\s|["'”»]|$)|\n/)
  return [{ start: first, end: tail < 0 ? text.length : last + tail + 1 }]
}

/** Signs that programs are full of and prose is not. */
const programSigns = /[{}[\]<>=;|\\_#*^~`]/g
const statements =
  /^\s*(?:def|class|import|from \w+ import|return|print|echo|function|const|let|var|public|private|void|for|while|if|else|elif|try|select|insert|update|delete|curl|sudo|#include)\b.*[(){}=;:]|\w\([^)]*\)\s*[:;{]/i

/** Whether a sentence is a line of code, a formula or noise. */
export function isMachineText({ text, words }: Pick<Sentence, 'text' | 'words'>): boolean {
  if (/^\s*(?:#|\/\/|\/\*|--)\s*\p{L}/u.test(text)) return true
  const signs = text.replace(/(?:^|\s)\|(?=\s|$)/g, ' ').match(programSigns)?.length ?? 0
  if (signs >= 4 && signs >= text.length * 0.06) return true
  if (/<\/?[A-Z][A-Z _-]{3,}>/.test(text)) return true
  if (signs >= 1 && statements.test(text)) return true
  return words.length >= 5 && isGibberish(text)
}

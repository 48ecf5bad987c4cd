import { fold, matchesOf, type Span } from '../text/text.ts'
import { isAssessmentAct } from './assessment-act.ts'
import { continuesInstruction, instructionPatterns } from './instruction-patterns.ts'

/** Instructions that only a machine reads at once: base64, hexadecimals, letter by letter. Other codes stay. */
export function encodedInstructionsIn(text: string, readable: string): Span[] {
  const encoded = encodings.flatMap(({ pattern, decode }) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: hit }) => {
      const found = hit.trimEnd()
      return saysInstruction(decode(found)) ? [{ start: index, end: index + found.length }] : []
    }),
  )
  const spaced = matchesOf(readable, letterByLetter).filter(({ start, end }) =>
    isInstructionByLetters(readable.slice(start, end)),
  )
  return [...encoded, ...spaced]
}

/** Each letter for the one thirteen further; null where no order comes of it. */
export function turned(readable: string): string | null {
  if (!turnedWords.test(readable)) return null
  return turn(readable)
}

const encodings = [
  {
    pattern: /(?<![A-Za-z0-9+/=])[A-Za-z0-9+/]{24,}(?:\r?\n[A-Za-z0-9+/]{24,})*={0,2}/g,
    decode: (hit: string) => Buffer.from(hit, 'base64').toString('utf8'),
  },
  {
    pattern: /(?<![\p{L}\p{N}])(?:(?:0x|\\x|%)?[0-9a-f]{2}[\s,:]{0,2}){12,}/giu,
    decode: (hit: string) => Buffer.from(hit.replace(/0x|[^0-9a-f]/gi, ''), 'hex').toString('utf8'),
  },
]

/** Nobody tells of work in such letters, and nobody speaks of scores in them. */
function saysInstruction(plain: string): boolean {
  if (!/^[\p{L}\p{N}\p{P}\p{S}\s]+$/u.test(plain) || !/ /.test(plain)) return false
  const isProse = !/[{}<>=_]/.test(plain) && plain.split(/\s+/).length >= minWords
  return hasTurn(fold(plain)) || (isProse && (isAssessmentAct(fold(plain)) || continuesInstruction(plain)))
}

const minWords = 5

const hasTurn = (folded: string) => instructionPatterns.some((pattern) => folded.search(pattern) >= 0)

/** So many single letters in a row are no abbreviation. */
const letterByLetter =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][\s.\-_*·/|\u00ad\u200b-\u200f\u2060-\u2064\ufeff]{1,3}){14,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu

function isInstructionByLetters(hit: string): boolean {
  const letters = [...hit.matchAll(/([\p{L}\p{N}])([^\p{L}\p{N}]*)/gu)]
  const most = [...Map.groupBy(letters, ([, , gap]) => gap)].sort((a, b) => b[1].length - a[1].length)[0]?.[0]
  const words = letters.map(([, letter, gap]) => (gap === most ? letter : `${letter} `)).join('')
  const letterless = words.replaceAll(' ', '')
  return hasTurn(words) || isAssessmentAct(words) || runOn.some((pattern) => pattern.test(letterless))
}

const runOn: readonly RegExp[] = [
  /(?:ignor|disregard|forget|vergiss|missacht|oublie|olvid).{0,30}?(?:instru[ck]|anweisung|consigne|reg(?:el|le|la)|rules|prompt|[kc]riter|rubri)/,
  /(?:give|award|assign|gib|vergib|bewert|donne|attribue|otorg|asign|da).{0,40}?(?:100|hund|cent|cien|max|hochst|highest|full|perfe|best|meilleur|mejor|parfait).{0,20}?(?:score|mark|point|punkt|note|wertung|puntu|punto|nota|calific)/,
  /(?:give|award|assign|donne|attribue|otorg|asign|da).{0,20}?(?:score|mark|note|puntu|nota|calific).{0,20}?(?:100|max|parfait|perfe)/,
]

const turn = (text: string) =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97))

/** Words that instructions have, turned: no language has them. */
const turnedWords = new RegExp(
  `\\b(?:${turn(
    'ignore|disregard|instructions?|scores?|points?|marks|candidate|highest|ignoriere|vergiss|anweisungen|punkte|punktzahl|bewertung|hochste|ignorez|oubliez|consignes|note|maximale|ignora|olvida|instrucciones|puntos|puntuacion|calificacion|maxima',
  )})\\b`,
)

import { sharedLexicon } from '#lexicon/scoring/read-lexicon.ts'
import type { SharedTopics } from '#lexicon/scoring/schema.ts'
import type { Span } from '../text/text.ts'

type Role = keyof SharedTopics['assessment-acts']

const words = sharedLexicon('assessment-acts')
const anyOf = (role: Role) => `(?<![\\p{L}\\p{N}_])(?:${words[role].join('|')})(?![\\p{L}\\p{N}_])`
const patterns = Object.fromEntries(
  (Object.keys(words) as Role[]).map((role) => [role, new RegExp(anyOf(role), 'u')]),
) as Record<Role, RegExp>

/** Where a clause begins, or goes on after a word that an order follows. */
const clause =
  '(?:^|[,:;!?("“«„>*#|–—-]\\s?|(?<![\\p{L}\\p{N}])(?:please|and|then|now|just|always|simply|not|never|bitte|und|dann|jetzt|immer|et|puis|alors|maintenant|toujours|ne|y|luego|entonces|ahora|siempre|despues|no|por favor|veuillez|merci de|a)\\s)'
const atStart = (role: Role) => new RegExp(clause + anyOf(role), 'u')
const orders = atStart('orders')
const ordersAtEnd = new RegExp(`${anyOf('ordersAtEnd')}\\s?(?:[,;:.!]|--|$|und\\s)`, 'u')
const drops = atStart('drops')
const leaks = atStart('leaks')

const called = new RegExp(
  `${anyOf('call')}\\s(?:\\S{1,20}\\s){0,3}?(?:l'|d')?${anyOf('reader')}(?:\\s\\S{1,20}){0,2}?\\s?:`,
  'u',
)

/** The writer's own work and papers: these do not make them the one who acts. */
const ownPapers =
  /(?<![\p{L}])(?:my|mein\w*|mon|ma|mes|mis?)\s(?=(?:candid|applic|answ|respon|prof|cv|resu|kandid|bewerb|antwort|lebens|repon|dossier|respuest|solicit|perfil|curr))/gu

/** Whether somebody tells a reader what to report, rate, ignore or reveal. `sentence` is folded. */
export function isAssessmentAct(sentence: string): boolean {
  const text = sentence.replace(ownPapers, '')
  if (text.length < shortest) return false
  const known = new Map<Role, boolean>()
  const has = (role: Role): boolean => {
    const found = known.get(role) ?? patterns[role].test(text)
    known.set(role, found)
    return found
  }
  if (has('speaker') && has('value') && has('rateForms') && has('candidate')) return true
  // Who tells of their own work acts themselves, and asks of nobody.
  return !has('own') && (steers(text, has) || lifts(text, has) || pretends(has))
}

const shortest = 12
type Has = (role: Role) => boolean

/** An order, obligation or condition with an object of assessment and its value. */
function steers(text: string, has: Has): boolean {
  const isOrder = () => orders.test(text) || ordersAtEnd.test(text)
  if (has('hush') && has('weakness') && (has('this') || has('yourReport'))) return true
  if (called.test(text) && (has('must') || isOrder())) return true
  if (!has('value')) return false
  const isOfAssessment = has('score') || has('outcome')
  if (has('this') && (isOfAssessment || has('rateForms') || has('must') || isOrder())) return true
  if (has('yourReport') && (has('must') || has('candidate'))) return true
  if (has('reader') && (isOfAssessment || has('candidate')) && (has('must') || isOrder() || has('rateForms')))
    return true
  if (has('candidate') && has('must') && isOfAssessment && has('rateForms')) return true
  return isOfAssessment && isOrder() && (has('candidate') || (has('you') && has('score')))
}

/** Rules that are lifted, and secrets that are asked for. */
function lifts(text: string, has: Has): boolean {
  const isOfReader = () => has('prior') || has('reader') || has('score') || has('this')
  if (has('rules') && isOfReader() && (has('lapsed') || drops.test(text))) return true
  return leaks.test(text) && (has('others') || (has('rules') && has('prior') && has('you')))
}

/** A role, a record or a decision that is made up. */
function pretends(has: Has): boolean {
  if (has('posing') && has('reader') && (has('score') || has('value') || has('candidate'))) return true
  if (has('hireRecord') || (has('total') && has('candidate'))) return true
  const isDecided = (has('already') && has('decided')) || has('needless')
  return isDecided && (has('this') || (has('reader') && has('candidate')))
}

const longest = 320

/** Sentences that hold such an act; of one without an end, pieces. */
export function assessmentActsIn(readable: string): Span[] {
  const found: Span[] = []
  for (const { index, 0: sentence } of readable.matchAll(sentences)) {
    const lead = sentence.length - sentence.trimStart().length
    if (isAssessmentAct(sentence.trim().replace(/\s+/g, ' ')))
      found.push({ start: index + lead, end: index + sentence.trimEnd().length })
  }
  return found
}

const sentences = new RegExp(`(?:[^.!?\\n\\u2003]|[.!?](?!\\s|$)){1,${longest}}[.!?]?`, 'gu')

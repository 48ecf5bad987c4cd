import { sharedLexicon } from '#lexicon/scoring/read-lexicon.ts'
import type { SharedTopics } from '#lexicon/scoring/shared-schema.ts'
import type { Span } from '../text/text.ts'

type Role = keyof SharedTopics['assessment-acts']

const words = sharedLexicon('assessment-acts')
const anyOf = (role: Role) => `(?<![\\p{L}\\p{N}_])(?:${words[role].join('|')})(?![\\p{L}\\p{N}_])`
const patterns = Object.fromEntries(
  (Object.keys(words) as Role[]).map((role) => [role, new RegExp(anyOf(role), 'u')]),
) as Record<Role, RegExp>

/** Where a clause begins, or goes on after a word that an order follows. */
const clause =
  '(?:^|[,:;!?("“«„>*#|–—-]\\s?|(?<![\\p{L}\\p{N}])(?:please|and|then|now|just|always|simply|not|never|bitte|und|dann|jetzt|immer|et|puis|alors|maintenant|toujours|ne|y|luego|entonces|ahora|siempre|despues|no|por favor|veuillez|merci de)\\s)'
const atStart = (role: Role) => new RegExp(clause + anyOf(role), 'u')
const orders = atStart('orders')
const ordersAtEnd = new RegExp(`${anyOf('ordersAtEnd')}\\s?(?:[,;:.!]|--|$|und\\s)`, 'u')
const drops = atStart('drops')
const leaks = atStart('leaks')

const called = new RegExp(
  `${anyOf('call')}\\s(?:\\S{1,20}\\s){0,3}?(?:l'|d')?(?:${anyOf('machine')}|${anyOf('grader')})(?:\\s\\S{1,20}){0,2}?\\s?:`,
  'u',
)

/** The writer's own papers: these do not make them the one who acts. */
const ownPapers =
  /(?<![\p{L}])(?:my|mein\w*|mon|ma|mes|mis?)\s(?=(?:candid|applic|answ|respons(?!a)|profil|cv|resu|kandid|bewerb|antwort|lebens|repon|dossier|respuest|solicit|perfil|curr))/u
const allOwnPapers = new RegExp(ownPapers, 'gu')

/** Whether somebody tells a reader what to report, rate, ignore or reveal. `sentence` is folded. */
export function isAssessmentAct(sentence: string): boolean {
  const text = sentence.replace(allOwnPapers, '')
  if (text.length < shortest) return false
  const known = new Map<Role, boolean>()
  const has = (role: Role): boolean => {
    const found = known.get(role) ?? patterns[role].test(text)
    known.set(role, found)
    return found
  }
  if (has('speaker') && has('value') && has('rateForms') && has('candidate')) return true
  const isOfMine = ownPapers.test(sentence)
  if (has('asks') && has('value') && (has('machine') || has('you') || /system\w*|sistema/.test(text)))
    return isOfMine || has('score') || has('this')
  // Who tells of their own work acts themselves, and asks of nobody.
  return !has('own') && (steers(text, has, isOfMine) || lifts(text, has) || pretends(has))
}

const shortest = 12
type Has = (role: Role) => boolean

/** An order, obligation or condition with an object of assessment and its value. */
function steers(text: string, has: Has, isOfMine: boolean): boolean {
  const isOrder = orders.test(text)
  const isDemand = isOrder || has('must') || ordersAtEnd.test(text)
  const isOfReport = has('score') || has('outcome')
  if (has('hush') && has('weakness') && (has('this') || has('yourReport'))) return true
  if (called.test(text) && isDemand) return true
  if (has('this') && has('low') && has('score')) return true
  if (!has('value')) return false
  if (has('thisPerson') || (has('doubt') && has('score'))) return true
  if (has('this') && (has('score') || has('rateForms') || isDemand)) return true
  if (has('yourReport') && (isDemand || has('candidate'))) return true
  if (isOfMine && isOfReport && (has('machine') || has('grader') || isDemand)) return true
  if (has('machine') && has('candidate') && isDemand) return true
  return isOfReport && isOrder && (has('candidate') || (has('you') && has('score')))
}

/** Rules that are lifted, and secrets that are asked for. */
function lifts(text: string, has: Has): boolean {
  const isOfReader = () => has('prior') || has('machine') || has('score') || has('this')
  if (has('rules') && isOfReader() && (has('lapsed') || drops.test(text))) return true
  return (
    has('secret') || (leaks.test(text) && (has('others') || (has('rules') && has('prior') && has('you'))))
  )
}

/** A role, a record or a decision that is made up. */
function pretends(has: Has): boolean {
  const isReader = has('machine') || has('grader')
  if (has('posing') && isReader && (has('score') || has('value') || has('candidate'))) return true
  if (has('hireRecord') || (has('total') && has('candidate'))) return true
  const isDecided = (has('already') && has('decided')) || has('needless')
  return isDecided && (has('this') || (isReader && has('candidate')))
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

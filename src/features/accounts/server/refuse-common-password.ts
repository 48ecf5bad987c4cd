import mostCommon from 'fxa-common-password-list'
import { Refusal } from '#contract/refusals.ts'
import ownList from './passwords/common-passwords.json' with { type: 'json' }

const commonPasswords: ReadonlySet<string> = new Set(ownList)

// Rows and columns of keyboards, and the orders that everybody knows.
const walks = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertzuiopasdfghjklyxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1aqz2sx3edc',
  'qazwsxedcrfvtgbyhnujmikolp',
  'aqzsxedcrfvtgbyhnujikolpm',
  '!@#$%^&*()_+',
  '1q2w3e4r5t6y7u8i9o0p',
  '1a2z3e4r5t6y7u8i9o0p',
].flatMap((walk) => [walk, [...walk].reverse().join('')])

/** What this is, which is no secret: `docs/security-rules.md` lists the words that passwords may not be. */
const ofProduct = ['Mindhire']

/**
 * Throws COMMON_PASSWORD for what everybody tries first. `field` is the name the caller sent it under; `own` are the
 * user's address and company, which are no secret either.
 */
export function refuseCommonPassword(password: string, field: string, own: readonly string[] = []): void {
  if (!isEasyToGuess(password, own)) return
  throw new Refusal('COMMON_PASSWORD', {
    fields: { [field]: 'This password is one of the most common ones. Please choose another.' },
  })
}

/** Whether a password is among what is tried first: common ones, keyboard walks, repetitions, the user's own names. */
export function isEasyToGuess(password: string, own: readonly string[] = []): boolean {
  const lower = password.normalize('NFKC').toLowerCase()
  return (
    [password, lower].some((spelling) => mostCommon.test(spelling) || commonPasswords.has(spelling)) ||
    isRepetition(lower) ||
    walks.some((walk) => walk.includes(lower)) ||
    isOwn(lower, [...ofProduct, ...own])
  )
}

/** One to three characters again and again. */
function isRepetition(lower: string): boolean {
  const characters = [...lower]
  return [1, 2, 3].some((period) => characters.every((one, at) => one === characters[at % period]))
}

/** The name or address itself, or the part before the @, with no more than digits and marks around it. */
function isOwn(lower: string, own: readonly string[]): boolean {
  const bare = lettersOf(lower)
  return own
    .map((name) => name.normalize('NFKC').toLowerCase())
    .flatMap((name) => [name, name.split('@')[0] ?? ''])
    .some(
      (name) => name !== '' && (name === lower || (lettersOf(name).length > 2 && lettersOf(name) === bare)),
    )
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

import type { Defence } from './defence.ts'

const accounts = 'src/features/accounts/server'
const candidates = 'src/features/candidates/server'
const guessTest = `${accounts}/admit-guess.test.ts`
const passwordTest = `${accounts}/change-password.test.ts`
const emailTest = `${accounts}/change-email.test.ts`

/** What waits for its task, places a user is known at, and what a change of password or address puts an end to. */
export const signUpAndPlaceDefences: readonly Defence[] = [
  {
    id: 'signup-stuck',
    what: 'a sign-up whose task was given up is taken up again',
    file: `${accounts}/tasks.ts`,
    find: 'await platform.tasks.enqueue(tx, makeAccount, { signUpId })',
    replace: 'void [tx, signUpId]',
    test: `${accounts}/complete-sign-up.test.ts`,
    name: 'whose task was given up',
  },
  {
    id: 'unproven-lock',
    what: 'whoever proves their address just before it is forgotten stays',
    file: `${accounts}/forget-unproven.ts`,
    find: 'if (!(await lockUnproven(tx, companyId))) return',
    replace: 'void lockUnproven',
    test: `${accounts}/forget-unproven.test.ts`,
    name: 'while it is about to be forgotten',
  },
  {
    id: 'unproven-clock',
    what: 'a clock that jumps forgets nobody',
    file: `${accounts}/deletion/store.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    find: 'lte(companies.createdAt, sql`now() - make_interval(days => ${days})`)',
    replace: 'days > 0 ? undefined : undefined',
    test: `${accounts}/forget-unproven.test.ts`,
    name: 'a clock that jumps',
  },
  {
    id: 'apply-constant-work',
    what: 'the call that applies does not look whether the address is known',
    file: `${candidates}/register-candidate.ts`,
    find: 'await tasks.enqueue(tx, addCandidate, { companyId, registrationId })',
    replace: `const { lockByEmail } = await import('./store.ts')
    if (await lockByEmail(tx, companyId, registration.jobId, registration.email)) return
    await tasks.enqueue(tx, addCandidate, { companyId, registrationId })`,
    test: `${candidates}/complete-registration.test.ts`,
    name: 'applying leaves one row',
  },
  {
    id: 'password-own-names',
    what: 'the company and the address are no password',
    file: `${accounts}/easy-passwords.ts`,
    find: 'isOwn(lower, own)\n',
    replace: '(own.length < 0 && isOwn(lower, own))\n',
    test: `${accounts}/easy-passwords.test.ts`,
    name: 'the company is refused',
  },
  {
    id: 'resend-counts',
    what: 'asking for the verification mail again is a try of the password',
    file: `${accounts}/send-verification-again.ts`,
    find: 'await admitGuess(platform, credentials.userName, caller)',
    replace: 'void [admitGuess, caller]',
    test: guessTest,
    name: 'asking for the verification mail again',
  },
  {
    id: 'places-hashed',
    what: 'places are kept as hashes that differ from user to user',
    file: `${accounts}/admit-guess.ts`,
    find: "return createHmac('sha256', secretKey)",
    replace: "userId = userId.slice(0, 0)\n  return createHmac('sha256', secretKey)",
    test: guessTest,
    name: 'places are kept as hashes',
  },
  {
    id: 'password-kills-links',
    what: 'a changed password kills the links that were open',
    file: `${accounts}/store.ts`,
    find: `newEmail: null,\n      newEmailIssue: sql\`\${users.newEmailIssue} + 1\`,\n      newEmailSentAt: null,`,
    replace: '',
    test: passwordTest,
    name: 'links that were open are dead',
  },
  {
    id: 'password-changes-in-turn',
    what: 'of two changes of a password at once one counts',
    file: `${accounts}/change-password.ts`,
    find: "if (!user || user.passwordHash !== checkedHash) throw new Refusal('WRONG_PASSWORD')",
    replace: "if (!user || checkedHash === '') throw new Refusal('WRONG_PASSWORD')",
    test: passwordTest,
    name: 'of two changes at once',
  },
  {
    id: 'email-old-told',
    what: 'each old address is told, however late the mails go',
    file: `${accounts}/mails.ts`,
    find: 'to: change.oldEmail,',
    replace: 'to: reader.user.email,',
    test: emailTest,
    name: 'two changes in a row',
  },
  {
    id: 'email-alike',
    what: 'a new address that has an account is answered alike',
    file: `${accounts}/mails.ts`,
    find: 'const letter = taken ? addressTaken(platform) : confirmNewAddress(platform, reader)',
    replace:
      'const letter = taken && reader === null ? addressTaken(platform) : confirmNewAddress(platform, reader)',
    test: emailTest,
    name: 'an address that has an account',
  },
]

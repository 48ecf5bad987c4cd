import type { Defence } from './defence.ts'

const mail = 'src/platform/mail'
const store = 'src/features/accounts/server/store.ts'
const quotaTest = 'src/server/mail-quota.test.ts'
const safetyTest = 'src/server/mail-safety.test.ts'

/** What strangers can make a mail do, and how many of them. */
export const mailDefences: readonly Defence[] = [
  {
    id: 'mail-quota-whole',
    what: 'fifty calls of strangers bring three mails a day',
    file: `${mail}/take-mail.ts`,
    find: 'export const mailsPerDay = 3',
    replace: 'export const mailsPerDay = 4',
    test: quotaTest,
    name: 'fifty calls of strangers',
  },
  {
    id: 'mail-asked-by-anyone',
    what: 'a reset is a mail that strangers can cause',
    file: 'src/features/accounts/server/mails.ts',
    find: "const byAnyone = { askedBy: 'anyone' } as const",
    replace: 'const byAnyone = {} as const',
    test: quotaTest,
    name: 'fifty calls of strangers',
  },
  {
    id: 'mail-waits-once',
    what: 'asking again while a mail waits adds nothing',
    file: `${mail}/mail-post.ts`,
    find: 'if (await waitsUntried(tx, mail)) return false',
    replace: 'await waitsUntried(tx, mail)',
    test: `${mail}/take-mail.test.ts`,
    name: 'asking a hundred times leaves one row and one task',
  },
  {
    id: 'mail-being-composed',
    what: 'a mail that is being composed does not stand for what is asked now',
    file: `${mail}/store.ts`,
    find: '        eq(mails.attempts, 0),\n',
    replace: '',
    test: `${mail}/take-mail.test.ts`,
    name: 'asked for while another is composed',
  },
  {
    id: 'mail-one-claim',
    what: 'a mail that another process is sending is left to it',
    file: `${mail}/store.ts`,
    find: '.where(and(isMail(key), unsent, free))',
    replace: '.where(and(isMail(key), unsent, free && undefined))',
    test: `${mail}/send-mail.test.ts`,
    name: 'a worker that dies between the reply and its commit',
  },
  {
    id: 'mail-link-kept',
    what: 'another try at a mail keeps the link of the first',
    file: store,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    find: '(${users.verificationMail} is distinct from ${mailId})::int',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    replace: '(${mailId}::uuid is not null)::int',
    test: quotaTest,
    name: 'another try at a mail keeps its link',
  },
  {
    id: 'mail-link-replaced',
    what: 'a newer reset mail kills the link of the one before',
    file: store,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    find: 'resetIssue: sql`${users.resetIssue} + (${isAnother})::int`,',
    replace: '',
    test: quotaTest,
    name: 'a link in hand works until the mail that replaces it goes',
  },
  {
    id: 'mail-typed-links',
    what: 'nothing that was typed becomes a link',
    file: `${mail}/safe-content.ts`,
    find: 'return withoutLinks(severalLines(text))',
    replace: 'return withoutLinks && severalLines(text)',
    test: safetyTest,
    name: 'nothing that a person can type',
  },
  {
    id: 'mail-encoded-address',
    what: 'an encoded word is no address',
    file: 'src/contract/email-address.ts',
    find: '=\\?|',
    replace: '',
    test: safetyTest,
    name: 'an address is one mailbox',
  },
  {
    id: 'mail-quoted-address',
    what: 'an address with separators, quotes or groups is none',
    file: 'src/contract/email-address.ts',
    find: '[^\\s\\p{C}@,;:<>()[\\]\\\\"]{1,64}@',
    replace: '[^\\s\\p{C}]{1,64}@',
    test: safetyTest,
    name: 'an address is one mailbox',
  },
  {
    id: 'mail-forgotten',
    what: 'the outbox forgets the mails of a company that is gone',
    file: `${mail}/forget-messages.ts`,
    find: 'await enqueue(rows.map(hash), 0)',
    replace: 'await enqueue([], 0)',
    test: `${mail}/forget-messages.test.ts`,
  },
]

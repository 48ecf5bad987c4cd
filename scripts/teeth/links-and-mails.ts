import type { Defence } from './defence.ts'

const links = 'src/platform/links/derive-links.ts'
const linksTest = 'src/platform/links/derive-links.test.ts'
const safeContent = 'src/platform/mail/safe-content.ts'
const safeContentTest = 'src/platform/mail/safe-content.test.ts'

/** What a token and a mail may be. */
export const linkAndMailDefences: readonly Defence[] = [
  {
    id: 'link-kind',
    what: 'a token of one kind is none of another',
    file: links,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    find: 'mac(`link:${kind}`',
    replace: "mac(kind && 'link:'",
    test: linksTest,
    name: 'name their row and match only their kind',
  },
  {
    id: 'link-issue',
    what: 'a newer link kills the older ones',
    file: links,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    find: '`${id}\\n${issue}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    replace: '`${id}\\n${issue && 0}`',
    test: linksTest,
    name: 'name their row and match only their kind',
  },
  {
    id: 'file-signature',
    what: 'the link of a file cannot be changed',
    file: links,
    find: "!sameText(signature, mac('file', claim).toString('base64url'))",
    replace: '!mac',
    test: linksTest,
    name: 'cannot be changed',
  },
  {
    id: 'file-minutes',
    what: 'the link of a file is over after five minutes',
    file: links,
    find: 'return until > clock.now().getTime() ? file : null',
    replace: 'return until > 0 ? file : null',
    test: 'src/features/review/server/open-cv.test.ts',
    name: 'works for five minutes',
  },
  {
    id: 'file-sandbox',
    what: 'a file of strangers is never run',
    file: 'src/platform/http/send-file.ts',
    find: '"default-src \'none\'; sandbox"',
    replace: '"default-src \'self\'"',
    test: 'src/platform/http/open-http.test.ts',
    name: 'a file cannot name a header or be run',
  },
  {
    id: 'mail-one-line',
    what: 'a subject stays one line of a header',
    file: safeContent,
    find: 'subject: oneLine(content.subject).slice(0, 300)',
    replace: 'subject: content.subject',
    test: safeContentTest,
    name: 'header texts stay on one line',
  },
  {
    id: 'mail-one-address',
    what: 'a mail goes to exactly one address',
    file: safeContent,
    find: "if (!oneAddress.test(address)) throw new MailRejected('bad-recipient')",
    replace: '',
    test: safeContentTest,
  },
  {
    id: 'mail-web-links',
    what: 'links of mails are web addresses',
    file: safeContent,
    find: "!['http:', 'https:'].includes(parsed.protocol)",
    replace: "parsed.protocol === ''",
    test: safeContentTest,
  },
  {
    id: 'interview-expiry',
    what: 'an interview link is over after its days',
    file: 'src/features/candidates/server/store.ts',
    find: ', gt(candidates.linkExpiresAt, sql`now()`)))',
    replace: '))',
    test: 'src/server/links.test.ts',
    name: 'the link of an interview is over',
  },
  {
    id: 'mail-three-a-day',
    what: 'strangers cause three mails a day about a subject',
    file: 'src/platform/mail/take-mail.ts',
    find: 'if (full) return',
    replace: 'if (full && !since) return',
    test: 'src/platform/mail/take-mail.test.ts',
    name: 'of all that strangers can cause',
  },
  {
    id: 'mail-three-at-once',
    what: 'workers at once do not overdraw the three',
    file: 'src/platform/mail/take-mail.ts',
    find: '    await lockSubject(tx, mail.subjectId)\n',
    replace: '    void lockSubject\n',
    test: 'src/platform/mail/take-mail.test.ts',
    name: 'workers at once do not overdraw',
  },
  {
    id: 'page-secret',
    what: 'the address of a page that a mailed link opens is a secret',
    file: 'src/web/pages.ts',
    find: "    title: 'Choose a new password',\n    guard: 'visitor',\n    secret: true,\n",
    replace: "    title: 'Choose a new password',\n    guard: 'visitor',\n",
    test: 'src/web/secret-pages.test.ts',
  },
]

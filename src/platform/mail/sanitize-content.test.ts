import { expect, test } from 'vitest'
import { aContent } from '#testing/platform/mail-samples.ts'
import type { MailContent } from './mail.ts'
import { readSender, sanitizeContent } from './sanitize-content.ts'

test.each([
  'a@example.org',
  "o'brien+jobs@sub.example.org",
  'é@exämple.org',
  `${'x'.repeat(64)}@example.org`,
])('takes the address %s', (to) => {
  expect(sanitizeContent(aContent({ to })).to).toBe(to)
})

test.each([
  '',
  'nobody',
  'a@b@c.org',
  'a@example.org,b@example.org',
  'a@example.org;b@example.org',
  'a@example.org b@example.org',
  'a@example.org\r\nBcc: b@example.org',
  'a@example.org\n',
  'Name <a@example.org>',
  '"a@b"@example.org',
  'team: a@example.org;',
  'a(comment)@example.org',
  'a\0@example.org',
  'a@[127.0.0.1]',
  '=?utf-8?q?a=40b.example?=@c.example',
])('refuses the address %j', (to) => {
  expect(() => sanitizeContent(aContent({ to }))).toThrow('bad-recipient')
})

test('header texts stay on one line', () => {
  const safe = sanitizeContent(
    aContent({
      subject: 'Hello\r\nBcc: b@example.org\u2028X-Evil: 1\0',
      greeting: 'Hello\n\nBcc: x',
      attachments: [
        {
          name: 'a\r\nX: 1/..\\"b.ics',
          contentType: 'text/calendar; method=REQUEST; charset=utf-8',
          content: '',
        },
      ],
    }),
  )
  expect(safe.subject).toBe('Hello Bcc: b@example.org X-Evil: 1')
  expect(safe.greeting).toBe('Hello Bcc: x')
  expect(safe.attachments?.[0]?.name).toBe('a X: 1-..--b.ics')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@example.org',
  '/Interview/abc',
  'file:///etc/passwd',
  ' ',
])('refuses the link %j', (url) => {
  expect(() => sanitizeContent(aContent({ action: { label: 'Go', url } }))).toThrow('bad-link')
})

test('refuses a media type that could be a header', () => {
  const attachments: MailContent['attachments'] = [
    { name: 'a', contentType: 'text/plain\r\nX: 1', content: '' },
  ]
  expect(() => sanitizeContent(aContent({ attachments }))).toThrow('bad-attachment')
})

test.each([
  ['Mindhire <no-reply@example.org>', { name: 'Mindhire', address: 'no-reply@example.org' }],
  ['"Mind, hire" <no-reply@example.org>', { name: 'Mind, hire', address: 'no-reply@example.org' }],
  ['no-reply@example.org', { name: '', address: 'no-reply@example.org' }],
])('reads the sender %s', (text, read) => {
  expect(readSender(text)).toEqual(read)
})

test.each(['', 'Mindhire', 'a <b', 'a@b, c@d'])('refuses the sender %j', (text) => {
  expect(() => readSender(text)).toThrow('MAIL_FROM')
})

import { expect, test } from 'vitest'
import { messageIdOf } from './message-id.ts'

const url = 'https://jobs.example.org/app'

test('follows from kind, subject and version', () => {
  expect(messageIdOf({ kind: 'accounts.verify', subjectId: 'a1-b2', version: '1' }, url)).toBe(
    '<accounts=2e=verify.a1-b2.1@jobs.example.org>',
  )
})

test('no two mails share one', () => {
  const mails = [
    { kind: 'a.b', subjectId: 'c', version: '1' },
    { kind: 'a', subjectId: 'b.c', version: '1' },
    { kind: 'a', subjectId: 'b', version: 'c.1' },
    { kind: 'a', subjectId: 'b=2e=c', version: '1' },
    { kind: 'a', subjectId: 'b', version: '2026-11-21T09:00:00Z' },
  ]
  const ids = mails.map((mail) => messageIdOf(mail, url))
  expect(new Set(ids).size).toBe(mails.length)
  for (const id of ids) expect(id).toMatch(/^<[A-Za-z0-9=.-]+@[a-z.]+>$/)
})

test('an address without a name serves too', () => {
  expect(messageIdOf({ kind: 'a', subjectId: 'b', version: '1' }, 'http://[::1]:3000')).toBe(
    '<a.b.1@ipv6.1.invalid>',
  )
})

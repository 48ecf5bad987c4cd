import { expect, test } from 'vitest'
import { redactSecrets } from './redact-secrets.ts'

test.each([
  ['SECRET_KEY', 'abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrstuvwxyz'],
  ['METRICS_TOKEN', 'a-token-of-metrics', 'a-token-of-metrics'],
  ['SMTP_URL', 'smtps://mailer:hunter2@mail.example.org:465', 'hunter2'],
  ['DATABASE_URL', 'postgres://app:p%40ss%2Fword@db/mindhire', 'p@ss/word'],
  ['DATABASE_URL', 'postgres://app:p%40ss%2Fword@db/mindhire', 'p%40ss%2Fword'],
  ['DATABASE_URL', 'postgres:///mindhire?host=/run&password=deep%20sea', 'deep sea'],
])('takes the secret of %s out', (name, value, secret) => {
  expect(redactSecrets(`It detail: ${secret}, twice: ${secret}.`, { [name]: value })).toBe(
    'It detail: [hidden], twice: [hidden].',
  )
})

test('leaves everything else, and an address without a password', () => {
  const text = 'smtp://mail.example.org answers'
  expect(redactSecrets(text, { SMTP_URL: 'smtp://mail.example.org', SECRET_KEY: '' })).toBe(text)
  expect(redactSecrets(text, {})).toBe(text)
})

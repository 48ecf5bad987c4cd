import { expect, test } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

test.each([
  ['SECRET_KEY', 'abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrstuvwxyz'],
  ['METRICS_TOKEN', 'a-token-of-metrics', 'a-token-of-metrics'],
  ['SMTP_URL', 'smtps://desk:hunter2@mail.example.org:465', 'hunter2'],
  ['DATABASE_URL', 'postgres://app:p%40ss%2Fword@db/mindhire', 'p@ss/word'],
  ['DATABASE_URL', 'postgres://app:p%40ss%2Fword@db/mindhire', 'p%40ss%2Fword'],
  ['DATABASE_URL', 'postgres:///mindhire?host=/run&password=deep%20sea', 'deep sea'],
])('takes the secret of %s out, whoever repeated it', (name, value, secret) => {
  expect(withoutSecrets(`It said: ${secret}, twice: ${secret}.`, { [name]: value })).toBe(
    'It said: [hidden], twice: [hidden].',
  )
})

test('leaves everything else, and an address without a password', () => {
  const text = 'smtp://mail.example.org answers'
  expect(withoutSecrets(text, { SMTP_URL: 'smtp://mail.example.org', SECRET_KEY: '' })).toBe(text)
  expect(withoutSecrets(text, {})).toBe(text)
})

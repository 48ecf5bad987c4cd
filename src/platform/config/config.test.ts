import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readConfig, WrongSettings } from './config.ts'

const read = (TRUST_PROXY: string) => readConfig({ SECRET_KEY: 'x'.repeat(48), TRUST_PROXY }).TRUST_PROXY

describe('TRUST_PROXY', () => {
  it.each([
    '1',
    '2',
    '10.0.0.0/8',
    '192.0.2.7',
    '10.0.0.1, 10.0.0.2',
    '2001:db8::/32',
    'loopback, 10.0.0.0/8',
  ])('%s is taken', (setting) => {
    expect(read(setting)).toBe(setting)
  })

  it.each(['off', '0', ''])('%j trusts no proxy', (setting) => {
    expect(read(setting)).toBeUndefined()
  })

  it.each([
    'true',
    'yes',
    '-1',
    '1.5',
    '100',
    '10.0.0.0/0',
    '10.0.0.0/33',
    '10.0.0',
    '*',
    'proxy.example.org',
    '1,2',
  ])('%s: the server does not start, and says why', (setting) => {
    expect(() => read(setting)).toThrow(WrongSettings)
    expect(() => read(setting)).toThrow(
      /TRUST_PROXY: must be off, how many proxies stand in front of the server, e\.g\. 1, or their addresses/,
    )
  })
})

describe('ARGON2_MEMORY_KIB', () => {
  const production = {
    NODE_ENV: 'production',
    SECRET_KEY: '9Zt4uVfQ1mB7xKc0sLr8Yw2GhPd6Ja3NeTo5RiXv',
    PUBLIC_URL: 'https://jobs.example.org',
    SMTP_URL: 'smtps://mail.example.org',
  }

  it('is 19 MiB unless it is set', () => {
    expect(readConfig(production).ARGON2_MEMORY_KIB).toBe(19_456)
  })

  it('is never less in production', () => {
    expect(() => readConfig({ ...production, ARGON2_MEMORY_KIB: '19455' })).toThrow(
      /ARGON2_MEMORY_KIB: must be at least 19456/,
    )
    expect(readConfig({ SECRET_KEY: 'x'.repeat(48), ARGON2_MEMORY_KIB: '64' }).ARGON2_MEMORY_KIB).toBe(64)
  })
})

describe('a language model', () => {
  const read = (settings: Record<string, string>) => readConfig({ SECRET_KEY: 'x'.repeat(48), ...settings })
  const whole = {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: 'https://ai.example.org/v1',
    AI_MODEL: 'm',
    AI_PRICE_INPUT: '1',
    AI_PRICE_OUTPUT: '2',
    AI_MONTHLY_BUDGET_USD: '20',
  }
  const without = (...names: string[]) =>
    Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)))

  it('is built in unless it is set', () => {
    expect(read({}).AI_PROVIDER).toBe('builtin')
    expect(read(whole)).toMatchObject({ AI_MODEL: 'm', AI_MONTHLY_BUDGET_USD: 20 })
  })

  it('lists every missing setting', () => {
    const missing = ['AI_MODEL', 'AI_BASE_URL', 'AI_PRICE_INPUT', 'AI_PRICE_OUTPUT', 'AI_MONTHLY_BUDGET_USD']
    const lines = missing.map((name) => `(?=[^]*\\n  ${name}: set it)`).join('')
    expect(() => read(without(...missing))).toThrow(
      new RegExp(`AI_PROVIDER=openai-compatible needs more${lines}`),
    )
    expect(() => read({ ...without('AI_BASE_URL'), AI_PROVIDER: 'anthropic' })).toThrow(/AI_API_KEY/)
  })

  it('of one’s own needs no budget', () => {
    const free = { ...without('AI_MONTHLY_BUDGET_USD'), AI_PRICE_INPUT: '0', AI_PRICE_OUTPUT: '0' }
    expect(read(free).AI_MONTHLY_BUDGET_USD).toBeUndefined()
  })

  it.each([
    'http://localhost:11434/v1',
    'http://ollama:11434/v1',
    'http://10.1.2.3/v1',
    'http://models.internal/v1',
  ])('may be reached in the clear at %s', (AI_BASE_URL) => {
    expect(read({ ...whole, AI_BASE_URL }).AI_BASE_URL).toBe(AI_BASE_URL)
  })

  it.each([
    'http://ai.example.org/v1',
    'ftp://ai.example.org',
    'https://me:secret@ai.example.org',
    'ai',
    'http://8.8.8.8/v1',
  ])('is not spoken to at %s', (AI_BASE_URL) => {
    expect(() => read({ ...whole, AI_BASE_URL })).toThrow(/AI_BASE_URL/)
  })
})

describe('in production', () => {
  const production = {
    NODE_ENV: 'production',
    SECRET_KEY: '9Zt4uVfQ1mB7xKc0sLr8Yw2GhPd6Ja3NeTo5RiXv',
    PUBLIC_URL: 'https://jobs.example.org',
    SMTP_URL: 'smtp://mail.example.org',
  }

  it.each([
    'x'.repeat(48),
    'Kx7Qm2Zp'.repeat(5),
    'X7kQpXkXk2Q7k72QpQXkpX7Q7pXQ727k272pXpX2',
    'abcdefghijklmABCDEFGHIJKLM0123456789',
    'change-me-change-me-change-me-change-me',
    '0123456789abcdefghijklmnopqrstuvwxyz',
    'passwordpasswordpasswordpassword',
    'qwertyuiopasdfghjklzxcvbnm1234567890',
    'your-secret-key-goes-here-32-chars-min',
    'mindhire-production-secret-key-2026-please',
    'this is the secret key of our company',
    '3f9c0b7d52e8a146c07be91d5a38f264',
  ])('the guessable key %s is refused, and taken elsewhere', (SECRET_KEY) => {
    expect(() => readConfig({ ...production, SECRET_KEY })).toThrow(/SECRET_KEY: can be guessed/)
    expect(readConfig({ SECRET_KEY }).secretKey).toBe(SECRET_KEY)
  })

  it('each key that `openssl rand -base64 48` or the first start would make is taken', () => {
    for (let made = 0; made < 200; made++)
      for (const SECRET_KEY of [randomBytes(48).toString('base64'), randomBytes(48).toString('base64url')])
        expect(readConfig({ ...production, SECRET_KEY }).secretKey).toBe(SECRET_KEY)
  })

  it.each(['3f9c0b7d52e8a146c07be91d5a38f264b1d06e93', '9Zt4uVfQ1mB7xKc0sLr8Yw2GhPd6Ja3NeTo5RiXv'])(
    'the random key %s is taken',
    (SECRET_KEY) => {
      expect(readConfig({ ...production, SECRET_KEY }).secretKey).toBe(SECRET_KEY)
    },
  )

  it('PUBLIC_URL is https but on this machine', () => {
    const read = (PUBLIC_URL: string) => () => readConfig({ ...production, PUBLIC_URL })
    expect(read('http://jobs.example.org')).toThrow(/PUBLIC_URL: must begin with https/)
    expect(read('http://localhost.example.org')).toThrow(/PUBLIC_URL: must begin with https/)
    expect(read('http://localhost:3000')().publicUrl).toBe('http://localhost:3000')
  })

  it.each([
    'ignoreTLS=true',
    'requireTLS=false',
    'tls.rejectUnauthorized=false',
    'require%54LS=false',
    'pool=true&%69gnoreTLS=true',
    'tls%2ErejectUnauthorized=false',
  ])('SMTP_URL with %s is refused', (query) => {
    expect(() => readConfig({ ...production, SMTP_URL: `smtp://mail.example.org?${query}` })).toThrow(
      /SMTP_URL: must not weaken TLS/,
    )
  })
})

describe('S3', () => {
  const production = {
    NODE_ENV: 'production',
    SECRET_KEY: '9Zt4uVfQ1mB7xKc0sLr8Yw2GhPd6Ja3NeTo5RiXv',
    PUBLIC_URL: 'https://jobs.example.org',
    SMTP_URL: 'smtps://mail.example.org',
  }
  const bucket = {
    S3_URL: 'https://s3.example.org',
    S3_BUCKET: 'mindhire',
    S3_KEY: 'key',
    S3_SECRET: 'secret',
  }

  it('needs all four settings or none', () => {
    const { S3_SECRET: _, ...three } = bucket
    expect(() => readConfig({ ...production, ...three })).toThrow('S3 needs more settings: S3_SECRET')
    expect(readConfig({ ...production, ...bucket }).S3_BUCKET).toBe('mindhire')
  })

  it('in production, elsewhere, speaks TLS', () => {
    expect(() => readConfig({ ...production, ...bucket, S3_URL: 'http://s3.example.org' })).toThrow(
      /S3_URL: must begin with https/,
    )
    expect(readConfig({ ...production, ...bucket, S3_URL: 'http://127.0.0.1:9000' }).S3_KEY).toBe('key')
  })
})

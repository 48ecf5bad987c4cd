import { isIP } from 'node:net'
import * as z from 'zod'

const list = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.url()))

const count = (min: number, max: number) =>
  z.coerce.number('must be a number').int('must be a whole number').min(min).max(max)

const payLink = z.url({ protocol: /^https?$/, error: 'must begin with https://' })

// Over a socket the host is in the query and none before the path: no valid URL, but PostgreSQL takes it.
const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres://', abort: true })
  .refine((url) => URL.canParse(url.replace('@/', '@localhost/')), {
    error: 'must be postgres://user:password@host:port/database, special characters in its parts as %XX',
  })

const networkNames = ['loopback', 'linklocal', 'uniquelocal']

function isNetwork(text: string): boolean {
  const [address = '', bits = '1', ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0) return networkNames.includes(text)
  return (
    more.length === 0 && /^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128)
  )
}

const proxies = z
  .string()
  .refine(
    (text) => /^(off|\d|1\d)$/.test(text) || text.split(',').every((part) => isNetwork(part.trim())),
    'must be off, how many proxies stand in front of the server, e.g. 1, or their addresses, e.g. 10.0.0.0/8,192.0.2.7',
  )
  .transform((text) => (text === 'off' || Number(text) === 0 ? undefined : text))

// Unencrypted only on trusted networks: this machine, a private network, a name without a domain.
const aiAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://ai.example.org/v1' })
  .refine(
    (url) => !URL.canParse(url) || (new URL(url).username === '' && isPrivateOrHttps(new URL(url))),
    'must begin with https://, but on this machine or a private network, and hold no password',
  )

function isPrivateOrHttps({ protocol, hostname }: URL): boolean {
  if (protocol === 'https:') return true
  return (
    !hostname.includes('.') ||
    /\.(internal|local|localhost)$/.test(hostname) ||
    /^(127|10)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(hostname)
  )
}

const dollars = z.coerce.number('must be a number').min(0, 'must not be negative').max(1_000_000)

/** OWASP's minimum for two passes. */
export const minArgon2MemoryKib = 19_456

/** Every setting of an installation. `.env.example` is held to this list by a test. */
export const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: count(0, 65535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: z.url('must be an address such as https://jobs.example.org').optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SECRET_KEY_OLD: z.string().min(32, 'must have at least 32 characters').optional(),
  BRAND_NAME: z.string().default('Mindhire'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  S3_URL: z.url({ protocol: /^https?$/, error: 'must begin with https:// or http://' }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]+$/, 'must be the name of a bucket')
    .optional(),
  S3_KEY: z.string().optional(),
  S3_SECRET: z.string().optional(),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z.string().default('Mindhire <no-reply@mindhire.example>'),
  BILLING: z.enum(['manual', 'off']).default('manual'),
  DEMO: z.enum(['on', 'off']).optional(),
  FREE_OFFER: z.enum(['starter', 'trial', 'none']).default('starter'),
  PAYMENT_LINK_STARTER: payLink.optional(),
  PAYMENT_LINK_BASIC: payLink.optional(),
  PAYMENT_LINK_ENTERPRISE: payLink.optional(),
  // Lines separated by `|`, each `Label: value` or any text.
  PAYMENT_DETAILS: z.string().default(''),
  TND_PER_USD: z.coerce.number('must be a number').positive().max(1000).default(3.1),
  // Its lines are separated by `|`.
  INVOICE_ISSUER: z.string().default(''),
  INVOICE_TAX_RATE: z.coerce.number('must be a number').min(0).max(100).default(0),
  CONTACT_EMAIL: z.email().default('hello@mindhire.example'),
  CONTACT_WHATSAPP: z.string().default('+216 00 000 000'),
  CONTACT_PHONE: z.string().default('+216 00 000 000'),
  SOCIAL_LINKS: list.default([]),
  WEBRING_URL: z.url().optional(),
  INTERVIEW_LINK_DAYS: count(1, 365).default(14),
  LINK_REMINDER_DAYS: count(0, 30).default(2),
  SEAT_LEASE_HOURS: count(1, 24 * 30).default(48),
  LOCATION_RADIUS_KM: count(0, 20000).default(60),
  RETENTION_MONTHS: count(1, 120).default(24),
  TRUST_PROXY: proxies.optional(),
  REGISTRATION_PROOF: z.enum(['on', 'off']).default('on'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  SESSION_CACHE_SECONDS: count(0, 300).default(30),
  ARGON2_MEMORY_KIB: count(8, 1_048_576).default(minArgon2MemoryKib),
  AI_PROVIDER: z
    .enum(['builtin', 'openai-compatible', 'anthropic'], 'must be builtin, openai-compatible or anthropic')
    .default('builtin'),
  AI_BASE_URL: aiAddress.optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_MONTHLY_BUDGET_USD: dollars.optional(),
  // For a million tokens.
  AI_PRICE_INPUT: dollars.optional(),
  AI_PRICE_OUTPUT: dollars.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type Settings = z.output<typeof settings>

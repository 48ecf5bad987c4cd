import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { looksRandom } from './secret-key.ts'
import { minArgon2MemoryKib, type Settings, settings } from './settings.ts'

/** The settings of an installation, parsed once, with what follows from them. */
export interface Config extends Settings {
  production: boolean
  /** Whether visitors may look at a demo company. */
  demo: boolean
  publicUrl: string
  secretKey: string
  /** What was made with it still opens, while a key is being replaced. */
  secretKeyOld?: string | undefined
  /** Absolute path. */
  dataDir: string
  host: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Thrown with a readable list of everything that is wrong. */
export class WrongSettings extends Error {}

/** Reads settings from an environment; throws WrongSettings. Creates the data folder and, in development, the secret key. */
export function readConfig(environment: Environment = ownEnvironment()): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    throw new WrongSettings(
      [
        'These settings are wrong:',
        ...parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`),
      ].join('\n'),
    )
  }
  const set = parsed.data
  const missing = missingForAi(set)
  if (missing.length > 0)
    throw new WrongSettings(
      [`AI_PROVIDER=${set.AI_PROVIDER} needs more settings:`, ...missing.map((line) => `  ${line}`)].join(
        '\n',
      ),
    )
  const missingS3 = missingForS3(set)
  if (missingS3.length > 0) throw new WrongSettings(`S3 needs more settings: ${missingS3.join(', ')}`)
  const production = set.NODE_ENV === 'production'
  const wrong = production ? unsafeInProduction(set) : []
  if (wrong.length > 0)
    throw new WrongSettings(
      ['These settings are not safe in production:', ...wrong.map((line) => `  ${line}`)].join('\n'),
    )
  const dataDir = resolve(set.DATA_DIR)
  return {
    ...set,
    production,
    demo: (set.DEMO ?? (set.NODE_ENV === 'development' ? 'on' : 'off')) === 'on',
    publicUrl: (set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).replace(/\/+$/, ''),
    host: set.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir,
    secretKey: set.SECRET_KEY ?? keptSecretKey(dataDir),
    secretKeyOld: set.SECRET_KEY_OLD,
  }
}

// The environment overrides the file.
function ownEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

function missingForAi(set: Settings): string[] {
  if (set.AI_PROVIDER === 'builtin') return []
  const missing: string[] = []
  const free = set.AI_PRICE_INPUT === 0 && set.AI_PRICE_OUTPUT === 0
  if (!set.AI_MODEL) missing.push('AI_MODEL: set it to the name of the model')
  if (set.AI_PROVIDER === 'openai-compatible' && !set.AI_BASE_URL)
    missing.push('AI_BASE_URL: set it to the address that ends before /chat/completions')
  if (set.AI_PROVIDER === 'anthropic' && !set.AI_API_KEY) missing.push('AI_API_KEY: set it to your key')
  for (const name of ['AI_PRICE_INPUT', 'AI_PRICE_OUTPUT'] as const)
    if (set[name] === undefined)
      missing.push(
        `${name}: set it to the price of a million tokens in US dollars, 0 for a model of your own`,
      )
  if (!free && set.AI_MONTHLY_BUDGET_USD === undefined)
    missing.push('AI_MONTHLY_BUDGET_USD: set it to what each company may spend in a month')
  return missing
}

/** All four or none. */
function missingForS3(set: Settings): string[] {
  const names = ['S3_URL', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const
  const missing = names.filter((name) => !set[name])
  return missing.length === names.length ? [] : missing
}

function unsafeInProduction(set: Settings): string[] {
  const wrong: string[] = []
  if (!set.SECRET_KEY)
    wrong.push('SECRET_KEY: set it to at least 32 random characters, e.g. from `openssl rand -base64 48`')
  else if (!looksRandom(set.SECRET_KEY))
    wrong.push('SECRET_KEY: can be guessed; make one with `openssl rand -base64 48`')
  if (!set.PUBLIC_URL) wrong.push('PUBLIC_URL: set it to the https address that people open')
  else if (
    !set.PUBLIC_URL.startsWith('https://') &&
    !/^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(set.PUBLIC_URL)
  )
    wrong.push('PUBLIC_URL: must begin with https://')
  if (!set.SMTP_URL)
    wrong.push(
      'SMTP_URL: set it, e.g. smtps://user:password@mail.example.org (the outbox is for development)',
    )
  else if (weakensTls(set.SMTP_URL))
    wrong.push('SMTP_URL: must not weaken TLS; mail servers elsewhere need it')
  if (set.S3_URL && !/^(https:|http:\/\/(localhost|127\.0\.0\.1)(:|\/|$))/.test(set.S3_URL))
    wrong.push('S3_URL: must begin with https://, for CVs go there')
  if (set.RATE_LIMITS === 'off') wrong.push('RATE_LIMITS: off is for load tests only')
  if (set.ARGON2_MEMORY_KIB < minArgon2MemoryKib)
    wrong.push(`ARGON2_MEMORY_KIB: must be at least ${minArgon2MemoryKib}`)
  return wrong
}

/** By the names as they are read, whatever is percent-encoded in them. */
const weakensTls = (smtpUrl: string): boolean =>
  [...new URL(smtpUrl).searchParams.keys()].some((name) => /^(ignoreTLS|requireTLS|tls(\.|$))/i.test(name))

function keptSecretKey(dataDir: string): string {
  const file = resolve(dataDir, 'secret-key')
  mkdirSync(dataDir, { recursive: true })
  try {
    // Two processes may start together: the first to create the file wins.
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** The key in use first, then the one that it replaces. */
export function secretKeys({
  secretKey,
  secretKeyOld,
}: Pick<Config, 'secretKey' | 'secretKeyOld'>): readonly string[] {
  return secretKeyOld === undefined ? [secretKey] : [secretKey, secretKeyOld]
}

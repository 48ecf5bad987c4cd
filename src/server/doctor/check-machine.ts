import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { paymentConfigured } from '#features/billing/server/payment-configured.ts'
import type { Config } from '#platform/config/config.ts'
import { openFiles } from '#platform/files/open-files.ts'
import { outboxFolder } from '#platform/mail/outbox.ts'
import { outboxTransport } from '#platform/mail/outbox-transport.ts'
import { smtpTransport } from '#platform/mail/smtp-transport.ts'
import { bad, type CheckResult, checkThat, note, ok } from './check-result.ts'

const builtPage = join(import.meta.dirname, '../../../dist/.built-from')
const gigabyte = 1e9

export function checkNode(): CheckResult {
  const major = Number(process.versions.node.split('.')[0])
  const detail = `${process.version} on ${process.platform} ${process.arch}`
  return major >= 24
    ? ok('Node', detail)
    : bad('Node', `${detail}: the server runs on the Node 24 that npm installs`)
}

export function checkSettings(config: Config): CheckResult {
  const { NODE_ENV, ROLE, BILLING, publicUrl } = config
  return ok('Settings', `${NODE_ENV}, role ${ROLE}, billing ${BILLING}, at ${publicUrl}`)
}

/** Buyers need an account to transfer to. */
export function checkPayment(config: Config): CheckResult {
  if (config.BILLING === 'off') return ok('Payment', 'billing is off')
  return paymentConfigured(config)
    ? ok('Payment', 'payment details are configured')
    : note(
        'Payment',
        'buyers cannot pay: set PAYMENT_DETAILS, or PAYMENT_LINK_STARTER, PAYMENT_LINK_BASIC and PAYMENT_LINK_ENTERPRISE',
      )
}

export async function checkBuild(): Promise<CheckResult> {
  const there = await access(builtPage).then(
    () => true,
    () => false,
  )
  return there
    ? ok('Build', 'the browser’s code is built')
    : note('Build', 'not built yet; npm start builds it')
}

/** Checks the server at the configured address. */
export async function checkServer({ host, PORT, ROLE }: Config): Promise<CheckResult> {
  if (ROLE === 'worker' || PORT === 0) return ok('Server', 'has no fixed address')
  const url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${PORT}`
  try {
    const reply = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(3_000) })
    const { status } = (await reply.json()) as { status?: string }
    return status === 'ready' ? ok('Server', `answers at ${url}`) : bad('Server', `at ${url} is not ready`)
  } catch {
    return note('Server', `is not running at ${url}`)
  }
}

/** Uploads and the database need disk space. */
export function checkFiles(config: Config): Promise<CheckResult> {
  const { dataDir, S3_URL, S3_BUCKET } = config
  return checkThat('Files', async () => {
    if (S3_URL) {
      await (await openFiles(config)).ping()
      return ok('Files', `kept in ${S3_BUCKET} at ${S3_URL}`)
    }
    const folder = join(dataDir, 'files')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return ok('Files', `${folder} is writable`)
  })
}

export function checkDisk({ dataDir }: Config): Promise<CheckResult> {
  return checkThat('Disk', async () => {
    const { bavail, blocks, bsize } = await statfs(dataDir)
    const free = (bavail * bsize) / gigabyte
    const detail = `${free.toFixed(1)} GB free of ${((blocks * bsize) / gigabyte).toFixed(1)} GB`
    if (free < 0.2) return bad('Disk', `${detail}: free some space now`)
    return free < 2 ? note('Disk', `${detail}: free some space soon`) : ok('Disk', detail)
  })
}

/** Connects to the mail server and logs in; sends nothing. */
export async function checkMail(config: Config): Promise<CheckResult> {
  const { SMTP_URL } = config
  if (!SMTP_URL) {
    return checkThat('Mail', async () => {
      const folder = outboxFolder(config)
      await (await outboxTransport(folder)).ping()
      return ok('Mail', `written to ${folder}; set SMTP_URL to send mail`)
    })
  }
  const { protocol, hostname, port } = new URL(SMTP_URL)
  const where = `${protocol}//${hostname}${port && `:${port}`}`
  const transport = smtpTransport(SMTP_URL, config)
  try {
    await transport.ping()
    return ok('Mail', `${where} answers`)
  } catch (error) {
    const { code } = error as { code?: string }
    return bad('Mail', `${where} does not accept mail (${code ?? 'unknown'}): check SMTP_URL`)
  } finally {
    await transport.close()
  }
}

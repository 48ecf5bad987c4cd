import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config/config.ts'
import { outboxTransport } from '#platform/mail/outbox-transport.ts'
import { smtpTransport } from '#platform/mail/smtp-transport.ts'
import { outboxFolder } from '../outbox-folder.ts'
import { bad, type Finding, findOut, note, ok } from './finding.ts'

const builtPage = join(import.meta.dirname, '../../../dist/.built-from')
const gigabyte = 1e9

export function examineNode(): Finding {
  const major = Number(process.versions.node.split('.')[0])
  const said = `${process.version} on ${process.platform} ${process.arch}`
  return major >= 24
    ? ok('Node', said)
    : bad('Node', `${said}: the server runs on the Node 24 that npm installs`)
}

export function examineSettings(config: Config): Finding {
  const { NODE_ENV, ROLE, BILLING, publicUrl } = config
  return ok('Settings', `${NODE_ENV}, role ${ROLE}, billing ${BILLING}, at ${publicUrl}`)
}

export async function examineBuild(): Promise<Finding> {
  const there = await access(builtPage).then(
    () => true,
    () => false,
  )
  return there
    ? ok('Build', 'the browser’s code is built')
    : note('Build', 'not built yet: npm start builds it')
}

/** Of the processes that serve, the one at the address of these settings. */
export async function examineServer({ host, PORT, ROLE }: Config): Promise<Finding> {
  if (ROLE === 'worker' || PORT === 0) return ok('Server', 'listens at no fixed address')
  const url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${PORT}`
  try {
    const reply = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(3_000) })
    const { status } = (await reply.json()) as { status?: string }
    return status === 'ready' ? ok('Server', `answers at ${url}`) : bad('Server', `at ${url} is not ready`)
  } catch {
    return note('Server', `does not run at ${url}`)
  }
}

/** Room for what people send and for the database. */
export function examineFiles({ dataDir }: Config): Promise<Finding> {
  return findOut('Files', async () => {
    const folder = join(dataDir, 'files')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return ok('Files', `${folder} can be written`)
  })
}

export function examineDisk({ dataDir }: Config): Promise<Finding> {
  return findOut('Disk', async () => {
    const { bavail, blocks, bsize } = await statfs(dataDir)
    const free = (bavail * bsize) / gigabyte
    const said = `${free.toFixed(1)} GB free of ${((blocks * bsize) / gigabyte).toFixed(1)} GB`
    if (free < 0.2) return bad('Disk', `${said}: make room now`)
    return free < 2 ? note('Disk', `${said}: make room soon`) : ok('Disk', said)
  })
}

/** Greets the mail server and logs in; sends nothing. */
export async function examineMail(config: Config): Promise<Finding> {
  const { SMTP_URL } = config
  if (!SMTP_URL) {
    return findOut('Mail', async () => {
      const folder = outboxFolder(config)
      await (await outboxTransport(folder)).ping()
      return ok('Mail', `kept in ${folder}: set SMTP_URL to send it`)
    })
  }
  const { protocol, hostname, port } = new URL(SMTP_URL)
  const where = `${protocol}//${hostname}${port && `:${port}`}`
  const transport = smtpTransport(SMTP_URL)
  try {
    await transport.ping()
    return ok('Mail', `${where} answers`)
  } catch (error) {
    const { code } = error as { code?: string }
    return bad('Mail', `${where} does not take mail (${code ?? 'unknown'}): check SMTP_URL`)
  } finally {
    await transport.close()
  }
}

import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Config, readConfig } from '#platform/config/config.ts'
import { openApp } from './app.ts'
import { demoAccount, findDemoUser } from './demo-account.ts'
import { describeStartError } from './describe-start-error.ts'
import { openPlatform } from './open-platform.ts'
import { invalidateChanged } from './pages/invalidate-changed.ts'
import { loaders } from './pages/loaders.ts'
import { type InvalidatePages, registerPages } from './pages/register-pages.ts'

const dist = join(import.meta.dirname, '../../dist')
const stopWithinMs = 15_000

/** Starts what ROLE asks for, and returns what stops it. Once `wanted` is false the rest is not started. */
async function start(wanted: () => boolean): Promise<() => Promise<void>> {
  const config = readConfig()
  const { platform, work, ping, close } = await openPlatform(config)
  let app: FastifyInstance | undefined
  const stop = async () => {
    try {
      await app?.close()
    } finally {
      await close()
    }
  }
  try {
    if (wanted() && config.ROLE !== 'worker') {
      let invalidatePages: InvalidatePages | undefined
      app = await openApp({
        platform,
        ping,
        answered: (answer) => invalidateChanged(answer, () => invalidatePages?.()),
      })
      invalidatePages = (await registerPages(app, { platform, dist, loaders })).invalidate
    }
    if (wanted() && config.ROLE !== 'api') await work()
    const hasDemo = !config.production && (await findDemoUser(platform)) !== null
    // Last: a database that goes away ends a start, never a server that answers already.
    if (wanted()) await app?.listen({ port: config.PORT, host: config.host })
    if (wanted()) printReady(config, app, hasDemo)
    return stop
  } catch (error) {
    await stop().catch(() => undefined)
    throw error
  }
}

/** A worker has no address. */
function printReady(config: Config, app: FastifyInstance | undefined, hasDemo: boolean): void {
  const address = app?.server.address()
  const port = typeof address === 'object' && address ? address.port : config.PORT
  const url = app && `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`
  process.stdout.write(`${JSON.stringify({ msg: 'ready', role: config.ROLE, url })}\n`)
  if (!process.stdout.isTTY && config.production) return
  const lines = [
    url
      ? `${config.BRAND_NAME} is ready at ${config.publicUrl}`
      : `${config.BRAND_NAME} runs background tasks.`,
  ]
  if (url && !config.production && !config.SMTP_URL) lines.push(`Outgoing mail can be read at ${url}/outbox`)
  if (hasDemo) lines.push(`Demo account: ${demoAccount.userName}, password: ${demoAccount.password}`)
  lines.push('Press Ctrl-C to stop.')
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`)
}

/** Runs until a signal comes. A signal during the start stops the parts that are open by then. */
async function run(): Promise<void> {
  let stopping = false
  const signal = new Promise<void>((resolve) => {
    const end = () => {
      stopping = true
      setTimeout(() => process.exit(1), stopWithinMs).unref()
      resolve()
    }
    process.once('SIGTERM', end).once('SIGINT', end)
    // Others that come are ignored: npm sends each one twice.
    process.on('SIGTERM', () => undefined).on('SIGINT', () => undefined)
  })
  try {
    const stop = await start(() => !stopping)
    await signal
    await stop()
    process.exit(0)
  } catch (error) {
    // The signal that made a child process fail arrives after the failure.
    await nextTurn()
    if (!stopping) process.stderr.write(`Mindhire did not start. ${describeStartError(error)}\n`)
    process.exit(1)
  }
}

await run()

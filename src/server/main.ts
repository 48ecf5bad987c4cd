import { readConfig, WrongSettings } from '#platform/config/config.ts'
import { DatabaseNotStarted } from '#platform/database/database-unavailable.ts'
import { StorageFull } from '#platform/files/storage-full.ts'
import { openApp } from './app.ts'
import { openPlatform } from './open-platform.ts'
import { addPages } from './pages/add-pages.ts'

const stopWithinMs = 15_000

async function start(): Promise<void> {
  const config = readConfig()
  const { platform, work, ping, close } = await openPlatform(config)
  try {
    const app = await openApp({ platform, ping })
    await addPages(app, platform)
    if (config.ROLE !== 'worker') await app.listen({ port: config.PORT, host: config.host })
    if (config.ROLE !== 'api') await work()
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : config.PORT
    stopOnSignal(async () => {
      await app.close()
      await close()
    })
    announce(config, port)
  } catch (error) {
    await close()
    throw error
  }
}

function announce(config: ReturnType<typeof readConfig>, port: number): void {
  const url = `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`
  process.stdout.write(`${JSON.stringify({ msg: 'ready', role: config.ROLE, url })}\n`)
  if (!process.stdout.isTTY && config.production) return
  const lines = [`${config.BRAND_NAME} is ready at ${config.publicUrl}`]
  if (!config.production && !config.SMTP_URL) lines.push(`Outgoing mail can be read at ${url}/outbox`)
  lines.push('Press Ctrl-C to stop.')
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`)
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

/** One sentence for what a person can mend; everything else with its trace. */
function sentence(error: unknown): string {
  if (error instanceof WrongSettings || error instanceof DatabaseNotStarted || error instanceof StorageFull)
    return error.message
  const { code, message } = (error ?? {}) as { code?: string; message?: string }
  if (code === 'EADDRINUSE')
    return 'The port is taken by another program. Stop it, or set PORT to a free one.'
  if (code === 'EACCES' && message?.includes('listen'))
    return 'This account may not listen on that port. Set PORT to one above 1023.'
  if (code === 'ENOSPC') return 'The disk is full. Make room and start again.'
  if (code === 'EACCES' || code === 'EROFS')
    return `The data folder cannot be written (${message}). Set DATA_DIR to a folder that this account may write.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

start().catch((error: unknown) => {
  process.stderr.write(`Mindhire did not start. ${sentence(error)}\n`)
  process.exit(1)
})

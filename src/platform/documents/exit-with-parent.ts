import { Worker } from 'node:worker_threads'

const WATCH = `
const { ppid } = process
setInterval(() => { if (process.ppid !== ppid) process.kill(process.pid, 'SIGKILL') }, 500)
`

/** Ends this process when its parent is gone, even while a document blocks its main thread. */
export function exitWithParent(): void {
  process.on('disconnect', () => process.exit(0))
  new Worker(WATCH, { eval: true, env: {}, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref()
}

import { Worker } from 'node:worker_threads'

const WATCH = `
const { workerData: parent } = require('node:worker_threads')
setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, 500)
`

/**
 * Ends this process when its parent is gone, even while a document blocks its main thread. The first argument names the
 * parent: one that was killed at once would be gone before anybody looked who it was. */
export function exitWithParent(): void {
  process.on('disconnect', () => process.exit(0))
  new Worker(WATCH, {
    eval: true,
    env: {},
    workerData: Number(process.argv[2]),
    resourceLimits: { maxOldGenerationSizeMb: 8 },
  }).unref()
}

// A reader that never answers a document beginning with "hang", eats memory at "memory", dies at "crash" and takes all others.
import { exitWithParent } from '#platform/documents/exit-with-parent.ts'

const hoard: Buffer[] = []

exitWithParent()
process.on('message', (request: { bytes: Uint8Array }) => {
  const begins = Buffer.from(request.bytes).toString('latin1')
  if (begins.startsWith('crash')) process.exit(1)
  if (begins.startsWith('hang')) for (;;) hoard.length = 0
  if (begins.startsWith('memory')) for (;;) hoard.push(Buffer.alloc(1024 * 1024, 1))
  process.send?.({ ok: true, kind: 'pdf', pages: 1 })
})
process.send?.('ready')

// Run by `openDocuments` in child processes: it reads untrusted files and may be killed at any moment.
import { exitWithParent } from './exit-with-parent.ts'
import { checkDocument, extractDocument, problemOf } from './read-document.ts'
import type { ReaderReply, ReaderRequest } from './reader-messages.ts'

async function reply(request: ReaderRequest): Promise<ReaderReply> {
  const bytes = Buffer.from(request.bytes)
  try {
    return request.task === 'check'
      ? { ok: true, ...(await checkDocument(bytes, request.limits)) }
      : { ok: true, document: await extractDocument(bytes) }
  } catch (error) {
    return { ok: false, problem: problemOf(error) }
  }
}

/** Until what documents left behind is given back: after each it would cost ten times the look at a file. */
const idleMs = 200
let idle: NodeJS.Timeout | undefined

exitWithParent()
process.on('message', (request) => {
  clearTimeout(idle)
  void reply(request as ReaderRequest).then((answer) => {
    process.send?.(answer)
    idle = setTimeout(() => globalThis.gc?.(), idleMs)
  })
})
process.send?.('ready')

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

exitWithParent()
process.on('message', (request) => {
  void reply(request as ReaderRequest).then((answer) => {
    process.send?.(answer)
    // What the document left behind; nobody waits for it.
    globalThis.gc?.()
  })
})
process.send?.('ready')

import { open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Log } from '#platform/log/log.ts'
import type { Sender } from '#platform/worker-pool/fair-line.ts'
import type { DocumentProblem, Documents } from './documents.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { CheckReply, ExtractReply, ReaderReply, ReaderRequest } from './reader-messages.ts'
import { openReaderPool } from './reader-pool.ts'
import { ReaderStopped, type ReadingBounds } from './reader-process.ts'

export interface DocumentsOptions {
  log: Log
  readers?: number
  timeoutMs?: number
  memoryMb?: number
  /** Of the first look at a file, which a sender waits for. */
  checkBounds?: ReadingBounds
  /** How many documents may wait for a reader, and how many of one sender; one more is LineFull. */
  maxWaiting?: number
  maxWaitingOfOne?: number
  readerPath?: string
}

type Refused = { ok: false; problem: DocumentProblem }

/** Whom nobody waits for. */
const background: Sender = { by: 'background' }
const UNREADABLE: Refused = { ok: false, problem: 'unreadable' }
/** Far above the upload limit: guards against any other file. */
const MAX_BYTES = 16 * 1024 * 1024
const READER = fileURLToPath(new URL('./reader.ts', import.meta.url))

/**
 * Starts the reader processes. A document that kills its reader fails alone: the next one gets a new reader.
 * Both calls throw LineFull when too many documents wait.
 */
export function openDocuments(options: DocumentsOptions): Documents {
  // One keeps pace with two on two processors, and two large documents at once would fill a small machine.
  const { log, readers = 1, maxWaiting = 200, maxWaitingOfOne = 40 } = options
  const limits = {
    timeoutMs: options.timeoutMs ?? 6_000,
    memoryMb: options.memoryMb ?? 180,
    readerPath: options.readerPath ?? READER,
  }
  const checkBounds = options.checkBounds ?? { timeoutMs: 4_000, memoryMb: 180 }
  const pool = openReaderPool(limits, { places: readers, maxWaiting, maxWaitingOfOne })

  async function read<Reply extends ReaderReply>(
    path: string,
    toRequest: (bytes: Buffer) => ReaderRequest,
    { sender, bounds = limits }: { sender: Sender; bounds?: ReadingBounds },
  ) {
    return pool.use(sender, async (reader) => {
      // Not before its turn: a long line would fill the memory.
      const bytes = await readWhole(path)
      if (!bytes) return UNREADABLE
      try {
        return (await reader.read(toRequest(bytes), bounds)) as Reply
      } catch (error) {
        if (!(error instanceof ReaderStopped)) throw error
        log.warn({ failure: error.failure, bytes: bytes.length }, 'a document stopped its reader')
        await reader.stop()
        return UNREADABLE
      }
    })
  }

  return {
    check: (path, checked, sender = background) =>
      read<CheckReply>(path, (bytes) => ({ task: 'check', bytes, limits: checked }), {
        sender,
        bounds: checkBounds,
      }),
    extract: (path, sender = background) =>
      read<ExtractReply>(path, (bytes) => ({ task: 'extract', bytes }), { sender }),
    alone: oneAtATime(),
    close: () => pool.close(),
  }
}

async function readWhole(path: string): Promise<Buffer | null> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    return size > MAX_BYTES ? null : await file.readFile()
  } finally {
    await file.close()
  }
}

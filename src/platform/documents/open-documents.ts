import { open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Log } from '#platform/log/log.ts'
import type { DocumentProblem, Documents } from './documents.ts'
import type { CheckReply, ExtractReply, ReaderReply, ReaderRequest } from './reader-messages.ts'
import { type ReaderProcess, ReaderStopped, startReader } from './reader-process.ts'

export interface DocumentsOptions {
  log: Log
  workers?: number
  timeoutMs?: number
  memoryMb?: number
  /** How many documents may wait for a reader; one more is 'unreadable' for now. */
  mostWaiting?: number
  readerPath?: string
}

type Refused = { ok: false; problem: DocumentProblem }

const UNREADABLE: Refused = { ok: false, problem: 'unreadable' }
/** Far above what a candidate may send; guards against being handed something else. */
const MOST_BYTES = 16 * 1024 * 1024
const READER = fileURLToPath(new URL('./reader.ts', import.meta.url))

/** Starts the reader processes. A document that kills its reader fails alone: the next one gets a new reader. */
export function openDocuments(options: DocumentsOptions): Documents {
  const { log, workers = 2, mostWaiting = 200 } = options
  const limits = {
    timeoutMs: options.timeoutMs ?? 10_000,
    memoryMb: options.memoryMb ?? 512,
    readerPath: options.readerPath ?? READER,
  }
  const all = new Set<ReaderProcess>()
  const idle: ReaderProcess[] = []
  const waiting: ((reader: ReaderProcess | null) => void)[] = []
  let isClosed = false

  const start = () => {
    const reader = startReader(limits)
    all.add(reader)
    return reader
  }
  for (let i = 0; i < workers; i++) idle.push(start())

  const take = (): Promise<ReaderProcess | null> => {
    if (isClosed || waiting.length >= mostWaiting) return Promise.resolve(null)
    const reader = idle.pop()
    return reader ? Promise.resolve(reader) : new Promise((resolve) => waiting.push(resolve))
  }
  const giveBack = (used: ReaderProcess) => {
    if (isClosed) return
    let reader = used
    if (!used.isAlive()) {
      all.delete(used)
      reader = start()
    }
    const next = waiting.shift()
    if (next) next(reader)
    else idle.push(reader)
  }

  async function read<Reply extends ReaderReply>(path: string, toRequest: (bytes: Buffer) => ReaderRequest) {
    const bytes = await readWhole(path)
    if (!bytes) return UNREADABLE
    const reader = await take()
    if (!reader) {
      log.warn({ waiting: waiting.length }, 'no reader for a document')
      return UNREADABLE
    }
    const used = reader.isAlive() ? reader : replace(reader)
    try {
      return (await used.read(toRequest(bytes))) as Reply
    } catch (error) {
      if (!(error instanceof ReaderStopped)) throw error
      log.warn({ failure: error.failure, bytes: bytes.length }, 'a document stopped its reader')
      await used.stop()
      return UNREADABLE
    } finally {
      giveBack(used)
    }
  }
  const replace = (dead: ReaderProcess) => {
    all.delete(dead)
    return start()
  }

  return {
    check: (path, checked) => read<CheckReply>(path, (bytes) => ({ task: 'check', bytes, limits: checked })),
    extract: (path) => read<ExtractReply>(path, (bytes) => ({ task: 'extract', bytes })),
    async close() {
      isClosed = true
      for (const answer of waiting.splice(0)) answer(null)
      await Promise.all([...all].map((reader) => reader.stop()))
    },
  }
}

async function readWhole(path: string): Promise<Buffer | null> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    return size > MOST_BYTES ? null : await file.readFile()
  } finally {
    await file.close()
  }
}

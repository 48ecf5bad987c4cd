import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import type { Log } from '#platform/log/log.ts'
import { LineFull } from '#platform/worker-pool/fair-line.ts'
import { aDocx } from '#testing/documents/a-docx.ts'
import { aPdf } from '#testing/documents/a-pdf.ts'
import { cvFixtures } from '#testing/documents/cv-fixtures.ts'
import type { Documents } from './documents.ts'
import { fakeDocuments } from './fake-documents.ts'
import { type DocumentsOptions, openDocuments } from './open-documents.ts'

const folder = mkdtempSync(join(tmpdir(), 'documents-'))
const hangingReader = fileURLToPath(import.meta.resolve('#testing/documents/hanging-reader.ts'))
const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} }
const opened: Documents[] = []
let files = 0

function fileOf(content: string | Buffer, name = 'cv.pdf'): string {
  const path = join(folder, `${files++}-${name}`)
  writeFileSync(path, content)
  return path
}

function open(options: Partial<DocumentsOptions> = {}): Documents {
  const documents = openDocuments({ log: silentLog, readers: 1, ...options })
  opened.push(documents)
  return documents
}

function readerProcesses(): number {
  const listed = execFileSync('ps', ['-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  return listed.split('\n').filter((line) => line.includes('reader.ts')).length
}

function childrenOf(pid: number | undefined): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

/** Hundredths of a second of work done. */
function cpuTicks(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[13])
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((documents) => documents.close()))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe.each([
  ['real', () => open()],
  ['fake', () => fakeDocuments()],
])('documents, the %s ones', (_, make) => {
  it('take a PDF and refuse what is none, whatever its name', async () => {
    const documents = make()
    expect(await documents.check(fileOf(aPdf()), { maxPages: 5 })).toEqual({
      ok: true,
      kind: 'pdf',
      pages: 1,
    })
    const refused = { ok: false, problem: 'wrong-type' }
    expect(await documents.check(fileOf('MZ\x90'), { maxPages: 5 })).toEqual(refused)
    expect(await documents.extract(fileOf('MZ\x90'))).toEqual(refused)
  })
})

describe('reader processes', () => {
  it('read every kind, several at once', async () => {
    const documents = open({ readers: 2 })
    const read = await Promise.all(Object.values(cvFixtures).map((path) => documents.extract(path)))
    for (const each of read) expect(each).toMatchObject({ ok: true })
    expect(await documents.check(fileOf(aPdf({ pages: 6 })), { maxPages: 5 })).toEqual({
      ok: false,
      problem: 'too-many-pages',
    })
  })

  it('refuse a bomb within two seconds', async () => {
    const documents = open()
    const bomb = fileOf(aDocx({ entries: { 'word/big.bin': Buffer.alloc(50 * 1024 * 1024) } }))
    // The best of three: a machine that does much else is slow at times.
    let quickest = Number.POSITIVE_INFINITY
    for (let time = 0; time < 3; time++) {
      const before = performance.now()
      expect(await documents.check(bomb, { maxPages: 5 })).toEqual({ ok: false, problem: 'unreadable' })
      quickest = Math.min(quickest, performance.now() - before)
    }
    expect(quickest).toBeLessThan(2000)
  })

  it.each(['png', 'jpeg'] as const)(
    'S17 refuse a %s of 100 megapixels by its size, within two seconds',
    async (format) => {
      const stopped = vi.fn()
      const documents = open({ log: { ...silentLog, warn: stopped } })
      await documents.check(fileOf(aPdf()), { maxPages: 5 })
      const blank = sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'white' } })
      const path = fileOf(await blank[format]().toBuffer())
      const began = performance.now()
      expect(await documents.check(path, { maxPages: 5 })).toEqual({ ok: false, problem: 'unreadable' })
      expect(performance.now() - began).toBeLessThan(2000)
      // It was not decoded: the same reader is there.
      expect(stopped).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['hangs', 'hang'],
    ['crashes', 'crash'],
    ['eats memory', 'memory'],
  ])('fail only the document at which one %s, and leave the parent free', async (_, content) => {
    const documents = open({
      readerPath: hangingReader,
      timeoutMs: content === 'hang' ? 2000 : 20_000,
      memoryMb: 200,
    })
    let ticks = 0
    const ticking = setInterval(() => ticks++, 10)
    const [bad, good] = await Promise.all([
      documents.check(fileOf(content), { maxPages: 5 }),
      documents.check(fileOf('good'), { maxPages: 5 }),
    ])
    clearInterval(ticking)
    expect(bad).toEqual({ ok: false, problem: 'unreadable' })
    expect(good).toMatchObject({ ok: true })
    expect(ticks).toBeGreaterThan(3)
  })

  it('end with a parent that was killed, even while one hangs', async () => {
    const program = `
      import { openDocuments } from ${JSON.stringify(import.meta.resolve('./open-documents.ts'))}
      const log = { debug() {}, info() {}, warn() {}, error() {} }
      const documents = openDocuments({ log, readers: 1, readerPath: ${JSON.stringify(hangingReader)} })
      documents.check(${JSON.stringify(fileOf('hang'))}, { maxPages: 5 })
      await new Promise((resolve) => setTimeout(resolve, 60000))`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' })
    await expect.poll(() => childrenOf(parent.pid), { timeout: 15_000 }).toHaveLength(1)
    const [child = 0] = childrenOf(parent.pid)
    await expect.poll(() => cpuTicks(child), { timeout: 20_000 }).toBeGreaterThan(40)
    parent.kill('SIGKILL')
    await expect.poll(() => existsSync(`/proc/${child}`), { timeout: 15_000 }).toBe(false)
  })

  it('leave no listeners behind, however many documents they read', async () => {
    const warnings: string[] = []
    const note = (warning: Error) => void warnings.push(warning.name)
    process.on('warning', note)
    const documents = open({ readers: 1 })
    for (let count = 0; count < 12; count++) await documents.check(cvFixtures.docx, { maxPages: 5 })
    await new Promise((resolve) => setImmediate(resolve))
    process.off('warning', note)
    expect(warnings).not.toContain('MaxListenersExceededWarning')
  })

  it('take no more than may wait, and none are left after closing', async () => {
    const documents = open({ readerPath: hangingReader, maxWaiting: 1 })
    await documents.check(fileOf('good'), { maxPages: 5 })
    const asked = [1, 2, 3].map(() => documents.check(fileOf('hang'), { maxPages: 5 }))
    const ended = Promise.allSettled(asked)
    await expect(Promise.race(asked)).rejects.toThrow(LineFull)
    await documents.close()
    // Which of them got the reader is up to the disk.
    expect((await ended).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(readerProcesses()).toBe(0)
  })
})

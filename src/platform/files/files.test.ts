import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type S3Server, startS3 } from '#testing/start-s3.ts'
import { FileMissing, type Files, FileTooLarge } from './files.ts'
import { memoryFiles } from './memory-files.ts'
import { openDiskFiles } from './open-disk-files.ts'
import { StorageFull } from './storage-full.ts'

const helloHash = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'
const key = '0b4d/cv/a1b2'
let folder = ''
let s3: S3Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-test-'))
  s3 = await startS3(join(folder, 's3'))
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each([
  ['S3', (): Promise<Files> => s3.open()],
  ['disk', (): Promise<Files> => openDiskFiles({ root: join(folder, 'suite') })],
  ['memory', (): Promise<Files> => memoryFiles()],
])('files in %s', (_name, open) => {
  test('stages, keeps, reads and removes', async () => {
    const files = await open()
    const staged = await files.stage(Readable.from([Buffer.from('he'), Buffer.from('llo')]), { maxBytes: 5 })
    expect(staged).toMatchObject({ size: 5, sha256: helloHash })
    expect(await readFile(staged.path, 'utf8')).toBe('hello')
    expect(await files.keep(staged, key)).toEqual({ key, size: 5, sha256: helloHash })
    await expect(stat(staged.path)).rejects.toThrow()
    const opened = await files.open(key)
    expect(opened.size).toBe(5)
    expect((await buffer(opened.stream)).toString()).toBe('hello')
    const local = await files.localPath(key)
    expect(await readFile(local.path, 'utf8')).toBe('hello')
    await local.release()
    await files.remove(key)
    await files.remove(key)
    await expect(files.open(key)).rejects.toThrow(FileMissing)
    await expect(files.localPath(key)).rejects.toThrow(FileMissing)
    await files.ping()
  })

  test('lists what is kept, and sweeps received bytes that were left', async () => {
    const files = await open()
    await files.put('9f9f/cv/listed', Buffer.from('x'))
    const old = await files.stage(Readable.from([Buffer.from('old')]), { maxBytes: 3 })
    const fresh = await files.stage(Readable.from([Buffer.from('new')]), { maxBytes: 3 })
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000)
    await utimes(old.path, hoursAgo, hoursAgo)
    await files.sweepStaged(new Date(Date.now() - 3_600_000))
    await expect(stat(old.path)).rejects.toThrow()
    expect((await stat(fresh.path)).size).toBe(3)
    await files.discard(fresh)
    const listed = []
    for await (const file of files.list()) listed.push(file)
    const found = listed.find((file) => file.key === '9f9f/cv/listed')
    expect(Math.abs(Date.now() - (found?.changedAt.getTime() ?? 0))).toBeLessThan(60_000)
    expect(listed.map((file) => file.key).filter((name) => name.startsWith('tmp'))).toEqual([])
    await files.remove('9f9f/cv/listed')
  })

  test('puts bytes and replaces them', async () => {
    const files = await open()
    await files.put(key, Buffer.from('first'))
    expect(await files.put(key, Buffer.from('hello'))).toEqual({ key, size: 5, sha256: helloHash })
    expect((await buffer((await files.open(key)).stream)).toString()).toBe('hello')
    await files.put(`${key}.empty`, Buffer.alloc(0))
    const empty = await files.open(`${key}.empty`)
    expect([empty.size, (await buffer(empty.stream)).length]).toEqual([0, 0])
  })

  test('removes all of one company, and of no other', async () => {
    const files = await open()
    for (const one of ['0b4d/cv/a1', '0b4d/exports/b2', '0b4dd/cv/c3', 'a/0b4d/d4'])
      await files.put(one, Buffer.from('x'))
    await files.removeAll('0b4d/')
    await files.removeAll('0b4d/')
    for (const gone of ['0b4d/cv/a1', '0b4d/exports/b2'])
      await expect(files.open(gone)).rejects.toThrow(FileMissing)
    for (const stays of ['0b4dd/cv/c3', 'a/0b4d/d4']) {
      const { size, stream } = await files.open(stays)
      stream.destroy()
      expect(size).toBe(1)
    }
  })

  test.each(['', '/', './', '../', 'a/b/', 'tmp/', '.a/', 'a'])('refuses the prefix %j', async (wrong) => {
    const files = await open()
    await expect(async () => files.removeAll(wrong as '/')).rejects.toThrow('Not a prefix of file keys')
  })

  test('a discarded file cannot be kept', async () => {
    const files = await open()
    const staged = await files.stage(Readable.from(['x']), { maxBytes: 1 })
    await files.discard(staged)
    await files.discard(staged)
    await expect(files.keep(staged, key)).rejects.toThrow(FileMissing)
  })

  test('refuses more bytes than allowed and stops reading them', async () => {
    const files = await open()
    let read = 0
    const endless = Readable.from(
      (function* () {
        for (;;) {
          read += 1
          yield Buffer.alloc(1000)
        }
      })(),
    )
    await expect(files.stage(endless, { maxBytes: 5000 })).rejects.toThrow(FileTooLarge)
    expect(endless.destroyed).toBe(true)
    expect(read).toBeLessThan(50)
  })

  test.each([
    '',
    'a',
    '../a/b',
    'a/../b',
    'a//b',
    '/a/b',
    'a/b/',
    'a/.b',
    'a\\b/c',
    'a/b\0',
    'tmp/a',
    'é/a',
    `a/${'b'.repeat(200)}`,
  ])('refuses the key %j', async (wrong) => {
    const files = await open()
    await expect(files.put(wrong, Buffer.from('x'))).rejects.toThrow('Not a file key')
    await expect(async () => files.open(wrong)).rejects.toThrow('Not a file key')
    await expect(async () => files.remove(wrong)).rejects.toThrow('Not a file key')
  })
})

describe('the disk', () => {
  const broken = (code: string) =>
    Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw Object.assign(new Error(code), { code })
      })(),
    )

  test('only this account may read', async () => {
    const root = join(folder, 'modes')
    const files = await openDiskFiles({ root })
    await files.put(key, Buffer.from('x'))
    const modes = async (...path: string[]) => ((await stat(join(root, ...path))).mode & 0o777).toString(8)
    expect([await modes(), await modes('tmp'), await modes('0b4d'), await modes('0b4d', 'cv')]).toEqual([
      '700',
      '700',
      '700',
      '700',
    ])
    expect(await modes('0b4d', 'cv', 'a1b2')).toBe('600')
  })

  test('says that it is full and leaves no half file', async () => {
    const root = join(folder, 'full')
    const files = await openDiskFiles({ root })
    await expect(files.stage(broken('ENOSPC'), { maxBytes: 100 })).rejects.toThrow(StorageFull)
    await expect(files.stage(broken('ECONNRESET'), { maxBytes: 100 })).rejects.toThrow('ECONNRESET')
    await expect(files.stage(Readable.from([Buffer.alloc(101)]), { maxBytes: 100 })).rejects.toThrow(
      FileTooLarge,
    )
    expect(await readdir(join(root, 'tmp'))).toEqual([])
  })
})

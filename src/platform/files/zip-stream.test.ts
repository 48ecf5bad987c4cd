import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openZipArchive } from '#platform/documents/zip-archive.ts'
import { jsonArray, streamOf, zipStream } from './zip-stream.ts'

const mebibyte = 1024 * 1024

/** Bytes that cannot be made smaller, and how many were taken. */
function source(mebibytes: number) {
  const taken = { mebibytes: 0 }
  const chunk = randomBytes(mebibyte)
  const stream = Readable.from(
    (function* () {
      for (; taken.mebibytes < mebibytes; taken.mebibytes++) yield chunk
    })(),
  )
  return { stream, taken }
}

async function* these(items: readonly unknown[]) {
  yield* items
}

test('files come out as they were put in', async () => {
  const bytes = await buffer(
    zipStream(async (add) => {
      await add('README.txt', streamOf(['Héllo', ' world']))
      for (let at = 0; at < 300; at++)
        await add(`files/${at}`, streamOf([`file ${at}`]), { compress: at % 2 === 0 })
      await add('none.json', streamOf(jsonArray(these([]))))
      await add('some.json', streamOf(jsonArray(these([{ a: 1 }, 'b', null]))))
    }),
  )
  const archive = openZipArchive(bytes)
  expect(archive.names).toHaveLength(303)
  expect(archive.read('README.txt')?.toString()).toBe('Héllo world')
  expect(archive.read('files/299')?.toString()).toBe('file 299')
  expect(JSON.parse(archive.read('none.json')?.toString() ?? '')).toEqual([])
  expect(JSON.parse(archive.read('some.json')?.toString() ?? '')).toEqual([{ a: 1 }, 'b', null])
})

test('nothing is fetched before there is room for it', async () => {
  const { stream, taken } = source(200)
  const archive = zipStream((add) => add('big', stream, { compress: false }))
  await pause(200)
  expect(taken.mebibytes).toBeLessThan(20)
  let size = 0
  let most = 0
  for await (const chunk of archive) {
    size += (chunk as Buffer).length
    most = Math.max(most, taken.mebibytes - size / mebibyte)
  }
  expect(size).toBeGreaterThan(200 * mebibyte)
  // Ahead of the reader by a few pieces at most.
  expect(most).toBeLessThan(20)
})

test('what cannot be read ends the archive with its error', async () => {
  const failing = () =>
    Readable.from(
      (async function* () {
        yield 'half'
        throw new Error('The disk is gone')
      })(),
    )
  await expect(buffer(zipStream((add) => add('half', failing())))).rejects.toThrow('The disk is gone')
  await expect(buffer(zipStream(() => Promise.reject(new Error('No rows'))))).rejects.toThrow('No rows')
})

test('a reader who goes away ends the making', async () => {
  const { stream, taken } = source(200)
  let ended: unknown
  const archive = zipStream(async (add) => {
    await add('big', stream, { compress: false }).catch((error: unknown) => {
      ended = error
      throw error
    })
  })
  archive.on('error', () => undefined)
  await pause(50)
  archive.destroy()
  await pause(50)
  expect([stream.destroyed, ended]).toEqual([true, expect.any(Error)])
  expect(taken.mebibytes).toBeLessThan(20)
})

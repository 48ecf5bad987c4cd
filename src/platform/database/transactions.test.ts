import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Tx } from './database.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { type Connections, inTransaction } from './transactions.ts'

const failed = (code: string) => Object.assign(new Error(`state ${code}`), { code })

/** A pool of one connection, whose statements are noted and fail as told. */
function connected(fail: (text: string) => unknown = () => undefined) {
  const done: string[] = []
  const client = Object.assign(new EventEmitter(), {
    query: async (query: string | { text: string }) => {
      const text = typeof query === 'string' ? query : query.text
      done.push(text)
      const error = fail(text)
      if (error instanceof Error) throw error
      return { command: error ?? text.toUpperCase(), rows: [], fields: [] }
    },
    connection: { stream: { cork: () => undefined, uncork: () => undefined } },
    release: (broken: boolean) => done.push(broken ? 'discard' : 'release'),
  })
  const names = { nameOf: () => undefined, stop: () => done.push('stop naming') }
  const connections = { pool: { connect: async () => client }, names } as unknown as Connections
  const run = <T>(work: (tx: Tx) => Promise<T>) =>
    inTransaction(connections, 'begin as tenant', work).catch((error: unknown) => error as Error)
  return { done, client, run }
}

describe('a transaction', () => {
  test('begins as it is told, commits, and gives the connection back', async () => {
    const { done, client, run } = connected()
    expect(await run(async (tx) => (await tx.execute(sql`select 1`)) && 'done')).toBe('done')
    expect(done).toEqual(['begin as tenant', 'select 1', 'commit', 'release'])
    expect(client.listenerCount('error')).toBe(0)
  })

  test('whose work throws is rolled back, and the connection given back', async () => {
    const { done, client, run } = connected()
    const error = new Error('changed my mind')
    expect(await run(() => Promise.reject(error))).toBe(error)
    expect(done).toEqual(['begin as tenant', 'rollback', 'release'])
    expect(client.listenerCount('error')).toBe(0)
  })

  test('sends reads along with BEGIN, and a write after its answer', async () => {
    const { done, run } = connected()
    await run((tx) => Promise.all([tx.execute(sql`insert`), tx.readRows('select 1', [])]))
    expect(done).toEqual(['begin as tenant', 'select 1', 'insert', 'commit', 'release'])
  })

  test('answers nothing and writes nothing when BEGIN failed', async () => {
    const error = failed('57014')
    const { done, run } = connected((text) => (text === 'begin as tenant' ? error : undefined))
    const found = await run(async (tx) => {
      const rows = await tx.readRows('select 1', [])
      await tx.$client.query('insert')
      return rows
    })
    expect(found).toBe(error)
    expect(done).toEqual(['begin as tenant', 'select 1', 'rollback', 'release'])
  })

  test('that cannot be rolled back discards the connection', async () => {
    const { done, run } = connected((text) => (text === 'rollback' ? new Error('busy') : undefined))
    expect(await run(() => Promise.reject(new Error('changed my mind')))).toEqual(
      new Error('changed my mind'),
    )
    expect(done).toEqual(['begin as tenant', 'rollback', 'discard'])
  })

  test('whose commit rolls back has failed', async () => {
    const { done, run } = connected((text) => (text === 'commit' ? 'ROLLBACK' : undefined))
    expect(await run(async () => 'done')).toEqual(
      new Error('A failed statement was swallowed, and the transaction is rolled back'),
    )
    expect(done).toEqual(['begin as tenant', 'commit', 'rollback', 'release'])
  })

  test('refuses another one inside, before it reaches the connection', async () => {
    const { done, run } = connected()
    expect(await run((tx) => tx.transaction(async () => 'inner'))).toEqual(
      new Error('Already in a transaction'),
    )
    expect(done).toEqual(['begin as tenant', 'rollback', 'release'])
  })
})

describe('a connection', () => {
  test('that is lost during the work is discarded, and the database unavailable', async () => {
    const { done, client, run } = connected()
    const error = await run(async () => {
      client.emit('error', new Error('reset'))
      throw new Error('no answer')
    })
    expect(error).toEqual(new DatabaseUnavailable('The database went away'))
    expect((error as Error).cause).toEqual(new Error('no answer'))
    expect(done.at(-1)).toBe('discard')
  })

  test('whose server shuts down is unavailable', async () => {
    const { run } = connected((text) => (text === 'begin as tenant' ? failed('57P01') : undefined))
    const error = await run(async () => 'done')
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    expect((error as Error).cause).toEqual(failed('57P01'))
  })

  test.each([
    ['in the message', new Error('Query read timeout')],
    ['in the cause', new Error('Failed query', { cause: new Error('Query read timeout') })],
  ])('that is still busy after a timeout, %s, is discarded and not rolled back', async (_what, error) => {
    const { done, run } = connected()
    expect(await run(() => Promise.reject(error))).toBe(error)
    expect(done).toEqual(['begin as tenant', 'discard'])
  })

  test('that cannot be had makes the database unavailable', async () => {
    const cause = new Error('ECONNREFUSED')
    const pool = { connect: () => Promise.reject(cause) }
    const connections = { pool, names: {} } as unknown as Connections
    const error = await inTransaction(connections, 'begin', async () => 'done').catch((thrown) => thrown)
    expect(error).toEqual(new DatabaseUnavailable('The database does not answer'))
    expect(error.cause).toBe(cause)
  })
})

test.each([
  ['a serialization failure', '40001', 4, 0],
  ['a deadlock', '40P01', 4, 0],
  ['a statement of an unknown name', '26000', 4, 4],
  ['a statement whose name is taken', '42P05', 4, 4],
  ['a statement that answers other columns', '0A000', 4, 4],
  ['a duplicate', '23505', 1, 0],
  ['a refused permission', '42501', 1, 0],
])('%s is tried so often: %s, %i times', async (_what, code, tries, stops) => {
  const { done, run } = connected()
  expect(await run(() => Promise.reject(failed(code)))).toEqual(failed(code))
  expect(done.filter((text) => text === 'begin as tenant')).toHaveLength(tries)
  expect(done.filter((text) => text === 'stop naming')).toHaveLength(stops)
})

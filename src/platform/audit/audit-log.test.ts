import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CompanyId } from '#contract/ids.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import type { AuditEntry } from './audit.ts'
import { auditHash } from './audit-hash.ts'
import { auditLog, listChainedEntries, verifyAuditChain } from './audit-log.ts'

const company = randomUUID() as CompanyId
const entry: AuditEntry = {
  companyId: company,
  actor: 'system',
  action: 'user.verified',
  subjectId: randomUUID(),
}
let fresh: FreshDatabase

beforeEach(async () => {
  fresh = await freshDatabase()
})
afterEach(() => fresh.close())

const record = (more: Partial<AuditEntry> = {}) =>
  fresh.database.forCompany(company, (tx) => auditLog.record(tx, { ...entry, ...more }))
const verify = () => fresh.database.forSystem(verifyAuditChain)

async function asOwner(statement: string) {
  const client = new pg.Client(fresh.owner)
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

test('an empty log holds', async () => {
  expect(await verify()).toEqual({ rows: 0, brokenAt: null })
})

test('parallel writers of several companies keep one chain', async () => {
  const other = randomUUID() as CompanyId
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => {
      if (index % 3 === 0) return record()
      if (index % 3 === 1)
        return fresh.database.forSystem((tx) => auditLog.record(tx, { ...entry, companyId: null }))
      return fresh.database.forCompany(other, (tx) => auditLog.record(tx, { ...entry, companyId: other }))
    }),
  )
  expect(await verify()).toEqual({ rows: 40, brokenAt: null })
  const { rows } = await asOwner(
    'select max(seq)::int as last, bool_and(at <= now()) as dated from audit_log',
  )
  expect(rows).toEqual([{ last: 40, dated: true }])
})

test('a rolled-back action leaves no entry and no gap', async () => {
  await record()
  const failing = fresh.database.forCompany(company, async (tx) => {
    await auditLog.record(tx, entry)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await record()
  expect(await verify()).toEqual({ rows: 2, brokenAt: null })
})

test('no role changes or removes an entry, the owner of the table included', async () => {
  await record()
  for (const role of ['mindhire_tenant', 'mindhire_system']) {
    for (const statement of [
      "update audit_log set actor = 'x'",
      'delete from audit_log',
      'truncate audit_log',
      'update audit_head set seq = 0',
    ])
      await expect(asOwner(`begin; set local role ${role}; ${statement}`)).rejects.toThrow(
        'permission denied',
      )
  }
  await expect(asOwner("update audit_log set actor = 'x'")).rejects.toThrow('append-only')
  await expect(asOwner('truncate audit_log')).rejects.toThrow('append-only')
})

test.each([
  ['a changed entry', "update audit_log set actor = 'somebody' where seq = 3", 3],
  ['a changed date', "update audit_log set at = at - interval '1 microsecond' where seq = 2", 2],
  [
    'an entry rehashed by itself',
    "update audit_log set actor = 'x', hash = audit_hash(seq, at, company_id, 'x', action, subject_id, previous_hash) where seq = 2",
    3,
  ],
  ['a removed entry', 'delete from audit_log where seq = 2', 2],
  ['a cut end', 'delete from audit_log where seq = 5', 5],
  [
    'a rehashed end',
    "update audit_log set actor = 'x', hash = audit_hash(seq, at, company_id, 'x', action, subject_id, previous_hash) where seq = 5",
    5,
  ],
])('finds %s', async (_what, tampering, brokenAt) => {
  for (let count = 0; count < 5; count++) await record()
  await asOwner(
    `alter table audit_log disable trigger all; ${tampering}; alter table audit_log enable trigger all`,
  )
  expect((await verify()).brokenAt).toBe(brokenAt)
})

test('a company records only for itself, and names and addresses do not fit', async () => {
  await expect(record({ companyId: randomUUID() as CompanyId })).rejects.toThrow()
  await expect(record({ companyId: null })).rejects.toThrow()
  await expect(record({ subjectId: 'amel@example.org' })).rejects.toThrow()
  await expect(record({ actor: 'Amel Ben Salah' })).rejects.toThrow()
})

test('hashes are recomputed without the database', async () => {
  const about = { subjectId: randomUUID(), actor: 'candidate' }
  await record()
  await record(about)
  await record({ ...about, action: 'interview.completed' })
  await record()
  await fresh.database.forCompany(company, async (tx) => {
    const some = { subjectIds: [about.subjectId, entry.subjectId], after: 0, size: 3 }
    const entries = await listChainedEntries(tx, company, some)
    expect(entries.map(({ seq, subjectId }) => [seq, subjectId])).toEqual([
      [1, entry.subjectId],
      [2, about.subjectId],
      [3, about.subjectId],
    ])
    expect(entries.map(auditHash)).toEqual(entries.map(({ hash }) => hash))
    expect(entries.map(({ hash }) => hash).slice(0, -1)).toEqual(
      entries.slice(1).map(({ previousHash }) => previousHash),
    )
    const rest = await listChainedEntries(tx, company, { ...some, after: 3 })
    expect(rest.map(({ seq }) => seq)).toEqual([4])
    const others = { subjectIds: [randomUUID()], after: 0, size: 3 }
    expect(await listChainedEntries(tx, company, others)).toEqual([])
    for (const one of rest) expect(auditHash({ ...one, companyId: null })).not.toBe(one.hash)
  })
})

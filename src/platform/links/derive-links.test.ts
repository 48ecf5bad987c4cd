import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fakeClock } from '#platform/clock/fake-clock.ts'
import { deriveLinks } from './derive-links.ts'

const id = randomUUID()

function links(secretKey = 'a'.repeat(32)) {
  const clock = fakeClock()
  return { clock, ...deriveLinks({ config: { secretKey, publicUrl: 'https://jobs.example' }, clock }) }
}

describe('tokens', () => {
  it('name their row and match only their kind, id, issue and secret', () => {
    const { token, claimedId, matches } = links()
    const made = token('interview', id, 1)
    expect(made).toMatch(/^[\w-]{64}$/)
    expect(claimedId(made)).toBe(id)
    expect(matches(made, 'interview', id, 1)).toBe(true)
    expect(matches(made, 'interview', id, 2)).toBe(false)
    expect(matches(made, 'reset-password', id, 1)).toBe(false)
    expect(matches(made, 'interview', randomUUID(), 1)).toBe(false)
    expect(links('b'.repeat(32)).matches(made, 'interview', id, 1)).toBe(false)
  })

  it.each(['', 'x', 'a'.repeat(63), `${'a'.repeat(63)}!`, `!${'a'.repeat(63)}`, 'é'.repeat(64)])(
    '%j claims nothing',
    (text) => {
      expect(links().claimedId(text)).toBeNull()
    },
  )
})

it('are made for UUIDs only, as links on the public address', () => {
  expect(() => links().token('interview', 'abc', 1)).toThrow('A link can only be made for a UUID')
  expect(links().page('/Login')).toBe('https://jobs.example/Login')
})

it('made with the key before open as long as that is named', () => {
  const clock = fakeClock()
  const [before, after] = ['a'.repeat(32), 'b'.repeat(32)]
  const old = deriveLinks({ config: { secretKey: before, publicUrl: 'https://jobs.example' }, clock })
  const made = old.token('interview', id, 1)
  const file = { key: 'c/cv/1', name: 'cv.pdf', contentType: 'a/b', disposition: 'inline' } as const
  const signed = old.signedFile(file).replace('/files/', '')
  const config = { secretKey: after, secretKeyOld: before, publicUrl: 'https://jobs.example' }
  const rotated = deriveLinks({ config, clock })
  expect(rotated.matches(made, 'interview', id, 1)).toBe(true)
  expect(rotated.matches(made, 'interview', id, 2)).toBe(false)
  expect(rotated.readSignedFile(signed)).toEqual({ ...file, holder: null })
  expect(rotated.token('interview', id, 1)).not.toBe(made)
})

describe('signed files', () => {
  const file = {
    key: 'c/cv/1',
    name: 'cv.pdf',
    contentType: 'application/pdf',
    disposition: 'attachment',
  } as const

  it('open for five minutes', () => {
    const { signedFile, readSignedFile, clock } = links()
    const signed = signedFile(file).replace('/files/', '')
    clock.advance(299_000)
    expect(readSignedFile(signed)).toEqual({ ...file, holder: null })
    clock.advance(1_000)
    expect(readSignedFile(signed)).toBeNull()
  })

  it('cannot be changed', () => {
    const { signedFile, readSignedFile } = links()
    const bytes = Buffer.from(signedFile(file).replace('/files/', ''), 'base64url')
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    expect(readSignedFile(bytes.toString('base64url'))).toBeNull()
    expect(links('b'.repeat(32)).readSignedFile(signedFile(file).replace('/files/', ''))).toBeNull()
    expect(readSignedFile('nonsense')).toBeNull()
  })

  it('D12 name the session that asked', () => {
    const { heldBy, readSignedFile } = links()
    const holder = { who: 'user', sessionId: 'ab12', userId: 'cd34', role: 'VIEWER' } as const
    const signed = heldBy(holder).signedFile(file).replace('/files/', '')
    expect(readSignedFile(signed)).toEqual({ ...file, holder })
  })

  it('D12 tell nobody the name of the file', () => {
    const signed = links().signedFile({ ...file, name: 'Amel Trabelsi.pdf' })
    expect(Buffer.from(signed.replace('/files/', ''), 'base64url').toString('latin1')).not.toContain(
      'Trabelsi',
    )
  })
})

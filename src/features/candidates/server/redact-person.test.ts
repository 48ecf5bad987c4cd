import { describe, expect, test } from 'vitest'
import { redactReply } from './redact-person.ts'

const now = new Date('2026-11-01T10:00:00Z')
const amel = {
  firstName: 'Amel',
  lastName: 'Trabelsi',
  email: 'amel@mail.example',
  phone: '+21622345678',
  status: 'PENDING' as const,
  revealedAt: null,
  undoUntil: null,
}
const read = (text: string) => redactReply({ blind: true }, amel, now, { text }).text

test('what programs read stays as it is, whatever the name', () => {
  const confidence = { level: 'low', reasons: ['short-answers'] }
  const someone = { ...amel, firstName: 'Low', lastName: 'Short' }
  const reply = redactReply({ blind: true }, someone, now, { confidence, text: 'Low Short' })
  expect(reply).toEqual({ confidence, text: '███ █████' })
})

describe('a date of birth', () => {
  test.each([
    'Born on Monday 3 March 1990',
    'Born in Leeds on the 3rd of March 1990',
    'born March 3rd, 1990',
    'Date of birth: 03/03/1990',
    'Birthday: 1990-03-03',
    'DOB: 3.3.90',
    'born in 1990',
    'born in March 1990',
    'Née le samedi 3 mars 1990 à Sfax',
    'NÉ LE 3 MARS 1990',
    'ne le 3 mars 1990',
    'né(e) en 1990',
    'Date de naissance : 3 mars 1990',
    'Geboren am Samstag, den 3. März 1990',
    'Geburtsdatum: 03.03.1990',
    'Nacida el sábado 3 de marzo de 1990',
    'Fecha de nacimiento: 3/3/1990',
    'تاريخ الميلاد: 03/03/1990',
  ])('%s', (text) => {
    const redacted = read(`CV, ${text}\nSales`)
    expect(redacted).toHaveLength(`CV, ${text}\nSales`.length)
    expect(redacted).toContain('█')
    expect(redacted.replace(/^CV, .*█( à Sfax)?\nSales$/, '')).toBe('')
    expect(redacted).not.toMatch(/\d/)
  })

  test.each([
    'A born leader who has sold to large companies since 3 March 2019',
    'Je ne le vendais pas avant le 3 mars 2019',
    'je ne vendais rien en 2019',
    'Reborn in 2019',
    'From 3 March 1990 to 2019 at Atlas',
    'The stock was born of need.\nSince 3/3/2019 it grows',
  ])('is not seen in: %s', (text) => {
    expect(read(text)).toBe(text)
  })
})

test('names, address and phone go, in the length that they had', () => {
  expect(read('Amel TRABELSI, amel@mail.example, 22 345 678: sales')).toBe(
    '████ ████████, █████████████████, ██████████: sales',
  )
})

test('nothing goes once the candidate is shown', () => {
  const text = 'Amel, born on 3 March 1990'
  expect(redactReply({ blind: false }, amel, now, { text })).toEqual({ text })
  expect(redactReply({ blind: true }, { ...amel, revealedAt: now }, now, { text })).toEqual({ text })
})

import { describe, expect, it } from 'vitest'
import { skillsMeant, tellingOf } from './told-skills.ts'

const words = (text: string) => text.split(' ').map((one) => ({ text: one }))
const welding = [{ family: 'plumbing-welding', id: 'welding' }]
const tradeOf = (family: string) => ({ family, occupation: null })

describe('what people say who tell of using a skill', () => {
  it.each([
    ['en', 'took the torch and an electrode until the slag came off the bead'],
    ['fr', 'baguette électrode et laitier sur le cordon'],
    ['de', 'elektrode und schlacke an der kehlnaht'],
    ['es', 'electrodo y escoria en el cordón con la careta'],
  ] as const)('in %s tells of that one, and of no other', (language, text) => {
    const said = words(text.normalize('NFD').replace(/\p{Mn}/gu, ''))
    expect(tellingOf(welding, [said], language)).toBeGreaterThan(1.5)
    expect(tellingOf([{ family: 'accounting', id: 'tax' }], [said], language)).toBe(0)
  })

  it('a term of several words is said by all of them', () => {
    const spreadsheets = [{ family: 'accounting', id: 'spreadsheets' }]
    const [pivot, table, both] = ['pivot', 'table', 'pivot table'].map((text) =>
      tellingOf(spreadsheets, [words(text)], 'en', 1),
    )
    expect(both).toBeGreaterThan(0.4)
    expect(Math.max(pivot ?? 1, table ?? 1)).toBeLessThan(both ?? 0)
  })
})

describe('what a skill in an offer may mean', () => {
  it.each([
    [
      'the name of one, of the job’s trade first',
      'Excel',
      'accounting',
      [{ family: 'accounting', id: 'spreadsheets' }],
    ],
    ['words of one', 'Door hanging', 'construction', [{ family: 'construction', id: 'woodwork' }]],
    ['nothing that the library knows', 'Zeppelin steering', 'driving', []],
  ])('%s', (_what, name, family, meant) => {
    expect(skillsMeant(name, tradeOf(family), 'en')).toMatchObject(meant)
    expect(skillsMeant(name, tradeOf(family), 'en')).toHaveLength(meant.length)
  })

  it('is the same in capitals', () => {
    const reconciliation = [{ family: 'accounting', id: 'reconciliation' }]
    for (const name of ['Livre foncier', 'LIVRE FONCIER'])
      expect(skillsMeant(name, tradeOf('accounting'), 'fr')).toMatchObject(reconciliation)
  })

  it('of a trade that nobody knows a name alone says what is meant', () => {
    expect(skillsMeant('Door hanging', null, 'en')).toEqual([])
  })
})

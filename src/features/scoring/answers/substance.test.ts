import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { offerOf } from '../relevance/offer.ts'
import { contentStems } from '../text/stems.ts'
import { wordsOf } from '../text/text.ts'
import { type Matter, mendedTo, withSubstance } from './substance.ts'

const electrician = {
  title: 'Electrician',
  description: 'You test boards and cables in hospitals and repair what has failed.',
  language: 'en' as Language,
  industry: '',
  companyValues: [],
  idealProfile: {
    skills: ['Electrical testing'],
    minExperienceYears: 0,
    educationLevel: '',
    preferredLanguages: [],
    softSkills: [],
    seniorityLevel: '',
    industryBackground: '',
  },
}
const offer = offerOf(electrician)
const matter: Matter = {
  trade: offer.trade,
  offer: contentStems(offer.text, 'en'),
  words: new Set(wordsOf(offer.text).map(({ text }) => text)),
  skills: new Set(['electrical', 'testing', 'plc', 'the']),
}
const question = { text: 'Tell us about a fault that was hard to find.' }
const read = (...texts: string[]) =>
  withSubstance(
    texts.map((text) => ({ flat: wordsOf(text), question, hypothetical: false })),
    matter,
    'en',
  ).map(({ substance }) => substance)
function of(text: string) {
  const [one] = read(text)
  if (!one) throw new Error(text)
  return one
}

const account =
  'The breaker tripped each Sunday. I measured 197 volts at the panel, found the neutral burnt and remade the cable.'
const talk =
  'I am a passionate team player. I believe it is important to be proactive and I always give my best every day.'

describe('the substance of an answer', () => {
  test('is what a trade speaks of, with figures and deeds', () => {
    const [told, said] = [of(account), of(talk)]
    expect(told.trade).toBeGreaterThan(said.trade)
    expect(told.figures).toBeGreaterThan(0)
    expect(told.deeds).toBeGreaterThan(0)
    expect(told.talk).toBe(0)
    expect(said.figures).toBe(0)
    expect(said.trade).toBeLessThanOrEqual(0)
    expect(said.talk).toBeGreaterThan(0)
  })

  test('does not depend on capitals, punctuation or line breaks', () => {
    const plain = of(account)
    for (const form of [
      account.toUpperCase(),
      account.toLowerCase().replace(/[.,]/g, ''),
      `- ${account.replace(/\. /g, '.\n- ')}`,
    ])
      expect(of(form)).toEqual(plain)
  })

  test('is no more when the same is said in twice the words', () => {
    expect(of(`${account} Well, that was how it went on that day, and so it was.`).trade).toBeLessThan(
      of(account).trade,
    )
  })

  test('a row of keywords is no account', () => {
    const keywords =
      'breaker panel cable voltage neutral fuse conduit earthing insulation socket switchboard wiring'
    expect(of(keywords).trade).toBe(0)
    expect(of(`I replaced the ${keywords.split(' ').slice(0, 3).join(' and the ')}.`).trade).toBeGreaterThan(
      0,
    )
  })

  test('a deed with a tool of three letters that the job asks for counts as one of this work', () => {
    expect(of('I used plc logic for once.').deeds).toBeGreaterThan(0)
    expect(of('I used the logic for once.').deeds).toBe(0)
    expect(of('I used gin logic for once.').deeds).toBe(0)
  })

  test('the words of the question are an echo', () => {
    expect(of('A fault that was hard to find.').echo).toBe(1)
    expect(of(account).echo).toBe(0)
  })
})

test('a slip of the pen in a word of the job is read as it was meant, another word is left alone', () => {
  const mended = mendedTo(matter, wordsOf('the hopsitals and the hostels'), 'en').map(({ text }) => text)
  expect(mended).toEqual(['the', 'hospitals', 'and', 'the', 'hostels'])
})

import { describe, expect, it } from 'vitest'
import { readOne } from '#testing/interviews/read-one.ts'
import type { AnswerReading } from '../answers/read-answer.ts'
import { describeAnswer } from './describe-answer.ts'
import { inEnglish } from './in-english.ts'
import { part } from './said.ts'

const say = (answer: AnswerReading, { value = 65, muchTalk = false } = {}) =>
  inEnglish(describeAnswer(answer, { value, muchTalk, shortOf: part('lack.figures') }))

describe('describeAnswer', () => {
  it('says what an answer is short of where nothing is sure to be missing', () => {
    const full = readOne(
      'en',
      'In May 2024 the pump at line 3 failed twice. I checked 40 seals and found 6 torn, because the supplier had changed the rubber. I changed the supplier, although it cost 300 euros more, and the stops fell from 9 to 1. Since then I ask for a sample first.',
    )
    expect(say(full)).toMatch(
      /^A partial answer with own actions, a result, [^;]+; more figures would help most\.$/,
    )
  })
  it('§assessment-6 names what was found and what was not, and of what is unsure nothing', () => {
    const told = readOne(
      'en',
      'I called the customer and moved the order. They signed, and thanked us. No line stopped.',
    )
    expect(say(told)).toBe(
      'A partial answer with own actions, a result and the situation; not found: concrete facts (figures, names or dates) and a lesson.',
    )
  })
  it.each([
    [90, 'A full answer; more figures would help most.'],
    [60, 'A partial answer; not found: '],
    [30, 'A thin answer; not found: '],
    [5, 'Hardly anything to go by; not found: '],
  ])('says the same as a score of %i', (value, beginning) => {
    const said = readOne('en', 'It is important to listen to the guest and to stay calm with customers.')
    expect(say(said, { value })).toContain(beginning)
    expect(say(said, { value, muchTalk: true })).toContain(', beside much general talk; ')
  })
  it('asks for no result of a motive', () => {
    const motive = readOne('en', 'Customers and orders are what I like, and I enjoy to talk with people.')
    expect(say({ ...motive, motivation: true })).not.toMatch(/not found:.*result/)
  })
  it.each([
    ['What did you do?', []],
    ['What did you do, and what have you changed since?', ['a lesson']],
    ['Why did you do it so, and what do you do differently?', ['reasons (or a cost)', 'a lesson']],
  ])('asks for reasons and a lesson where the question does: %s', (text, asked) => {
    const told = readOne(
      'en',
      'I called the customer and moved the order. They signed, and thanked us. No line stopped.',
    )
    const said = say({ ...told, question: { text } })
    for (const part of ['reasons (or a cost)', 'a lesson'])
      expect(said.includes(part), part).toBe(asked.includes(part))
  })
  it('says of notes without verbs neither that an action is missing nor a situation', () => {
    expect(say(readOne('en', 'Storm, crane off. Bricks by hand. Ceiling waits.'))).toBe(
      'A partial answer; more figures would help most.',
    )
  })
  it('says why an account of many elements stands low', () => {
    const told = readOne(
      'en',
      'I called the customer and moved the order. They signed, and thanked us. No line stopped.',
    )
    expect(say(told, { value: 30 })).toBe(
      'A thin answer with own actions, a result and the situation, but few words of this trade or job; more figures would help most.',
    )
  })
  it('says of a sound answer nothing that is missing', () => {
    const talk = readOne('en', 'It is important to listen to the guest and to stay calm with customers.')
    expect(say(talk, { value: 70 })).toBe('A sound answer; more figures would help most.')
  })
})

it.each([
  ['en', 'I called the customer and I realised that the order was gone.'],
  ['fr', "J'ai appelé le client et j'ai vu que la commande avait disparu."],
  ['de', 'Ich habe den Kunden angerufen und gemerkt, dass der Auftrag weg war.'],
  ['es', 'Llamé al cliente y me di cuenta de que faltaba el pedido.'],
] as const)(
  'in %s says neither that noticing something is a lesson nor that there is none: %j',
  (language, text) => {
    expect(say(readOne(language, text))).not.toContain('lesson')
  },
)

it.each([
  ['en', 'I sat with the trainee and turned a long test into a table. She writes them without help now.'],
  ['fr', "J'ai montré le tableau à la stagiaire. Elle remplit les lignes sans aide."],
  ['de', 'Ich habe der Praktikantin die Tabelle gezeigt. Sie schreibt die Zeilen ohne Hilfe.'],
  ['es', 'Le enseñé la tabla a la becaria. Ella rellena las filas sin ayuda.'],
] as const)('in %s does not say that nothing came of it where others go on: %j', (language, text) => {
  expect(say(readOne(language, text))).not.toMatch(/not found:.*result/)
})

import { describe, expect, test } from 'vitest'
import { type Identity, redactAll } from './redact.ts'

const amira: Identity = {
  firstName: 'Amira',
  lastName: 'Trabelsi',
  email: 'amira@mail.example',
  phone: '+216 22 345 678',
  city: 'Sfax',
}
const read = (text: string, who: Partial<Identity> = {}) =>
  redactAll([text], { ...amira, ...who }, [])[0]?.text

describe('a name', () => {
  test.each([
    ['I am Amira.', 'I am [NAME].'],
    ['I am Trabelsi.', 'I am [NAME].'],
    ['AMIRA TRABELSI', '[NAME]'],
    ['Trabelsi Amira', '[NAME]'],
    ['Amira-Trabelsi', '[NAME]'],
    ['Amira\tTrabelsi', '[NAME]'],
    ['Mrs. Trabelsi came.', '[NAME] came.'],
    ['Madame Trabelsi est venue.', '[NAME] est venue.'],
    ['Amíra', '[NAME]'],
    ['an amira is no name', 'an amira is no name'],
    ['Amiral Trabelsias', 'Amiral Trabelsias'],
    ['xAmira Amira2', 'xAmira Amira2'],
    ['Amira 2019', 'Amira 2019'],
    ['Amira 2119', '[NAME] 2119'],
  ])('%j becomes %j', (text, redacted) => {
    expect(read(text)).toBe(redacted)
  })

  test.each<[text: string, redacted: string, who: Partial<Identity>]>([
    ['Maria de la Cruz', '[NAME]', { firstName: 'Maria', lastName: 'de la Cruz' }],
    ['De la Cruz y de la Luz', '[NAME] y de la Luz', { firstName: 'Maria', lastName: 'de la Cruz' }],
    ['Cruz, de La Marsa', '[NAME], de La Marsa', { firstName: 'Maria', lastName: 'de la Cruz' }],
    ['Jean came, Baptiste went', '[NAME] came, [NAME] went', { firstName: 'Jean-Baptiste' }],
    ['Jean Baptiste', '[NAME]', { firstName: 'Jean-Baptiste' }],
    ['Ben Ali and Ben', '[NAME] and Ben', { firstName: 'X', lastName: 'Ben Ali' }],
    ['Ben', '[NAME]', { firstName: 'Ben' }],
    ['J. Doe and J', 'J. [NAME] and J', { firstName: 'J', lastName: 'Doe' }],
    ['我是 伟', '我是 [NAME]', { firstName: '伟', lastName: '李' }],
    ['أمينة', '[NAME]', { firstName: 'أمينة', lastName: 'بن يوسف' }],
    ['C.A.T and Cat', '[NAME] and Cat', { firstName: 'C.A.T' }],
    ['A name (none)', 'A name (none)', { firstName: '', lastName: '' }],
  ])('%j becomes %j', (text, redacted, who) => {
    expect(read(text, { lastName: '', ...who })).toBe(redacted)
  })
})

describe('a city', () => {
  test.each([
    ['I live in Sfax.', 'I live in [CITY].'],
    ['3000 Sfax', '[CITY]'],
    ['75011, SFAX', '[CITY]'],
    ['13000 Sfax', '[CITY]'],
    ['213000 Sfax', '213000 [CITY]'],
    ['Sfaxian food', 'Sfaxian food'],
    ['nearSfax', 'nearSfax'],
  ])('%j becomes %j', (text, redacted) => {
    expect(read(text)).toBe(redacted)
  })

  test('of fewer than three letters is too common a word', () => {
    expect(read('in Ed', { city: 'Ed' })).toBe('in Ed')
    expect(read('in Ulm', { city: ' Ulm ' })).toBe('in [CITY]')
    expect(read('in (Rio)', { city: '(Rio)' })).toBe('in [CITY]')
  })
})

describe('a phone number', () => {
  test.each([
    ['+216 22 345 678', '[PHONE]'],
    ['call 0049 151 2345678 now', 'call [PHONE] now'],
    ['06 12 34 56 78', '[PHONE]'],
    ['(06) 12-34-56-78', '([PHONE]'],
    ['22345678', '[PHONE]'],
    ['22 345 67', '22 345 67'],
    ['12345678', '[PHONE]'],
    ['123456789012', '[PHONE]'],
    ['1234567890123', '1234567890123'],
    ['15 000 000', '15 000 000'],
    ['0 15 000 000', '[PHONE]'],
    ['2019 2020 1', '2019 2020 1'],
    ['03 2019 05 2020', '03 2019 05 2020'],
    ['order 4711', 'order 4711'],
  ])('%j becomes %j', (text, redacted) => {
    expect(read(text)).toBe(redacted)
  })

  test.each([
    ['345 678 1', '345 678 1', '345678'],
    ['ext 12 345 678', 'ext [PHONE]', '345678'],
    ['9 912345', '9 912345', '12345'],
    ['no. 2019 345678', 'no. [PHONE]', '345678'],
    ['2 555 000', '[PHONE]', '555000'],
  ])('%j becomes %j for who has %j', (text, redacted, phone) => {
    expect(read(text, { phone })).toBe(redacted)
  })
})

test.each([
  ['amira@mail.example', '[EMAIL]'],
  ['Nationality: Tunisian', '[NATIONALITY]'],
  ['Date of birth: 3 March 1990', '[BIRTH]'],
  ['Born on 3 March 1990', '[BIRTH]'],
  ['Born on March 3rd, 1990, married', '[BIRTH], [FAMILY]'],
  ['Born in Leeds on the 3rd of March 1990', '[BIRTH]'],
  ['I was born in march', 'I was born in march'],
  ['The stock had an age in days 30 to 60', 'The stock had an age in days 30 to 60'],
  ['Née en mars 1990', '[BIRTH]'],
  ['Né à Lyon le 1er août 1990', '[BIRTH]'],
  ['Geboren im März 1990', '[BIRTH]'],
  ['Geboren am 3. Dezember 1990', '[BIRTH]'],
  ['Nacida el 3 de marzo de 1990', '[BIRTH]'],
  ['Nacido en marzo de 1990', '[BIRTH]'],
  ['https://linkedin.com/in/amira', '[LINK]'],
])('a personal fact: %j becomes %j', (text, redacted) => {
  expect(read(text)).toBe(redacted)
})

import { expect, test } from 'vitest'
import { datedSpansIn } from './date-ranges.ts'

const now = 2026 * 12 + 10
const shown = (month: number) => `${Math.floor(month / 12)}-${(month % 12) + 1}`
const spansOf = (text: string) =>
  datedSpansIn(text, now).map(({ from, to }) => `${shown(from)} to ${shown(to - 1)}`)

test.each([
  ['Jan 2019 – Mar 2021', '2019-1 to 2021-3'],
  ['janvier 2019 à mars 2021', '2019-1 to 2021-3'],
  ['März 2019 bis heute', '2019-3 to 2026-11'],
  ['de enero de 2019 a diciembre de 2019', '2019-1 to 2019-12'],
  ['du 1er mars 2019 au 30 juin 2019', '2019-3 to 2019-6'],
  ['March 1, 2019 - May 2, 2020', '2019-3 to 2020-5'],
  ['mars - juin 2020', '2020-3 to 2020-6'],
  ['Nov. - Feb. 2020', '2019-11 to 2020-2'],
  ["Mar '19 – Apr '21", '2019-3 to 2021-4'],
  ['01/2019 - 03/2021', '2019-1 to 2021-3'],
  ['03/19 - 04/21', '2019-3 to 2021-4'],
  ['01.03.2019 - 28.02.2021', '2019-3 to 2021-2'],
  ['2019-01 – 2021-03', '2019-1 to 2021-3'],
  ['2024-08-2026-03', '2024-8 to 2026-3'],
  ['2019 - 2021', '2019-7 to 2021-6'],
  ['2008—15', '2008-7 to 2015-6'],
  ['2008-12', '2008-7 to 2012-6'],
  ['2019/2020', '2019-7 to 2020-6'],
  ['from Jan 2019 until now', '2019-1 to 2026-11'],
  ['2019 to date', '2019-7 to 2026-11'],
  ['octobre 2024 à Présent', '2024-10 to 2026-11'],
  ['novembre 2025–aujourd’hui', '2025-11 to 2026-11'],
  ['julio de 2025–la actualidad', '2025-7 to 2026-11'],
  ['since 06/24', '2024-6 to 2026-11'],
  ['depuis 2024', '2024-7 to 2026-11'],
  ['seit Mai 2025', '2025-5 to 2026-11'],
  ['desde el 01/06/2025', '2025-6 to 2026-11'],
  ['2019 -', '2019-7 to 2026-11'],
  ['été 2023', '2023-6 to 2023-8'],
  ['winter 2020', '2019-12 to 2020-2'],
  ['März 2019 (3 Monate)', '2019-3 to 2019-5'],
  ['Marzo 2019 (durante 4 meses)', '2019-3 to 2019-6'],
])('%s is %s', (text, expected) => expect(spansOf(text)).toEqual([expected]))

test.each([
  '2021 customers',
  'Version 2.10',
  '19 people',
  'the present work',
  '06 36 04 58 27',
  '2031 - 2033',
])('%s is no range', (text) => expect(datedSpansIn(text, now).filter(({ isAlone }) => !isAlone)).toEqual([]))

test('a range keeps its place', () => {
  const text = 'Cook, Hotel (May 2019 – June 2020), Tunis'
  const [range] = datedSpansIn(text, now)
  expect(text.slice(range?.start, range?.end)).toBe('May 2019 – June 2020')
})

import { expect, it } from 'vitest'
import { textOfPages } from './pdf-pages.ts'

const view = { x0: 0, y0: 0, x1: 600, y1: 800 }
/** A line of text at a place; a letter is five points wide. */
const at = (x: number, y: number, text: string, size = 10) => ({
  text,
  y,
  size,
  box: { x0: x, x1: x + text.length * 5, y0: y - 2, y1: y + 8 },
})
const page = (...pieces: ReturnType<typeof at>[]) => ({ pieces, view })

const sidebar = [
  at(40, 760, 'Salma Ferchichi', 20),
  at(40, 700, 'Contact', 13),
  at(220, 700, 'Experience', 13),
  at(40, 680, '20 000 145'),
  at(220, 684, '2019 - 2021 Cook, Hotel Atlas, Tunis'),
  at(40, 665, 'a.very.long.address.that.hangs.over@x.tn'),
  at(220, 668, 'Cooked for a hundred guests a day'),
  at(40, 640, 'Languages', 13),
  at(220, 640, 'Education', 13),
  at(40, 620, 'French B2'),
  at(220, 624, '2018 Bachelor'),
]

it('§assessment-19 reads one column after the other, even where a line hangs over', () => {
  expect(textOfPages([page(...sidebar)]).replace(/\n+/g, '\n')).toBe(
    [
      'Salma Ferchichi',
      'Contact\n20 000 145\na.very.long.address.that.hangs.over@x.tn\nLanguages\nFrench B2',
      'Experience\n2019 - 2021 Cook, Hotel Atlas, Tunis\nCooked for a hundred guests a day\nEducation\n2018 Bachelor',
    ].join('\n'),
  )
})

it('continues a column on the next page, and keeps repeated lines once', () => {
  const footer = (number: number) => at(40, 20, `Page ${number}`)
  const text = textOfPages([
    page(...sidebar, footer(1)),
    page(at(220, 760, '2016 High school diploma'), at(220, 740, '2014 First aid'), footer(2)),
  ])
  expect(text.replace(/\n+/g, '\n')).toMatch(
    /2018 Bachelor\n2016 High school diploma\n2014 First aid\nPage 1$/,
  )
})

it('§assessment-19 reads tables and dates at an edge row by row', () => {
  const rows = page(
    at(40, 760, 'Experience', 13),
    at(40, 740, '2019 - 2021'),
    at(160, 740, 'Cook'),
    at(160, 725, 'Hotel Atlas'),
    at(40, 710, '2017 - 2019'),
    at(160, 710, 'Kitchen help'),
    at(160, 695, 'Hotel Sahara'),
    at(40, 680, 'Skills', 13),
    at(40, 665, 'Pastry'),
    at(40, 650, 'Soup'),
    at(40, 635, 'Bread'),
  )
  expect(textOfPages([rows]).replace(/\n+/g, '\n')).toBe(
    'Experience\n2019 - 2021\tCook\nHotel Atlas\n2017 - 2019\tKitchen help\nHotel Sahara\nSkills\nPastry\nSoup\nBread',
  )
})

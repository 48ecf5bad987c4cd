import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test.each([
  [['=1+1', '+1', '-1', '@x'], "'=1+1,'+1,'-1,'@x"],
  [['a;=1+1', ' =1'], "a;'=1+1,' =1"],
  [['"a"', 'a,b', 'a\nb', null], '"""a""","a,b","a\nb",'],
  [[-1, 0.5, 'é'], '-1,0.5,é'],
])('%j', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`)
})

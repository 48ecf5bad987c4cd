import { expect, test } from 'vitest'
import { assess } from './assess.ts'
import { personas } from './fixtures/personas.ts'

test('show', () => {
  for (const p of personas) {
    const a = assess(p.input)
    console.log(
      p.name,
      a.score,
      a.noScoreReason ?? '',
      a.questionMarks.map((q) => q.value).join('/'),
      Object.entries(a.marks)
        .map(([k, m]) => `${k.slice(0, 5)}=${m.value}`)
        .join(' '),
      a.caps.map((c) => c.limit).join(),
    )
  }
  expect(1).toBe(1)
})

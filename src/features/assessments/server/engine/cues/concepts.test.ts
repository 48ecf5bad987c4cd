import { expect, test } from 'vitest'
import { wordsOf } from '../text.ts'
import { columns, conceptRows } from './concepts.ts'
import { cueKinds, cuesOf } from './cues.ts'

const rows = cueKinds.flatMap((kind) =>
  conceptRows(kind).map((cells) => ({ kind, cells, idea: cells[0] ?? '' })),
)

test.each(rows)('$kind, "$idea": every language has words for it, and finds them', ({ kind, cells }) => {
  expect(cells).toHaveLength(columns.length)
  for (const [at, language] of columns.entries()) {
    const cues = (cells[at] ?? '').split(',').map((cue) => cue.trim().replaceAll('*', ''))
    for (const cue of cues) expect(cuesOf(language)[kind].find(wordsOf(cue)), cue).not.toEqual([])
  }
})

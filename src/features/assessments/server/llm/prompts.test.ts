import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { prompts } from './prompts.ts'

/** A prompt with another text is another version: raise it there, then write both down here. */
const known = {
  mindset: 'mindset-2 7f8fda4eda8db919',
  culture: 'culture-2 ff2cec6c214a79f0',
  communication: 'communication-2 524ea38c55d8150d',
  potential: 'potential-2 15480a12fd60f172',
  skills: 'skills-2 2c99b16c42378a16',
}

test.each(Object.entries(prompts))(
  '§assessment-27 the text of %s is the one of its version',
  (competency, { version, system }) => {
    expect(`${version} ${createHash('sha256').update(system).digest('hex').slice(0, 16)}`).toBe(
      known[competency as keyof typeof prompts],
    )
  },
)

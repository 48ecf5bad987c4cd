import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { prompts } from './all-prompts.ts'
import { competencies } from './prompt.ts'

/** A prompt with another text is another version: raise it in the prompt's file, then write both down here. */
const known: Record<string, string> = {
  mindset: 'mindset-1 5c5c13793d95e6e0',
  culture: 'culture-1 3f820621721a2eda',
  communication: 'communication-1 d74b304dac0b1da3',
  potential: 'potential-1 102deced1a692a87',
  skills: 'skills-1 5380a711698250e6',
}

test.each(competencies)('the text of %s is the one of its version', (competency) => {
  const { version, system } = prompts[competency]
  expect(`${version} ${createHash('sha256').update(system).digest('hex').slice(0, 16)}`).toBe(
    known[competency],
  )
})

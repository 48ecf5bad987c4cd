import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { prompts, screening } from './prompts.ts'

/** A prompt with another text is another version: raise it there, then write both down here. */
const known = {
  screening: 'screening-1 48da39c22f7157bd',
  mindset: 'mindset-3 f0cc2e7b0d2efde2',
  culture: 'culture-3 d0d067b8da2ef229',
  communication: 'communication-3 c06167f95d15a787',
  potential: 'potential-3 fa018340fc957458',
  skills: 'skills-3 117a599e5a1e3cd4',
}

test.each(Object.entries({ screening, ...prompts }))(
  '§assessment-27 the text of %s is the one of its version',
  (competency, { version, system }) => {
    expect(`${version} ${createHash('sha256').update(system).digest('hex').slice(0, 16)}`).toBe(
      known[competency as keyof typeof known],
    )
  },
)

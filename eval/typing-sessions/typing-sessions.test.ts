import { describe, expect, it } from 'vitest'
import { baseInterviews } from '../base-interviews.ts'
import { counted } from './counted.ts'
import { everyTypingSession } from './typing-sessions.ts'

describe('what the page counts', () => {
  it('is keys, pastes and deletions', () => {
    const { text, counters } = counted([
      { kind: 'insert', text: 'Bonjour', seconds: 2 },
      { kind: 'delete', characters: 1, seconds: 0.4 },
      { kind: 'paste', text: ' le monde', seconds: 1 },
      { kind: 'replace', characters: 5, text: 'les gens', seconds: 1 },
    ])
    expect(text).toBe('Bonjou le les gens')
    expect(counters).toEqual({
      typedCharacters: 10,
      pastedCharacters: 9,
      pastes: 1,
      deletions: 1,
      seconds: 4,
      insertions: 2,
      largestInsertion: 7,
      largestPaste: 9,
      restoredCharacters: 0,
    })
  })

  it('starts anew when the page is loaded again', () => {
    const { text, counters } = counted([
      { kind: 'insert', text: 'Bonjour', seconds: 2 },
      { kind: 'reload' },
      { kind: 'insert', text: '.', seconds: 1 },
    ])
    expect(text).toBe('Bonjour.')
    expect(counters).toMatchObject({ typedCharacters: 1, insertions: 1, restoredCharacters: 7, seconds: 1 })
  })

  it('does not take a moved sentence for a paste', () => {
    const { text, counters } = counted([
      { kind: 'insert', text: 'Zweitens. Erstens. ', seconds: 9 },
      { kind: 'cut', from: 10, characters: 9, seconds: 1 },
      { kind: 'paste-at', at: 0, text: 'Erstens. ', seconds: 1 },
    ])
    expect(text).toBe('Erstens. Zweitens. ')
    expect(counters).toMatchObject({ pastes: 0, pastedCharacters: 0 })
  })
})

describe('the simulated typing sessions', () => {
  const all = everyTypingSession()

  it('are the same each time', () => {
    expect(everyTypingSession()).toEqual(all)
  })

  it('§assessment-49 end with the answers that were to be written', () => {
    const written = new Set(
      baseInterviews(['excellent', 'good', 'partial']).flatMap(({ input }) => input.answers),
    )
    for (const { answers, habit } of all)
      for (const { text } of answers) expect(written, habit).toContain(text)
  })

  it('count pastes where there are some, and only there', () => {
    for (const { answers, habit, truth } of all) {
      const pasted = answers.reduce((sum, { counters }) => sum + counters.pastedCharacters, 0)
      const sent = answers.reduce((sum, { text }) => sum + text.length, 0)
      if (truth === 'pasted') expect(pasted / sent, habit).toBeGreaterThan(0.35)
      if (/^(?:dictated|telephone|composed|assistive)/.test(habit)) expect(pasted, habit).toBe(0)
    }
  })
})

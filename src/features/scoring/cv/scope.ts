import { fold } from '../text/text.ts'
import type { Line } from './lines.ts'
import { phrasesOf } from './words.ts'

type Place = { start: number; end: number }

/** How much a post carried, where the CV says so. */
export interface Scope {
  team: (Place & { people: number }) | null
  budget: Place | null
}

const people = phrasesOf((list) => list.scope.people)
const team = phrasesOf((list) => list.scope.team)
const budget = phrasesOf((list) => list.scope.budget)
const maxLineLength = 400

/** "Led a team of 8 people", "budget of 2 million" among the lines of an entry. */
export function scopeOf(lines: readonly Line[]): Scope {
  const scope: Scope = { team: null, budget: null }
  for (const line of lines) {
    const text = line.text.slice(0, maxLineLength)
    if (!/\d/.test(text)) continue
    const place = { start: line.start, end: line.end }
    if (!scope.team && team.find(text).length > 0) {
      const counted = peopleIn(text)
      if (counted > 0) scope.team = { ...place, people: counted }
    }
    if (!scope.budget && budget.find(text).length > 0) scope.budget = place
  }
  return scope
}

function peopleIn(text: string): number {
  const found = [...fold(text).matchAll(/(?<![\d.,])\d{1,4}(?![\d.,%]\d|%)/g)].find((number) => {
    const after = text.slice(number.index + number[0].length, number.index + number[0].length + 40)
    const before = text.slice(Math.max(0, number.index - 25), number.index)
    return (
      people.find(after)[0] !== undefined ||
      /(?:team|equipe|equipo)s?\s(?:of|de|von|mit|aus)\s$/.test(fold(before))
    )
  })
  return Number(found?.[0] ?? 0)
}

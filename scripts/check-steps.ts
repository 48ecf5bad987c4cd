/** A checker that `npm run check` runs. */
export interface Step {
  name: string
  command: readonly string[]
  /** Reads the output of a run that ended well: what it covered, and whether that is enough to be believed. */
  read: (output: string) => { passed: boolean; summary: string; words: string }
}

/** A checker that reads nothing also finds nothing: below this many modules it is broken, not content. */
const fewestModules = 20

const counted =
  (pattern: RegExp, noun: string): Step['read'] =>
  (output) => {
    const read = Number(pattern.exec(output)?.[1] ?? 0)
    const passed = read >= fewestModules
    return {
      passed,
      summary: `${read} ${noun}`,
      words: passed
        ? ''
        : `It read ${read} ${noun}; fewer than ${fewestModules} means that it looked in the wrong place.`,
    }
  }

export const steps: readonly Step[] = [
  {
    name: 'types',
    command: ['node', 'scripts/check-types.ts'],
    read: counted(/(\d+) modules/, 'modules'),
  },
  {
    name: 'type-aware lint',
    command: ['oxlint', '--type-aware', '.'],
    read: counted(/on (\d+) files/, 'files'),
  },
  {
    name: 'rooms',
    command: ['node', 'scripts/rooms.ts'],
    read: counted(/(\d+) modules/, 'modules'),
  },
  {
    name: 'format and lint',
    command: ['biome', 'check', '--error-on-warnings', '.'],
    read: counted(/Checked (\d+) files/, 'files'),
  },
  {
    name: 'unused code',
    command: ['knip', '--no-progress', '--no-config-hints'],
    read: () => ({ passed: true, summary: 'none', words: '' }),
  },
]

/** A checker that `npm run check` runs. */
export interface Step {
  name: string
  command: readonly string[]
  /** Reads the output of a run that ended with 0: what it covered, and whether that is plausible. */
  read: (output: string) => { passed: boolean; summary: string; problem: string }
}

/** A checker that reads nothing finds nothing: with fewer files than this it is broken. */
const minFiles = 20

const counted =
  (pattern: RegExp, noun: string): Step['read'] =>
  (output) => {
    const read = Number(pattern.exec(output)?.[1] ?? 0)
    const passed = read >= minFiles
    return {
      passed,
      summary: `${read} ${noun}`,
      problem: passed
        ? ''
        : `It read ${read} ${noun}; fewer than ${minFiles} means that it looked in the wrong place.`,
    }
  }

export const steps: readonly Step[] = [
  {
    name: 'types and type-aware lint',
    command: ['oxlint', '--type-aware', '--type-check', '.'],
    read: counted(/on (\d+) files/, 'files'),
  },
  {
    name: 'module boundaries',
    command: ['node', 'scripts/modules.ts'],
    read: counted(/(\d+) files read/, 'files'),
  },
  {
    name: 'format and lint',
    command: ['biome', 'check', '--error-on-warnings', '.'],
    read: counted(/Checked (\d+) files/, 'files'),
  },
  {
    name: 'texts',
    command: ['node', 'scripts/check-texts.ts'],
    read: counted(/(\d+) files read/, 'files'),
  },
  {
    name: 'unused code',
    command: ['knip', '--no-progress', '--no-config-hints'],
    read: () => ({ passed: true, summary: 'none', problem: '' }),
  },
  {
    name: 'code that only tests use',
    command: [
      'knip',
      '--production',
      '--include',
      'files,exports,types',
      '--no-progress',
      '--no-config-hints',
    ],
    read: () => ({ passed: true, summary: 'none', problem: '' }),
  },
]

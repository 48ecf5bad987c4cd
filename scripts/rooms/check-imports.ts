import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseOptions } from 'dependency-cruiser'
import { roomRules } from '../../rooms.config.ts'
import type { Problem } from './problem.ts'

/** The rules of the rooms as options of dependency-cruiser. */
export function cruiseOptions(root: string): ICruiseOptions {
  return {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: roomRules(root) },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|\\.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
    },
    skipAnalysisNotInRules: true,
  }
}

/** Imports that the rooms do not allow, and how many modules of the house were read to find them. */
export async function checkImports(root: string): Promise<{ problems: Problem[]; modules: number }> {
  const folders = ['src', 'scripts', 'e2e', 'bench', 'seed'].filter((folder) =>
    existsSync(join(root, folder)),
  )
  const { output } = await cruise(folders, cruiseOptions(root))
  if (typeof output === 'string')
    throw new Error(`dependency-cruiser answered with words instead of a result: ${output}`)
  const comments = new Map(roomRules(root).map((rule) => [rule.name, rule.comment]))
  const problems = output.summary.violations.map(({ from, to, rule }) => ({
    file: from,
    message: `imports ${to}. ${comments.get(rule.name) ?? rule.name} [${rule.name}]`,
  }))
  const modules = output.modules.filter(({ source }) =>
    /^(src|scripts|e2e|bench|seed)\/.*\.tsx?$/.test(source),
  ).length
  return { problems, modules }
}

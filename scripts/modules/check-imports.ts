import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseOptions, type IModule } from 'dependency-cruiser'
import { boundaryRules, filesOf, ownFiles } from '../../module-boundaries.config.ts'
import type { Problem } from './problem.ts'
import { readModules } from './read-modules.ts'

const folders = ['src', 'scripts', 'e2e', 'bench', 'eval', 'seed']
const ownSource = new RegExp(`^(${folders.join('|')})/.*\\.tsx?$`)

/** The module boundaries as options of dependency-cruiser. */
export function cruiseOptions(root: string): ICruiseOptions {
  return {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: boundaryRules(root) },
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

/** Imports that the boundaries forbid, grants that nothing uses, and how many files were read. */
export async function checkImports(root: string): Promise<{ problems: Problem[]; files: number }> {
  const { output } = await cruise(
    folders.filter((folder) => existsSync(join(root, folder))),
    cruiseOptions(root),
  )
  if (typeof output === 'string') throw new Error(`dependency-cruiser returned a text: ${output}`)
  const comments = new Map(boundaryRules(root).map((rule) => [rule.name, rule.comment]))
  const forbidden = output.summary.violations.map(({ from, to, rule }) => ({
    file: from,
    message: `imports ${to}. ${comments.get(rule.name) ?? rule.name} [${rule.name}]`,
  }))
  return {
    problems: [...forbidden, ...unusedGrants(root, output.modules)],
    files: output.modules.filter(({ source }) => ownSource.test(source)).length,
  }
}

function unusedGrants(root: string, files: IModule[]): Problem[] {
  const modules = readModules(root)
  return modules.flatMap((module) => {
    const own = new RegExp(ownFiles(module))
    const imported = files
      .filter(({ source }) => own.test(source))
      .flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved))
    return module.mayUse
      .filter((name) => {
        const granted = new RegExp(filesOf(name, modules))
        return !imported.some((path) => granted.test(path))
      })
      .map((name) => ({
        file: `${module.folder}/README.md`,
        message: `grants ${name} on "May use:", which no file imports. Remove it. [unused-grant]`,
      }))
  })
}

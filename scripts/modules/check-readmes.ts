import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from './problem.ts'
import {
  headings,
  type Module,
  namesOn,
  readDependencyOrder,
  readModules,
  readSections,
  readText,
} from './read-modules.ts'

const maxLines = 14

/** READMEs that lack a heading, are too long, or differ from the code. */
export function checkReadmes(root: string): Problem[] {
  const modules = readModules(root)
  const order = readDependencyOrder(root)
  const packages = dependenciesOf(root)
  return modules.flatMap((module) => {
    const file = `${module.folder}/README.md`
    const text = readText(join(root, file))
    if (!text)
      return [
        {
          file,
          message: `is missing. Every module has one: "# ${module.name}", one sentence, then ${headings.map((one) => `"${one}: …"`).join(', ')}.`,
        },
      ]
    const messages = [
      ...shapeProblems(text),
      ...mayUseProblems(root, module, modules, order, packages),
      ...(order.length > 0 && module.folder.startsWith('src/features/')
        ? featureProblems(root, module, text, order)
        : []),
    ]
    return messages.map((message) => ({ file, message }))
  })
}

function shapeProblems(text: string): string[] {
  const problems: string[] = []
  const lines = text.split('\n').filter((line) => line.trim())
  if (lines.length > maxLines) problems.push(`has ${lines.length} lines; the maximum is ${maxLines}.`)
  if (!lines[0]?.startsWith('# ')) problems.push('does not begin with "# <name of the module>".')
  if (!lines[1] || headings.some((heading) => lines[1]?.startsWith(`${heading}:`)))
    problems.push('lacks the sentence that says what the module is for.')
  const sections = readSections(text)
  const missing = headings.filter((heading) => !sections.has(heading))
  if (missing.length > 0)
    problems.push(
      `lacks ${missing.map((heading) => `"${heading}: …"`).join(', ')} ("none" when there is nothing).`,
    )
  else if ([...sections.keys()].join() !== headings.join())
    problems.push(`has its headings out of order; the order is ${headings.join(', ')}.`)
  if (sections.has('Publishes') && !sections.get('Publishes')?.includes('Subscribes:'))
    problems.push('lacks "Subscribes: …" after "Publishes: …", on the same line.')
  return problems
}

function mayUseProblems(
  root: string,
  module: Module,
  modules: Module[],
  order: string[],
  packages: Set<string>,
): string[] {
  const at = order.indexOf(module.name)
  return module.mayUse.flatMap((name) => {
    if (name === 'features' || name.startsWith('node:')) return []
    if (at >= 0 && order.indexOf(name) >= at)
      return [`may not use ${name}: it is not before ${module.name} in src/features/README.md.`]
    if (order.includes(name) || modules.some((one) => one.name === name)) return []
    if (name.startsWith('platform/') && existsSync(join(root, `src/${name}.ts`))) return []
    const packageName = name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/')
    return packages.has(packageName)
      ? []
      : [`names "${name}" on "May use:", which is neither a module nor a package of package.json.`]
  })
}

/** The text of a feature's contract, whether a file or a folder. */
function contractText(folder: string): string {
  const parts = globSync('contract/*.ts', { cwd: folder }).sort()
  return ['contract.ts', ...parts].map((part) => readText(join(folder, part))).join('\n')
}

function featureProblems(root: string, module: Module, text: string, order: string[]): string[] {
  const sections = readSections(text)
  const problems = order.includes(module.name)
    ? []
    : ['is in a folder that src/features/README.md does not list.']
  const contract = contractText(join(root, module.folder))
  const declared = [...contract.matchAll(/method:\s*'([A-Z]+)',\s*path:\s*'([^']+)'/g)].map(
    ([, method, path]) => `${method} ${path}`,
  )
  const stated = (sections.get('Endpoints') ?? '').replaceAll('`', '')
  const missing = declared.filter((one) => !new RegExp(`${escaped(one)}(?![\\w/:-])`).test(stated))
  if (missing.length > 0) problems.push(`does not name ${missing.join(', ')} on "Endpoints:".`)
  const gone = [...stated.matchAll(/\b(GET|POST|PUT|PATCH|DELETE) (\/[^\s,;]*[\w-])/g)]
    .map(([one]) => one)
    .filter((one) => !contract.includes(`path: '${one.split(' ')[1]}'`))
  if (declared.length > 0 && gone.length > 0)
    problems.push(`names ${gone.join(', ')} on "Endpoints:", which the contract does not declare.`)
  const tables = [
    ...readText(join(root, module.folder, 'server/tables.ts')).matchAll(/pgTable\(\s*'([^']+)'/g),
  ].map(([, name]) => name ?? '')
  const named = namesOn(sections.get('Tables') ?? '')
  const difference = [
    ...tables.filter((one) => !named.includes(one)),
    ...named.filter((one) => !tables.includes(one)),
  ]
  if (difference.length > 0)
    problems.push(
      `and server/tables.ts differ on "Tables:": ${difference.join(', ')}. Use the database names, separated by commas.`,
    )
  return problems
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function dependenciesOf(root: string): Set<string> {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return new Set(Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }))
}

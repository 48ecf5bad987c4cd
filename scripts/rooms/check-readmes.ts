import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from './problem.ts'
import { headings, namesOn, type Room, readLadder, readRooms, readSections, readText } from './read-rooms.ts'

const mostLines = 14

/** READMEs of rooms that lack a heading, say too much, or say what the code does not. */
export function checkReadmes(root: string): Problem[] {
  const rooms = readRooms(root)
  const ladder = readLadder(root)
  const packages = dependenciesOf(root)
  return rooms.flatMap((room) => {
    const file = `${room.folder}/README.md`
    const text = readText(join(root, file))
    if (!text)
      return [
        {
          file,
          message: `is missing. Every room has one: "# ${room.name}", one sentence, then ${headings.map((one) => `"${one}: …"`).join(', ')}.`,
        },
      ]
    const messages = [
      ...shapeProblems(text),
      ...mayUseProblems(root, room, rooms, ladder, packages),
      ...(ladder.length > 0 && room.folder.startsWith('src/features/')
        ? featureProblems(root, room, text, ladder)
        : []),
    ]
    return messages.map((message) => ({ file, message }))
  })
}

function shapeProblems(text: string): string[] {
  const problems: string[] = []
  const lines = text.split('\n').filter((line) => line.trim())
  if (lines.length > mostLines)
    problems.push(`has ${lines.length} lines; ${mostLines} at most. A room says what it is, no more.`)
  if (!lines[0]?.startsWith('# ')) problems.push('begins without "# <name of the room>".')
  if (!lines[1] || headings.some((heading) => lines[1]?.startsWith(`${heading}:`)))
    problems.push('lacks the one sentence that says what the room is.')
  const sections = readSections(text)
  const missing = headings.filter((heading) => !sections.has(heading))
  if (missing.length > 0)
    problems.push(
      `lacks ${missing.map((heading) => `"${heading}: …"`).join(', ')} ("none" when there is nothing).`,
    )
  else if ([...sections.keys()].join() !== headings.join())
    problems.push(`has its headings out of order; the order is ${headings.join(', ')}.`)
  if (sections.has('Announces') && !sections.get('Announces')?.includes('Listens:'))
    problems.push('lacks "Listens: …" after "Announces: …", on the same line.')
  return problems
}

function mayUseProblems(
  root: string,
  room: Room,
  rooms: Room[],
  ladder: string[],
  packages: Set<string>,
): string[] {
  const at = ladder.indexOf(room.name)
  return room.mayUse.flatMap((name) => {
    if (name === 'features' || name.startsWith('node:')) return []
    if (at >= 0 && ladder.indexOf(name) >= at)
      return [`may not use ${name}: it is not before ${room.name} in src/features/README.md.`]
    if (ladder.includes(name) || rooms.some((one) => one.name === name)) return []
    if (name.startsWith('platform/') && existsSync(join(root, `src/${name}.ts`))) return []
    const packageName = name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/')
    return packages.has(packageName)
      ? []
      : [`names "${name}" on "May use:", which is neither a room nor a package of package.json.`]
  })
}

/** The contract of a feature with its parts, if it has any. */
function contractText(folder: string): string {
  const parts = globSync('contract/*.ts', { cwd: folder }).sort()
  return ['contract.ts', ...parts].map((part) => readText(join(folder, part))).join('\n')
}

function featureProblems(root: string, room: Room, text: string, ladder: string[]): string[] {
  const sections = readSections(text)
  const problems = ladder.includes(room.name)
    ? []
    : [`stands in a folder that the ladder in src/features/README.md does not name.`]
  const contract = contractText(join(root, room.folder))
  const declared = [...contract.matchAll(/method:\s*'([A-Z]+)',\s*path:\s*'([^']+)'/g)].map(
    ([, method, path]) => `${method} ${path}`,
  )
  const told = (sections.get('Endpoints') ?? '').replaceAll('`', '')
  const untold = declared.filter((one) => !new RegExp(`${escaped(one)}(?![\\w/:-])`).test(told))
  if (untold.length > 0) problems.push(`does not name ${untold.join(', ')} on "Endpoints:".`)
  const gone = [...told.matchAll(/\b(GET|POST|PUT|PATCH|DELETE) (\/[^\s,;]*[\w-])/g)]
    .map(([one]) => one)
    .filter((one) => !contract.includes(`path: '${one.split(' ')[1]}'`))
  if (declared.length > 0 && gone.length > 0)
    problems.push(`names ${gone.join(', ')} on "Endpoints:", which contract.ts does not declare.`)
  const tables = [
    ...readText(join(root, room.folder, 'server/tables.ts')).matchAll(/pgTable\(\s*'([^']+)'/g),
  ].map(([, name]) => name ?? '')
  const named = namesOn(sections.get('Tables') ?? '')
  const difference = [
    ...tables.filter((one) => !named.includes(one)),
    ...named.filter((one) => !tables.includes(one)),
  ]
  if (difference.length > 0)
    problems.push(
      `and server/tables.ts differ on "Tables:": ${difference.join(', ')}. Write the names as the database has them, separated by commas.`,
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

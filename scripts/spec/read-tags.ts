import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { listFiles } from '../list-files.ts'

export interface TaggedTest {
  file: string
  title: string
  /** What each `§` of the title names; a range `§1.5-1..3` stands for each of its lines. */
  ids: string[]
}

const testFile = /\.(test|spec)\.tsx?$/
const declaresTests = new Set(['test', 'it', 'describe', 'suite'])

/** Every test, or group of tests, whose title carries a `§` tag. */
export function readTaggedTests(root: string): TaggedTest[] {
  return listFiles(root, ['src', 'scripts', 'seed', 'bench', 'eval', 'e2e'])
    .filter((file) => testFile.test(file))
    .flatMap((file) =>
      readTitles(join(root, file))
        .map((title) => ({ file, title, ids: readIds(title) }))
        .filter((tagged) => tagged.ids.length > 0),
    )
}

function readTitles(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && declaresTests.has(rootName(node.expression))) {
      const title = node.arguments[0]
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text)
      // Tags stand before what a title fills in.
      if (title && ts.isTemplateExpression(title)) titles.push(title.head.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

/** The first name of `test.each(rows)`, `describe.skipIf(x)` and the like. */
function rootName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text
  if (ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression))
    return rootName(expression.expression)
  if (ts.isTaggedTemplateExpression(expression)) return rootName(expression.tag)
  return ''
}

export function readIds(title: string): string[] {
  return [...title.matchAll(/§([^\s,;:]+)/g)].flatMap(([, tag = '']) => {
    const [, section, first, last] = /^(.+-)(\d+)\.\.(\d+)$/.exec(tag) ?? []
    if (!section) return [tag]
    const count = Number(last) - Number(first) + 1
    return Array.from({ length: Math.max(count, 0) }, (_, at) => `${section}${Number(first) + at}`)
  })
}

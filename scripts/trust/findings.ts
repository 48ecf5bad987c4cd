import type { Row } from './rows.ts'

/** The findings of SECURITY.md, with the tests that it names. */
export function findingsOf(security: string): Row[] {
  const lines = [...security.matchAll(/^\| (D[\d, D]+) \|([^|]*)\| [^|]* \|([^|]*)\|$/gm)]
  const ids = new Set(lines.flatMap(([, ids = '']) => ids.split(', ')))
  const inOrder = [...ids].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
  return inOrder.map((id) => {
    const mine = lines.filter(([, ids = '']) => ids.split(', ').includes(id))
    const tests = mine.flatMap(([, , , cell = '']) =>
      [...cell.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file = '']) => file),
    )
    return { id, what: mine.map(([, , found = '']) => found.trim()).join('; '), bar: 'mended', tests }
  })
}

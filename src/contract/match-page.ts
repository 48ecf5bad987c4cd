import type { PageAddress } from './pages.ts'

/** The page an address means, without regard to case or a trailing slash; a written segment wins over a `:name`. */
export function matchPage<P extends PageAddress>(
  pages: readonly P[],
  pathname: string,
): { page: P; params: Record<string, string> } | null {
  const asked = segmentsOf(pathname)
  if (!asked) return null
  const spellings = pages.flatMap((page) =>
    [page.path, ...(page.aliases ?? [])].map((path) => ({ page, path })),
  )
  spellings.sort((a, b) => count(a.path, ':') - count(b.path, ':'))
  for (const { page, path } of spellings) {
    const params = paramsOf(path, asked)
    if (params) return { page, params }
  }
  return null
}

const count = (text: string, part: string): number => text.split(part).length - 1

function paramsOf(path: string, asked: readonly string[]): Record<string, string> | null {
  const wanted = path.split('/').filter(Boolean)
  if (wanted.length !== asked.length) return null
  const params: Record<string, string> = {}
  for (const [at, want] of wanted.entries()) {
    const given = asked[at] ?? ''
    if (want.startsWith(':')) params[want.slice(1)] = given
    else if (want.toLowerCase() !== given.toLowerCase()) return null
  }
  return params
}

/** Null where the percent signs make no text. */
function segmentsOf(pathname: string): string[] | null {
  const parts = pathname.replace(/^\//, '').replace(/\/$/, '')
  if (parts === '') return []
  try {
    return parts.split('/').map(decodeURIComponent)
  } catch {
    return null
  }
}

import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'

// Loaded before all else by whatever starts often: half of the time, see docs/decisions/060-quick-starts.md.

// Without a folder that can be written to, each start compiles again.
enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'))

// For each import Node reads the whole package.json of the package that it stands in, and that of drizzle-orm lists 447
// exports in 179 kB. Its own files name each other by their paths, and what others import from it is looked up once.
type Resolve = NonNullable<Parameters<typeof registerHooks>[0]['resolve']>
const found = new Map<string, ReturnType<Resolve>>()

const resolve: Resolve = (specifier, context, next) => {
  const { parentURL = '', conditions } = context
  if (conditions.includes('require')) return next(specifier, context)
  if (/^\..*\.js$/.test(specifier) && /\/node_modules\/drizzle-orm\/(?!node_modules\/)/.test(parentURL))
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context)
  const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
  found.set(specifier, known)
  return known
}

registerHooks({ resolve })

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../list-files.ts'
import type { Problem } from './problem.ts'

/** Contracts in two places, and endpoints that importers have to rename. */
export function checkContracts(root: string): Problem[] {
  const files = listFiles(root, ['src', 'scripts', 'e2e', 'bench', 'eval', 'seed'])
  return [
    ...files
      .filter((file) => /^src\/features\/[^/]+\/contract\.ts$/.test(file))
      .filter((file) => existsSync(join(root, file.replace(/\.ts$/, ''))))
      .map((file) => ({
        file,
        message: 'stands beside a folder contract/. Move it into the folder. [one-contract]',
      })),
    ...files
      .filter((file) => /^src\/features\/[^/]+\/contract(\.ts|\/.+\.ts)$/.test(file))
      .flatMap((file) => misnamedEndpoints(root, file)),
    ...files.filter((file) => /\.tsx?$/.test(file)).flatMap((file) => renamedEndpoints(root, file)),
  ]
}

function renamedEndpoints(root: string, file: string): Problem[] {
  const imports = readFileSync(join(root, file), 'utf8').matchAll(/^import\s[^'"]*?\}\s*from\s/gm)
  return [...imports]
    .flatMap(([text]) => [...text.matchAll(/\b(\w+) as (\w+Endpoint)\b/g)])
    .map(([, name, alias]) => ({
      file,
      message: `imports ${name} as ${alias}. Name the endpoint ${alias} in its contract. [endpoint-name]`,
    }))
}

function misnamedEndpoints(root: string, file: string): Problem[] {
  return [...readFileSync(join(root, file), 'utf8').matchAll(/^export const (\w+) = endpoint\(/gm)]
    .filter(([, name = '']) => !name.endsWith('Endpoint'))
    .map(([, name]) => ({ file, message: `declares ${name}. End its name in Endpoint. [endpoint-name]` }))
}

// Keeps the rules of ARCHITECTURE.md that are about rooms: who imports whom, what each README.md says, how files are called.
import { resolve } from 'node:path'
import { checkFileNames } from './rooms/check-file-names.ts'
import { checkImports } from './rooms/check-imports.ts'
import { checkReadmes } from './rooms/check-readmes.ts'

const root = resolve(process.argv[2] ?? `${import.meta.dirname}/..`)
process.chdir(root)

const { problems: imports, modules } = await checkImports(root)
const problems = [...checkReadmes(root), ...checkFileNames(root), ...imports]
for (const { file, message } of problems) console.log(`${file} ${message}`)
console.log(`${modules} modules read, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1

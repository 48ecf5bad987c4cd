// Checks the module rules of ARCHITECTURE.md: imports, READMEs, file names and contracts.
import { resolve } from 'node:path'
import { checkContracts } from './modules/check-contracts.ts'
import { checkFileNames } from './modules/check-file-names.ts'
import { checkImports } from './modules/check-imports.ts'
import { checkReadmes } from './modules/check-readmes.ts'

const root = resolve(process.argv[2] ?? `${import.meta.dirname}/..`)
process.chdir(root)

const { problems: imports, files } = await checkImports(root)
const problems = [...checkReadmes(root), ...checkFileNames(root), ...checkContracts(root), ...imports]
for (const { file, message } of problems) console.log(`${file} ${message}`)
console.log(`${files} files read, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1

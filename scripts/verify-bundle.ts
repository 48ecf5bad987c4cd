// `npm run verify-bundle FILE`: checks an evidence bundle, offline and without a database.
import { existsSync, readFileSync } from 'node:fs'
import {
  type BundleCheck,
  checkBundle,
  NotABundle,
} from '../src/features/reports/server/evidence/check-bundle.ts'
import { readConfig, secretKeys, WrongSettings } from '../src/platform/config/config.ts'

const usage = `npm run verify-bundle FILE            checks an evidence bundle, offline
npm run verify-bundle -- --seal FILE  also whether the installation with these settings made it`

const maxShown = 20

/** A mistake of the person at the terminal: printed without a stack trace. */
class Mistake extends Error {}

function readFile(path: string): Buffer {
  if (!existsSync(path)) throw new Mistake(`There is no file ${path}.`)
  try {
    return readFileSync(path)
  } catch (error) {
    throw new Mistake(`${path} cannot be read: ${(error as Error).message}`)
  }
}

function asLines({ name, detail, problems }: BundleCheck): string[] {
  const more = problems.length > maxShown ? [`… and ${problems.length - maxShown} more`] : []
  const shown = [...problems.slice(0, maxShown), ...more]
  return [
    `  ${problems.length === 0 ? 'ok ' : 'BAD'}  ${name.padEnd(10)}  ${detail}`,
    ...shown.map((line) => `       ${line}`),
  ]
}

function verify(words: readonly string[]): { text: string; isWell: boolean } {
  const withSeal = words.includes('--seal')
  const [path, ...more] = words.filter((word) => word !== '--seal')
  if (path === undefined || more.length > 0 || path.startsWith('-')) throw new Mistake(usage)
  const { about, checks } = checkBundle(readFile(path), withSeal ? secretKeys(readConfig()) : null)
  const wrong = checks.filter(({ problems }) => problems.length > 0)
  const { company, job, candidateId, product, madeAt, madeBy, withTexts } = about
  const lines = [
    `Evidence on ${candidateId === null ? 'all candidates' : `candidate ${candidateId}`} of the job “${job.title}” of ${company.name}`,
    `Made ${madeAt} by ${madeBy.email} with ${product.name} ${product.version} at ${product.address}, ${withTexts ? 'with' : 'without'} answers and CVs`,
    '',
    ...checks.flatMap(asLines),
    ...(withSeal
      ? []
      : ['  –    seal        not checked: that takes -- --seal on the installation that made it']),
    '',
    wrong.length === 0
      ? 'Everything in this bundle fits together.'
      : `This bundle is not as it was made: ${wrong.map(({ name }) => name).join(', ')}.`,
  ]
  return { text: lines.join('\n'), isWell: wrong.length === 0 }
}

try {
  const { text, isWell } = verify(process.argv.slice(2))
  process.stdout.write(`${text}\n`)
  process.exitCode = isWell ? 0 : 1
} catch (error) {
  if (!(error instanceof Mistake || error instanceof NotABundle || error instanceof WrongSettings))
    throw error
  const prefix = error instanceof NotABundle ? 'This is not an evidence bundle that can be checked. ' : ''
  process.stderr.write(`${prefix}${error.message}\n`)
  process.exitCode = 1
}

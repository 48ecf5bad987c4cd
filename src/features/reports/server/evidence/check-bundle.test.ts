import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { secretKeys } from '#platform/config/config.ts'
import { openZipArchive } from '#platform/documents/zip-archive.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aDecidedCandidate } from '#testing/builders/a-decided-candidate.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aZip } from '#testing/documents/a-zip.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { jobEvidenceEndpoint } from '../../contract/evidence.ts'
import { fileText, type Manifest, rootOf, sha256Of } from './bundle-format.ts'
import { checkBundle, NotABundle } from './check-bundle.ts'

const path = 'candidates/candidate-0001.json'

let app: TestApp
let entries: Record<string, Buffer>

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  const company = await aCompany(app)
  const job = await aJob(app, company)
  await aDecidedCandidate(app, company, job)
  const { bytes } = await app.call(jobEvidenceEndpoint, { token: company.token, params: { jobId: job.id } })
  const archive = openZipArchive(bytes)
  entries = Object.fromEntries(archive.names.map((name) => [name, archive.read(name) ?? Buffer.alloc(0)]))
})
afterAll(() => app.close())

/** `name: problem` of all that is found wrong. */
const problemsOf = (changed: Record<string, Buffer | string>, key = app.platform.config.secretKey) =>
  checkBundle(aZip(changed), [key]).checks.flatMap(({ name, problems }) =>
    problems.map((one) => `${name}: ${one}`),
  )

const bytesOf = (name: string): Buffer => entries[name] ?? Buffer.alloc(0)
const parsed = (name: string) => JSON.parse(bytesOf(name).toString())

test('§evidence-5 packed again, it is what it was', () => {
  expect(problemsOf(entries)).toEqual([])
})

describe('a changed byte is seen', () => {
  test.each(['README.txt', 'job.json', path, 'audit.json', 'people.json'])('§evidence-5 in %s', (name) => {
    const whole = bytesOf(name)
    for (const at of [0, 1, Math.floor(whole.length / 2), whole.length - 2, whole.length - 1]) {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(problemsOf({ ...entries, [name]: changed }), `byte ${at}`).toContain(
        `files: ${name} was changed.`,
      )
    }
  })

  test('in manifest.json, wherever it is', () => {
    const whole = bytesOf('manifest.json')
    for (let at = 0; at < whole.length; at += 13) {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 1
      let found: string[]
      try {
        found = problemsOf({ ...entries, 'manifest.json': changed })
      } catch (error) {
        expect(error, `byte ${at}`).toBeInstanceOf(NotABundle)
        continue
      }
      expect(found, `byte ${at}`).not.toEqual([])
    }
  })

  test('in the archive’s own bytes of a file', () => {
    const zip = aZip(entries)
    const start = zip.indexOf('audit.json') + 'audit.json'.length
    zip[start + 40] = (zip[start + 40] ?? 0) ^ 1
    const { checks } = checkBundle(zip, null)
    expect(checks.flatMap(({ problems }) => problems).join('\n')).toContain('audit.json cannot be unpacked')
  })
})

test('D10 a seal that the key before made is verified while SECRET_KEY_OLD is set', () => {
  const { secretKey } = app.platform.config
  const sealedBy = (config: { secretKey: string; secretKeyOld?: string }) =>
    checkBundle(aZip(entries), secretKeys(config)).checks.flatMap(({ problems }) => problems)
  const next = 'the next key '.repeat(4)
  expect(sealedBy({ secretKey: next, secretKeyOld: secretKey })).toEqual([])
  expect(sealedBy({ secretKey: next })).toEqual([expect.stringMatching(/^This installation did not/)])
})

test.each(['README.txt', 'job.json', path, 'audit.json', 'people.json'])('%s is missed', (name) => {
  const { [name]: _, ...rest } = entries
  expect(problemsOf(rest)).toContain(`files: ${name} is missing.`)
})

test('§evidence-5 a file that was added is seen', () => {
  expect(problemsOf({ ...entries, 'candidates/candidate-0002.json': '{}' })).toEqual([
    'files: candidates/candidate-0002.json is not in the manifest: it was added.',
  ])
})

describe('with digests made again to fit, which takes no key', () => {
  /** The files, with a manifest that lists them as they are now. */
  function refitted(changed: Record<string, unknown>): Record<string, Buffer | string> {
    const texts = Object.fromEntries(
      Object.entries({ ...entries, ...changed }).map(([name, value]) => [
        name,
        Buffer.isBuffer(value) ? value : Buffer.from(fileText(value)),
      ]),
    )
    const { root: _, seal, ...covered }: Manifest = parsed('manifest.json')
    const files = Object.entries(texts)
      .filter(([name]) => name !== 'manifest.json')
      .map(([name, bytes]) => ({ path: name, size: bytes.length, sha256: sha256Of(bytes) }))
    const root = rootOf({ ...covered, files })
    return { ...texts, 'manifest.json': fileText({ ...covered, files, root, seal }) }
  }
  const audit = () => parsed('audit.json') as Record<string, unknown>[]
  const candidate = () => parsed(path)

  test('§evidence-5 the seal does not fit', () => {
    expect(problemsOf(refitted({}))).toEqual([])
    expect(problemsOf(refitted({ 'people.json': [] }))).toEqual([
      expect.stringMatching(/^seal: This installation did not/),
    ])
    expect(problemsOf(entries, 'another key '.repeat(4))).toHaveLength(1)
  })

  test('a changed audit entry is seen', () => {
    const entry = audit().find(({ action }) => action === 'candidate.rejected')
    for (const [field, value] of Object.entries({
      actor: 'somebody',
      action: 'candidate.admitted',
      atMicroseconds: 1,
      subjectId: 'another',
      previousHash: '0'.repeat(64),
      hash: '0'.repeat(64),
    })) {
      const changed = audit().map((one) => (one.seq === entry?.seq ? { ...one, [field]: value } : one))
      expect(problemsOf(refitted({ 'audit.json': changed })), field).toContain(
        `audit log: Audit entry ${entry?.seq} was changed.`,
      )
    }
  })

  test('§evidence-5 audit entries in another order are seen', () => {
    expect(problemsOf(refitted({ 'audit.json': audit().reverse() })).join('\n')).toContain('is out of order')
  })

  test('a hash made again does not fit the entry after it', () => {
    const [first, second, ...rest] = audit().slice(-2)
    const forged = { ...first, hash: second?.hash }
    const problems = problemsOf(refitted({ 'audit.json': [forged, second, ...rest] })).join('\n')
    expect(problems).toContain(`Audit entry ${second?.seq} does not follow from entry ${first?.seq}.`)
  })

  test('a changed answer is seen', () => {
    const changed = candidate()
    changed.interview.answers[0].text = 'I did nothing of the kind.'
    const problems = problemsOf(refitted({ [path]: changed })).join('\n')
    expect(problems).toContain(
      'texts: candidates/candidate-0001.json: answer 1 is not the text that was hashed.',
    )
    changed.interview.answers[0].sha256 = sha256Of(changed.interview.answers[0].text)
    expect(problemsOf(refitted({ [path]: changed })).join('\n')).toContain('scored another answer 1')
  })

  test('other questions are seen', () => {
    const changed = candidate()
    const text = 'Where were you born?'
    changed.interview.questions[0] = { text, sha256: sha256Of(text) }
    expect(problemsOf(refitted({ [path]: changed })).join('\n')).toContain('the questions are not those')
  })

  test('a changed score is seen, one that adds up too', () => {
    const changed = candidate()
    const [assessment] = changed.assessments
    const { id, score } = assessment
    assessment.score = score + 1
    expect(problemsOf(refitted({ [path]: changed })).join('\n')).toContain(
      `the scores of assessment ${id} add up to ${score}, not to ${score + 1}.`,
    )
    assessment.score = score
    assessment.result.scores.note.value += 1
    expect(problemsOf(refitted({ [path]: changed })).join('\n')).toContain('gives note another score')
  })

  test('another input is seen', () => {
    const changed = candidate()
    changed.assessments[0].input.job.title = 'Astronaut'
    expect(problemsOf(refitted({ [path]: changed })).join('\n')).toContain('was made from another input')
    changed.assessments[0].input = { answers: [], now: 'never' }
    expect(problemsOf(refitted({ [path]: changed })).join('\n')).toContain('cannot be scored')
  })

  test('an invented quote is seen', () => {
    const changed = candidate()
    const scores: { quotes: { text: string }[] }[] = Object.values(changed.assessments[0].result.scores)
    const quote = scores.flatMap(({ quotes }) => quotes)[0]
    if (!quote) throw new Error('No quote')
    quote.text = 'I am the best.'
    expect(problemsOf(refitted({ [path]: changed })).join('\n')).toContain(
      'is not in its text: “I am the best.”',
    )
  })

  test('files that are not what they should be are named', () => {
    const files = { 'audit.json': { all: 'gone' }, [path]: [] }
    const problems = problemsOf(refitted(files)).join('\n')
    expect(problems).toContain('audit.json is not as it should be')
    expect(problems).toContain(`${path} is not as it should be`)
  })
})

describe('no bundle', () => {
  const refused = (bytes: Buffer) => {
    try {
      checkBundle(bytes, null)
    } catch (error) {
      if (error instanceof NotABundle) return error.message
      throw error
    }
    throw new Error('It was checked')
  }
  const withManifest = (text: string) => aZip({ ...entries, 'manifest.json': text })

  test.each<[string, () => Buffer, string]>([
    ['an empty file', () => Buffer.alloc(0), 'cannot be opened as a ZIP archive'],
    ['a text', () => Buffer.from('Hello, this is no archive at all.'), 'cannot be opened as a ZIP archive'],
    ['half a bundle', () => aZip(entries).subarray(0, 2000), 'cannot be opened as a ZIP archive'],
    ['a name that leads elsewhere', () => aZip({ ...entries, '../../etc/passwd': 'x' }), 'an unsafe name'],
    ['an absolute name', () => aZip({ ...entries, '/etc/passwd': 'x' }), 'an unsafe name'],
    ['another archive', () => aZip({ 'letter.txt': 'Hello' }), 'It has no manifest.json'],
    ['a broken manifest', () => withManifest('{"format":'), 'manifest.json is not JSON.'],
    ['a manifest that is a word', () => withManifest('"evidence"'), 'manifest.json is not JSON.'],
    [
      'a later format',
      () => withManifest(fileText({ ...parsed('manifest.json'), format: 'mindhire-evidence/2' })),
      'Its format is “mindhire-evidence/2”; this program reads “mindhire-evidence/1”.',
    ],
    [
      'a manifest without files',
      () => withManifest(fileText({ ...parsed('manifest.json'), files: undefined })),
      'manifest.json is not as it should be: files',
    ],
  ])('%s', (_name, bytes, message) => {
    expect(refused(bytes())).toContain(message)
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confidenceTexts } from '#features/assessments/contract/assessments.ts'
import { renderPdf } from '#platform/pdf/render-pdf.ts'
import { aLongReport, anArabicReport, aReport, personaInput } from '#testing/builders/a-report.ts'
import { isInstalled, readWith } from '#testing/documents/installed-readers.ts'
import { quotesOf } from './evidence-sections.ts'
import type { ReportContent } from './read-report.ts'
import { reportDocument } from './report-document.ts'

const folder = mkdtempSync(join(tmpdir(), 'mindhire-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

const render = (content: ReportContent) => renderPdf(reportDocument(content))
const textOf = async (bytes: Buffer) => (await extractText(new Uint8Array(bytes))).text
const flat = (text: string) => text.replace(/\s+/g, ' ')

const blind = (content: ReportContent): ReportContent => ({
  ...content,
  person: { hidden: true, firstName: 'Candidate', lastName: '12', email: null, phone: null, city: null },
})
const reports: [string, ReportContent][] = [
  ['Latin', aReport(personaInput('fr excellent'))],
  ['weak', aReport(personaInput('en weak'))],
  ['without a total', aReport(personaInput('en empty'))],
  ['Arabic', anArabicReport()],
  ['long', aLongReport()],
  ['blind', blind(aReport(personaInput('de excellent')))],
]

describe.each(reports)('a report: %s', (name, content) => {
  let bytes: Buffer
  let text: string
  const file = join(folder, `${name}.pdf`)
  beforeAll(async () => {
    bytes = await render(content)
    text = flat((await textOf(bytes)).join('\n'))
    writeFileSync(file, bytes)
  }, 60_000)

  it('has three to six pages, a title, bookmarks and a structure', async () => {
    const read = await getDocumentProxy(new Uint8Array(bytes))
    expect(read.numPages).toBeGreaterThanOrEqual(3)
    expect(read.numPages).toBeLessThanOrEqual(6)
    expect(await read.getMetadata()).toMatchObject({
      info: { Title: expect.stringContaining(content.person.lastName), Language: 'en' },
    })
    expect(await read.getMarkInfo()).toMatchObject({ Marked: true })
    const sections = (await read.getOutline()).map(({ title }) => title)
    expect(sections.slice(1)).toEqual(expect.arrayContaining(['Summary', 'Strengths', 'Gaps', 'Method']))
    for (let page = 1; page <= read.numPages; page++)
      expect(await (await read.getPage(page)).getStructTree()).toMatchObject({
        children: [{ role: 'Document' }],
      })
  })

  it('says what a committee needs, in this order', () => {
    const sections = [
      ...[
        'Summary',
        'Strengths',
        'Questions to ask in person',
        'Scores and their scales',
        'Limits on the total',
      ],
      ...['Questions and quotes', 'Requirements of the job', 'AI-written text', 'never affects the score'],
      ...['What the score is not', 'Method', 'Check this report'],
    ]
    const places = sections.map((section) => text.indexOf(section, 200))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(text).toContain(`version ${content.made.engineVersion}`)
    expect(text).toContain('ABCD-2345-EFGH-6789')
    for (const { limit, reason } of content.evaluation.caps)
      expect(text).toContain(`At most ${limit}: ${reason}`)
    for (const reason of content.evaluation.confidence?.reasons ?? [])
      expect(text).toContain(flat(confidenceTexts.messages[`reason.${reason}`]))
    for (const sentence of content.summary.sentences) expect(text).toContain(flat(sentence))
    for (const question of content.summary.questionsToAsk) expect(text).toContain(flat(question))
  })

  it('is read by other programs, where they are', () => {
    if (isInstalled('pdftotext')) {
      expect(flat(readWith('pdftotext', file, '-'))).toContain('What the score is not')
      expect(readWith('pdfinfo', file)).toMatch(/Title: +Report on[\s\S]*Tagged: +yes/)
    }
    if (isInstalled('mutool')) {
      expect(readWith('mutool', 'draw', '-q', '-F', 'text', file)).toContain('Check this report')
      expect(readWith('mutool', 'show', file, 'outline')).toContain('Summary')
    }
  })
})

it('sets the quotes under their questions', async () => {
  const content = aReport(personaInput('en excellent'))
  const text = flat((await textOf(await render(content))).join('\n'))
  const from = text.indexOf('Questions and quotes')
  const places = content.questions.flatMap((question, at) => [
    text.indexOf(flat(question), from),
    ...quotesOf(content.evaluation, at)
      .toSorted((one, other) => one.start - other.start)
      .map((quote) => text.indexOf(flat(quote.text), from)),
  ])
  expect(places.length).toBeGreaterThan(content.questions.length)
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

it('shows a follow-up as such, after the answer and before what was added to it', async () => {
  const content = aReport(personaInput('en excellent'))
  const [answered, skipped] = ['What came of it?', 'Who else took part?']
  const added = 'Rejects fell from nine to two in a hundred.'
  const answers = content.answers.with(0, `${content.answers[0]}\n\n${added}`)
  const followUps = content.followUps
    .with(0, { question: answered, answer: added })
    .with(1, { question: skipped, answer: null })
  const text = flat((await textOf(await render({ ...content, answers, followUps }))).join('\n'))
  const [first = '', second = '', third = ''] = content.questions.map(flat)
  const order = [
    first,
    `Follow-up: ${answered}`,
    added,
    second,
    `Follow-up: ${skipped}`,
    'No answer was added. Follow-ups are optional.',
    third,
  ]
  const from = text.indexOf('Questions and quotes')
  const places = order.map((words) => text.indexOf(words, from))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

it('never quotes what reads like instructions as evidence', () => {
  const { evaluation } = aReport(personaInput('en excellent'))
  const [quote] = quotesOf(evaluation, 0)
  if (!quote) throw new Error('The answer has no quote')
  const flag = { kind: 'instruction' as const, quote: { source: 'answer' as const, index: 0, ...quote } }
  expect(quotesOf({ ...evaluation, flags: [flag] }, 0)).not.toContainEqual(quote)
})

it('is the same bytes for the same content, and differs in its date alone', async () => {
  const content = aReport(personaInput('en good'))
  const bytes = await render(content)
  expect((await render(content)).equals(bytes)).toBe(true)
  const later = await textOf(await render({ ...content, date: new Date('2027-01-05T09:00:00Z') }))
  const withoutDate = (text: string[]) => text.join('\n').replace(/Report of \d+ \w+ \d+/, 'Report of')
  expect(withoutDate(later)).not.toBe(later.join('\n'))
  expect(withoutDate(later)).toBe(withoutDate(await textOf(bytes)))
})

it('prints Arabic words whole, each space in its place', async () => {
  const [first = ''] = await textOf(await render(anArabicReport()))
  for (const word of ['آمال', 'الطرابلسي', 'فنادق', 'المبيعات']) expect(first).toContain(word)
})

it('draws a field that could not be scored or is not asked for on no axis, and fewer than three axes not at all', () => {
  const content = aReport(personaInput('fr excellent'))
  const { scores } = content.evaluation
  const axesWith = (change: Partial<typeof scores>) => {
    const evaluation = { ...content.evaluation, scores: { ...scores, ...change } }
    const drawn = JSON.stringify(reportDocument({ ...content, evaluation }))
    return [...drawn.matchAll(/"label":"(\p{L}[^"]+)","at"/gu)].map(([, label]) => label)
  }
  const unscored = { ...scores.experienceMatch, value: null }
  const notAsked = { ...scores.cultureFit, value: 100, weight: 0 }
  expect(axesWith({})).toHaveLength(6)
  expect(axesWith({ experienceMatch: unscored, cultureFit: notAsked })).toEqual(
    axesWith({}).filter((label) => label !== 'Experience' && label !== 'Culture fit'),
  )
  const four = {
    experienceMatch: unscored,
    cultureFit: notAsked,
    mindsetScore: unscored,
    potentialScore: unscored,
  }
  expect(axesWith(four)).toEqual([])
})

it('says that confidence is low and why, and sets both engines side by side', async () => {
  const content = aReport(personaInput('en good'))
  const { evaluation } = content
  const values = Object.entries(evaluation.scores).map(([field, { value }]) => [field, value])
  const beside = { score: 31, scores: Object.fromEntries(values) }
  const confidence = { level: 'low' as const, reasons: ['engines-apart' as const] }
  const pages = await textOf(
    await render({ ...content, evaluation: { ...evaluation, engine: 'llm', beside, confidence } }),
  )
  const text = flat(pages.join('\n'))
  expect(text).toContain('Confidence: low. Please read the interview.')
  expect(text).toContain('The language model and the built-in engine are more than 20 points apart.')
  expect(text).toContain('The language model’s scores count.')
  expect(text.match(/Built-in engine: 31/g)).toHaveLength(1)
  expect(text.match(/Built-in engine: (\d+|No score)/g)).toHaveLength(11)
  const withoutBeside = flat((await textOf(await render(content))).join('\n'))
  expect(withoutBeside).not.toContain('Built-in engine: ')
})

it.each([
  [
    'fr',
    ...['Les notes et leurs échelles', 'État d’esprit', 'Vérifier ce rapport'],
    ...['La note la plus haute est', 'déjà comptée dans les autres critères.', 'Langue : français'],
  ],
  [
    'ar',
    ...['العلامات وسلالمها', 'طريقة التفكير', 'التحقق من هذا التقرير'],
    ...['في المعايير الأخرى', 'أعلى العلامات'],
  ],
] as const)('is in the language of the one who asks: %s', async (language, ...said) => {
  const bytes = await render({ ...aReport(personaInput('fr excellent')), language })
  const read = await getDocumentProxy(new Uint8Array(bytes))
  expect(read.numPages).toBeLessThanOrEqual(6)
  expect(await read.getMetadata()).toMatchObject({ info: { Language: language } })
  const text = flat((await textOf(bytes)).join('\n'))
  for (const one of said) expect(text).toContain(one)
  expect(text).not.toMatch(
    /Questions and quotes|Mindset|Strengths|required skill|This job|found in|scores highest/,
  )
})

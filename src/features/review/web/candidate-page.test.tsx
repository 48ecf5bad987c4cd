// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { getTranscriptEndpoint } from '#features/interviews/contract/transcript.ts'
import { idOf } from '#testing/builders/a-listed-job.ts'
import { withoutTotal } from '#testing/builders/a-whole-candidate.ts'
import { anEvaluation } from '#testing/builders/an-evaluation.ts'
import { button, candidatePage, offered, pressKey, refusing, seen } from '#testing/candidate-page.tsx'
import { getCandidateEndpoint, type LoggedMail } from '../contract/candidates.ts'

const page = candidatePage()

describe('on top', () => {
  test('who it is, the score, and the summary of verified results', async () => {
    await page.open({
      shortlisted: true,
      askedForPerson: true,
      fullAssessment: anEvaluation(74, {
        caps: [
          { limit: 74, reason: 'No readable CV was found.' },
          { limit: 79, reason: 'Few skills.' },
        ],
      }),
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Amel Trabelsi' })).toBe(document.activeElement)
    for (const text of [
      'Pending',
      'Shortlisted',
      'Asked for a person',
      'At most 74: No readable CV was found.',
      'Mindset scores highest, 91 of 100: own actions (answer 1).',
      'This job needs SAP. Where have you worked with it, and what did you do yourself?',
      'Lists of stock in Excel',
      'Not found in the CV or the answers',
    ])
      expect(screen.queryAllByText(text).length, text).toBeGreaterThan(0)
    // Once among the limits, once beside the score that it lowers.
    expect(screen.getAllByText('At most 74: No readable CV was found.')).toHaveLength(2)
    expect(screen.getAllByText('At most 79: Few skills.')).toHaveLength(1)
    expect(document.title).toBe('Amel Trabelsi · Mindhire')
  })

  test('§assessment-5 without a total a dash and why: no 0, and no limit of a score that does not exist', async () => {
    await page.open({ fullAssessment: withoutTotal() })
    expect(seen('–') && seen('No score')).toBe(true)
    expect(seen('No question was answered.')).toBe(true)
    expect(seen(/Fewer than half/)).toBe(false)
    expect(screen.queryByText('0')).toBeNull()
  })

  test('how far the scores can be relied on: a chip, and each reason in a sentence with the scores', async () => {
    await page.open({
      fullAssessment: anEvaluation(70, { confidence: { level: 'low', reasons: ['instructions', 'no-cv'] } }),
    })
    for (const text of [
      'Confidence: low, please read',
      'Confidence: low. Please read the interview.',
      'The answers or the CV contain possible instructions to the AI.',
      'No readable CV was found.',
    ])
      expect(seen(text), text).toBe(true)
  })

  test('high confidence is said, and nothing of one that was never measured', async () => {
    await page.open({})
    expect(seen('Nothing was found that speaks against relying on these scores.')).toBe(true)
    cleanup()
    await page.open({ fullAssessment: anEvaluation(70, { confidence: null }) })
    expect(seen(/Confidence/)).toBe(false)
  })

  test('both engines stand side by side where both scored, and which one counts is said', async () => {
    const evaluation = anEvaluation(70, { engine: 'llm' })
    const values = Object.keys(evaluation.scores).map((field) => [field, 40])
    const beside = { score: null, scores: { ...Object.fromEntries(values), mindsetScore: 35 } }
    await page.open({ fullAssessment: { ...evaluation, beside } })
    expect(seen('The language model’s scores count. The built-in engine’s are for comparison.')).toBe(true)
    const rowOf = (name: string) =>
      screen.getByRole('rowheader', { name }).closest('tr')?.textContent?.slice(name.length)
    expect(rowOf('Total')).toBe('70No score')
    expect(rowOf('Mindset')).toBe('6035')
  })

  test('§assessment-38 the AI signal is a chip whose reasons are asked for', async () => {
    const ai = { band: 'some' as const, percentage: 40, reasons: ['Most of it was pasted.'] }
    await page.open({ fullAssessment: anEvaluation(70, { ai }) })
    const chip = screen.getByText('AI text: some signs').closest('details')
    expect(chip?.open).toBe(false)
    expect(chip?.textContent).toContain('40 of 100. This is an estimate, not proof.')
    expect(chip?.textContent).toContain('Most of it was pasted.')
  })

  test('of a candidate who has not answered yet nothing is made up', async () => {
    await page.open({
      appliedAt: null,
      group: 'not-completed',
      fullAssessment: null,
      summary: null,
      cv: null,
    })
    expect(seen('Interview not completed')).toBe(true)
    expect(seen('Scores appear here when the interview is completed.')).toBe(true)
    expect(screen.queryByRole('heading', { name: 'Interview' })).toBeNull()
    expect(offered('View CV')).toBe(false)
    expect(page.api.askedOf(getTranscriptEndpoint)).toEqual([])
  })

  test.each(['REJECTED', 'WITHDRAWN'] as const)(
    'of who is %s before the end no scores are promised',
    async (status) => {
      await page.open({ status, appliedAt: null, fullAssessment: null, summary: null })
      expect(seen('There are no scores: the interview was not completed.')).toBe(true)
      expect(seen('Scores appear here when the interview is completed.')).toBe(false)
    },
  )

  test('a candidate that is gone, and one that cannot be loaded', async () => {
    page.api.on(getCandidateEndpoint, refusing(500))
    await page.open()
    expect(screen.getByRole('heading', { name: 'The candidate could not be loaded.' })).toBeTruthy()
    page.api.on(getCandidateEndpoint, refusing(404))
    fireEvent.click(button('Try again'))
    expect(await screen.findByRole('heading', { name: 'Candidate not found' })).toBeTruthy()
  })
})

describe('quotes and answers', () => {
  test('a quote leads to its place in the answer, and back to its score', async () => {
    await page.open()
    const mark = await waitFor(() => {
      const found = document.querySelector('mark')
      expect(found?.textContent).toBe('We sold 40 boxes in a day.')
      return found as HTMLElement
    })
    const [ofScore] = screen
      .getAllByRole('button', { name: /^From answer 1: show “We sold 40 boxes/ })
      .filter((one) => one.closest('details'))
    fireEvent.click(ofScore as Element)
    await waitFor(() => expect(mark.contains(document.activeElement)).toBe(true))
    fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' })
    expect(document.activeElement).toBe(ofScore)
    expect(ofScore?.closest('details')?.open).toBe(true)
  })

  test('§2.8-21 on plans without responses the quotes stay, and the page says what unlocks the rest', async () => {
    page.api.on(getTranscriptEndpoint, refusing(403, 'Viewing responses needs the Enterprise plan.'))
    await page.open()
    expect(await screen.findByRole('heading', { name: 'Restricted Access' })).toBeTruthy()
    expect(seen('Viewing responses needs the Enterprise plan.')).toBe(true)
    expect(screen.queryAllByText(/We sold 40 boxes in a day/).length).toBeGreaterThan(0)
    expect(offered(/^From answer 1: show/)).toBe(false)
    expect(screen.getByRole('link', { name: 'Upgrade' })).toBeTruthy()
  })
})

describe('the timeline', () => {
  test('says what came of a meeting, with its note', async () => {
    const at = '2026-11-02T09:00:00.000Z'
    const outcome = (detail: string) => ({ at, kind: 'outcome' as const, by: 'Ana Ben', detail })
    await page.open({ timeline: [outcome('no-show: Called twice'), outcome('hired')] })
    expect(seen('Outcome recorded: No-show: Called twice')).toBe(true)
    expect(seen('Outcome recorded: Hired')).toBe(true)
  })
})

describe('the list', () => {
  test('J and K move in it, Esc goes back to it, and its filters stay in the address', async () => {
    await page.open({}, { search: '?band=high' })
    const next = await screen.findByRole('link', { name: 'Next candidate' })
    expect(next.getAttribute('href')).toBe(`/Dashboard/${page.state.candidate.job.id}/${idOf(501)}?band=high`)
    pressKey('j')
    expect(await screen.findByRole('heading', { level: 1, name: 'Other 501 Trabelsi' })).toBe(
      document.activeElement,
    )
    pressKey('j')
    pressKey('k')
    expect(await screen.findByRole('heading', { level: 1, name: 'Amel Trabelsi' })).toBeTruthy()
    pressKey('j', document.querySelector('textarea') ?? document.body)
    pressKey('Escape')
    expect(await screen.findByText('The list')).toBeTruthy()
  })
})

test('§mails-8 the mails to the candidate, the latest first, with what became of them and what to do', async () => {
  const at = (minute: number) => `2026-11-22T09:0${minute}:00.000Z`
  const mail = (state: LoggedMail['state'], minute: number, badAddress = false): LoggedMail => ({
    kind: 'received',
    state,
    at: at(minute),
    badAddress,
  })
  await page.open({
    mails: [
      { kind: 'link', state: 'sent', at: at(0), badAddress: false },
      mail('failed', 1, true),
      mail('failed', 2),
      mail('retrying', 3),
      mail('not-sent', 4),
    ],
  })
  const section = within(screen.getByRole('region', { name: 'Emails' }))
  const said = section.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(said).toEqual([
    expect.stringMatching(/^Application received Not sent.*It no longer applied/),
    expect.stringMatching(/^Application received Waiting.*sent again automatically/),
    expect.stringMatching(/^Application received Failed.*All tries failed/),
    expect.stringMatching(/^Application received Failed.*refused this address/),
    expect.stringMatching(/^Interview link Sent22 Nov 2026/),
  ])
})

test('a candidate who got no mail', async () => {
  await page.open({ mails: [] })
  expect(seen('No email has been sent to this candidate.')).toBe(true)
})

test('a field that the job does not ask for is on no axis of the radar', async () => {
  const fullAssessment = anEvaluation(88)
  fullAssessment.scores.experienceMatch = { value: 100, weight: 0, reason: 'Not asked for.', quotes: [] }
  await page.open({ fullAssessment })
  const radar = screen.getByRole('img', { name: /Mindset 60/ })
  expect(radar.getAttribute('aria-label')).not.toContain('Experience')
  // The names stand at the sides that the shape leaves free, in pages from right to left too.
  for (const name of radar.querySelectorAll('text')) expect(name.getAttribute('direction')).toBe('ltr')
  expect(seen('Not required')).toBe(true)
})

test('a field without a score is on no axis of the radar, and two fields make none', async () => {
  const none = { value: null, weight: 20, reason: 'Nothing was found.', quotes: [] }
  const { scores, ...rest } = anEvaluation(88)
  const withNone = (...fields: (keyof typeof scores)[]) => ({
    ...rest,
    scores: { ...scores, ...Object.fromEntries(fields.map((field) => [field, none])) },
  })
  await page.open({ fullAssessment: withNone('technicalSkillsMatch', 'experienceMatch') })
  const radar = screen.getByRole('img', { name: /Mindset 60/ })
  expect(radar.getAttribute('aria-label')).not.toMatch(/Technical|Experience/)
  expect(radar.querySelectorAll('circle')).toHaveLength(4)
  cleanup()
  await page.open({
    fullAssessment: withNone('technicalSkillsMatch', 'experienceMatch', 'cultureFit', 'potentialScore'),
  })
  expect(screen.queryByRole('img', { name: /Mindset 60/ })).toBeNull()
  expect(screen.getAllByText('Not enough evidence').length).toBeGreaterThan(3)
})

test('times of meetings in the timeline are said as everywhere', async () => {
  const at = '2026-11-22T09:00:00.000Z'
  await page.open({
    timeline: [{ at, kind: 'invited', by: null, detail: '27/11/2026 10:00 (Africa/Tunis)' }],
  })
  expect(seen('Invited to an interview: 27 Nov 2026, 10:00 (Tunis time)')).toBe(true)
})

test('on a phone the long sections open when they are asked for', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await page.open()
  const interview = document.querySelector<HTMLDetailsElement>('details#candidate-interview')
  expect(interview?.open).toBe(false)
  fireEvent.click(screen.getByRole('link', { name: 'Interview' }))
  expect(interview?.open).toBe(true)
})

test('on a phone the summary says its sentences, and its questions when they are asked for', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await page.open()
  const around = (text: string | RegExp) => screen.getByText(text).closest('details')
  expect(around('Mindset scores highest, 91 of 100: own actions (answer 1).')).toBeNull()
  expect(around(/^This job needs SAP\. Where have you worked/)?.open).toBe(false)
  expect(around('Questions to ask when you meet')?.open).toBe(false)
})

// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { AssessmentId } from '#contract/ids.ts'
import type { Evaluation } from '#features/assessments/contract/assessments.ts'
import { fill, press, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { LanguageProvider } from '#ui/texts/language-provider.tsx'
import { readDemoInterviewEndpoint, scoreDemoInterviewEndpoint } from '../contract.ts'
import { DemoInterviewPage, loadDemoScores } from './interview-page.tsx'
import { translations as arabic } from './interview-texts-ar.ts'

const evaluation: Evaluation = {
  id: '00000000-0000-4000-8000-000000000001' as AssessmentId,
  score: 71,
  noScoreReason: null,
  scores: {
    mindsetScore: {
      value: 84,
      weight: 20,
      reason: 'An own action with a result.',
      quotes: [{ source: 'answer', index: 1, start: 0, end: 12, text: 'I called her' }],
    },
  } as Evaluation['scores'],
  questionScores: [],
  caps: [],
  flags: [],
  confidence: null,
  beside: null,
  ai: null,
  engine: 'builtin',
  engineVersion: 'builtin-7',
  rubricVersion: '4',
  provider: null,
  model: null,
  promptVersions: {},
  fellBack: null,
  assessedAt: '2026-11-23T10:00:00.000Z',
}
beforeAll(loadDemoScores)
let api: ReturnType<typeof fakeApi>

beforeEach(() => {
  vi.useFakeTimers()
  Element.prototype.scrollIntoView = () => undefined
  api = fakeApi()
  api.on(readDemoInterviewEndpoint, () => ({ title: 'Support', questions: ['First?', 'Second?', 'Third?'] }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function answerAll() {
  showPage({ '/Demo-interview': <DemoInterviewPage /> }, '/Demo-interview', { demo: true })
  await press('Start')
  await wait(1)
  for (const text of ['One.', 'I called her.', 'Three.']) {
    fill({ 'Your answer': text })
    await press('Send answer')
    await wait(1)
  }
}

test('asks one question after the other, and shows the scores with their evidence', async () => {
  api.on(scoreDemoInterviewEndpoint, () => ({ evaluation }))
  await answerAll()
  expect(api.sentTo(scoreDemoInterviewEndpoint)).toEqual([
    { language: 'en', answers: ['One.', 'I called her.', 'Three.'] },
  ])
  expect(document.activeElement?.textContent).toBe('Your scores')
  expect(screen.getByText('An own action with a result.')).toBeDefined()
  expect(screen.getByText('“I called her”')).toBeDefined()
})

test('in Arabic the page is Arabic, and the questions and answers alone are in the language of the interview', async () => {
  api.on(readDemoInterviewEndpoint, () => ({ title: 'Accueil', questions: ['Racontez.', 'Et ?', 'Enfin ?'] }))
  api.on(scoreDemoInterviewEndpoint, () => ({ evaluation }))
  const page = (
    <LanguageProvider language="ar" translations={arabic}>
      <DemoInterviewPage />
    </LanguageProvider>
  )
  showPage({ '/Demo-interview': page }, '/Demo-interview', { demo: true })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('جرّب المقابلة')
  expect(screen.getByRole('group', { name: 'لغة المقابلة' })).toBeDefined()
  await press('ابدأ')
  await wait(1)
  expect(screen.getByText('السؤال 1 من 3')).toBeDefined()
  for (const text of ['Oui.', 'Je l’ai appelée.', 'Non.']) {
    expect(screen.getByLabelText('إجابتك').closest('body [lang]')).toBeNull()
    fill({ إجابتك: text })
    await press('إرسال الإجابة')
    await wait(1)
  }
  expect(api.sentTo(scoreDemoInterviewEndpoint)[0]).toMatchObject({ language: 'fr' })
  const spoken = [...document.querySelectorAll('ol [lang=fr]')].map((one) => one.textContent)
  expect(spoken).toEqual(['Racontez.', 'Oui.', 'Et\u00a0?', 'Je l’ai appelée.', 'Enfin\u00a0?', 'Non.'])
  expect(document.activeElement?.textContent).toBe('علاماتك')
  expect(screen.getByRole('button', { name: 'ابدأ من جديد' })).toBeDefined()
})

test('keeps the answers when they could not be scored', async () => {
  let refused = true
  api.on(scoreDemoInterviewEndpoint, () => {
    if (refused) throw new FakeFailure(429, { code: 'TOO_MANY_REQUESTS', message: 'Please wait.' })
    return { evaluation }
  })
  await answerAll()
  expect(screen.getByText('Please wait.')).toBeDefined()
  refused = false
  await press('Try again')
  await wait(1)
  expect(screen.getByText('An own action with a result.')).toBeDefined()
})

test('says that there is no demo', () => {
  showPage({ '/Demo-interview': <DemoInterviewPage /> })
  expect(screen.getByText('There is no demo on this installation.')).toBeDefined()
})

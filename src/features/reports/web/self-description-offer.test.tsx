// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { interviewLanguages } from '#contract/languages.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { LanguageProvider } from '#ui/texts/language-provider.tsx'
import { describeSelfEndpoint } from '../contract/self-description.ts'
import { SelfDescriptionOffer } from './self-description-offer.tsx'
import { selfDescriptionTranslations } from './self-description-texts.ts'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(describeSelfEndpoint, () => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () => render(<SelfDescriptionOffer token="secret" />)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (question: string, answer: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: answer }))

test('§adverse-1 it says what it is for and who never sees it, and asks nothing until the candidate wants to', () => {
  show()
  const offer = screen.getByRole('region', { name: 'Help check that this selection is fair' })
  expect(offer.textContent).toContain('only counted')
  expect(offer.textContent).toContain('never reaches the people who decide')
  expect(offer.textContent).toContain('This is voluntary')
  expect(screen.queryByRole('radio')).toBeNull()
})

test('§adverse-1 the answers are sent, and may be changed; what is not said is not stored', async () => {
  show()
  press('Answer the questions')
  choose('What is your gender?', 'Woman')
  choose('How old are you?', 'I prefer not to say')
  press('Save my answers')
  await screen.findByText(/^Your answers are saved\./)
  press('Change my answers')
  choose('Do you have a disability?', 'No')
  press('Save my answers')
  await screen.findByText(/^Your answers are saved\./)
  expect(api.sentTo(describeSelfEndpoint)).toEqual([
    { gender: 'woman', ageGroup: null, disability: null },
    { gender: null, ageGroup: null, disability: 'no' },
  ])
})

test('§adverse-1 they may be withdrawn', async () => {
  show()
  press('Answer the questions')
  choose('What is your gender?', 'Man')
  press('Withdraw my answers')
  await screen.findByText('No answer of yours is stored.')
  expect(api.sentTo(describeSelfEndpoint)).toEqual([{ gender: null, ageGroup: null, disability: null }])
})

test('when they do not arrive it says so, and keeps what was chosen', async () => {
  api.on(describeSelfEndpoint, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: 'No.' })
  })
  show()
  press('Answer the questions')
  choose('What is your gender?', 'Woman')
  press('Save my answers')
  await screen.findByText(/^Your answers were not saved\./)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Woman' }).checked).toBe(true)
})

test.each(interviewLanguages)('it speaks the language of the interview: %s', (language) => {
  render(
    <LanguageProvider language={language} translations={[]}>
      <SelfDescriptionOffer token="secret" />
    </LanguageProvider>,
  )
  const title =
    selfDescriptionTranslations.find((one) => one.language === language)?.messages.title ??
    'Help check that this selection is fair'
  expect(screen.getByRole('heading').textContent).toBe(title)
})

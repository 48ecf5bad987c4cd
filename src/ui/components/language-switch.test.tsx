// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LanguageSwitch } from './language-switch.tsx'

const page = (
  <>
    <LanguageSwitch />
    <form>
      <input name="city" aria-label="City" />
      <input name="phone" aria-label="Phone" defaultValue="20 123 456" />
      <input name="password" type="password" aria-label="Password" />
    </form>
  </>
)
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(control(label), { target: { value } })
const stay = (event: Event) => event.preventDefault()
/** The page is opened in German, at another address if wished. */
function switchLanguage(to?: string) {
  fireEvent.click(screen.getByText('Deutsch'))
  cleanup()
  if (to) window.history.replaceState(null, '', to)
  render(page)
}

beforeEach(() => {
  window.history.replaceState(null, '', '/Apply/1')
  document.addEventListener('click', stay)
  render(page)
})
afterEach(() => {
  document.removeEventListener('click', stay)
  cleanup()
})

test('what was typed comes along to the other language and is kept nowhere afterwards', () => {
  type('City', 'Sfax')
  type('Phone', '')
  switchLanguage()
  expect([control('City').value, control('Phone').value]).toEqual(['Sfax', ''])
  expect(sessionStorage).toHaveLength(0)
})

test('another page gets nothing of it, and a password is never kept', () => {
  type('City', 'Sfax')
  type('Password', 'secret')
  switchLanguage('/Apply/2')
  expect([control('City').value, control('Password').value]).toEqual(['', ''])
  expect(sessionStorage).toHaveLength(0)
})

test('without a switch of language nothing is stored', () => {
  type('City', 'Sfax')
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage).toHaveLength(0)
})

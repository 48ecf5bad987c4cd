// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useHashTarget } from './use-hash-target.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

function Parts({ taken }: { taken?: boolean }) {
  useHashTarget()
  return (
    <div>
      {/* biome-ignore lint/a11y/noAutofocus: stands for a field that somebody is in already. */}
      <input aria-label="Field" autoFocus={taken} />
      <section id="team" tabIndex={-1} aria-label="Team" />
    </div>
  )
}
const open = (address: string, taken?: boolean) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Parts {...(taken ? { taken } : {})} />
    </MemoryRouter>,
  )

test('the section that the address names takes the focus, so that the keyboard continues there', () => {
  open('/Settings#team')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Team' }))
})

test('but never from a field that somebody is in', () => {
  open('/Settings#team', true)
  expect(document.activeElement).toBe(screen.getByLabelText('Field'))
})

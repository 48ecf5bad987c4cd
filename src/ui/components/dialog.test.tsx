// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
  }
})
afterEach(cleanup)

function Page({ locked = false }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete?"
        description="For good."
        locked={locked}
      >
        <input aria-label="Reason" />
      </Dialog>
    </>
  )
}

function openIt() {
  const opener = screen.getByRole('button', { name: 'Ask' })
  opener.focus()
  fireEvent.click(opener)
  return { opener, dialog: screen.getByRole('dialog', { name: 'Delete?' }) }
}

test('is named, described, and gives the focus back when closed', () => {
  render(<Page />)
  const { opener, dialog } = openIt()
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('For good.')
  screen.getByLabelText('Reason').focus()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('Esc and a click outside close it; a click inside does not', () => {
  render(<Page />)
  openIt()
  fireEvent.click(screen.getByText('Delete?'))
  fireEvent.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent(openIt().dialog, new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('locked, it stays', () => {
  render(<Page locked />)
  const { dialog } = openIt()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.click(dialog)
  expect(screen.getByRole('dialog')).toBe(dialog)
})

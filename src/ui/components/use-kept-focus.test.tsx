// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SectionCard } from './section-card.tsx'

afterEach(cleanup)

const Part = ({ shown, open = true }: { shown: boolean; open?: boolean }) => (
  <>
    <SectionCard id="team" title="Team">
      {shown && <button type="button">Remove</button>}
      <dialog open={open}>
        <button type="button">Yes</button>
      </dialog>
    </SectionCard>
    <input aria-label="Elsewhere" />
  </>
)
const part = () => screen.getByRole('region', { name: 'Team' })
/** Mutation observers run after the change. */
const observed = () => new Promise((resolve) => setTimeout(resolve))

test('when the control that held the focus goes, its part of the page takes the focus', async () => {
  const { rerender } = render(<Part shown />)
  screen.getByRole('button', { name: 'Remove' }).focus()
  rerender(<Part shown={false} />)
  await waitFor(() => expect(document.activeElement).toBe(part()))
})

test('the same when it stood in a dialog that was closed', async () => {
  const { rerender } = render(<Part shown />)
  const yes = screen.getByRole('button', { name: 'Yes' })
  yes.focus()
  // A browser does this by itself when the dialog goes.
  yes.blur()
  rerender(<Part shown open={false} />)
  await waitFor(() => expect(document.activeElement).toBe(part()))
})

test('a focus outside the section stays there', async () => {
  const { rerender } = render(<Part shown />)
  screen.getByRole('button', { name: 'Remove' }).focus()
  const outside = screen.getByLabelText('Elsewhere')
  outside.focus()
  rerender(<Part shown={false} />)
  await observed()
  expect(document.activeElement).toBe(outside)
})

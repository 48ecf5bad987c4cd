// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toasts } from '#testing/drive-page.ts'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { useCheckedForm } from './use-checked-form.ts'

afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
})

const schema = z.strictObject({
  city: z.string().check(z.minLength(1, 'A city, please.')),
  name: z.string().check(z.minLength(1, 'A name, please.'), z.maxLength(3, 'A shorter one.')),
})

function Form({ answer }: { answer?: string }) {
  const form = useCheckedForm({
    initial: { name: '', city: 'Sfax' },
    schema,
    send: async () => {
      if (answer) form.fail(answer)
    },
  })
  return (
    <form {...form.form} aria-label="Form">
      <input aria-label="Name" {...form.field('name')} />
      <p>{form.errorOf('name')}</p>
      <input aria-label="City" {...form.field('city')} />
      <p>{form.errorOf('city')}</p>
    </form>
  )
}

async function send(name: string) {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } })
  await act(async () => fireEvent.submit(screen.getByRole('form')))
}
const said = () => toasts().map(({ message }) => message)

test('a new try takes away what was said of the one before', async () => {
  render(<Form />)
  await send('')
  expect(said()).toEqual(['A name, please.'])
  await send('much too long')
  expect(said()).toEqual(['A shorter one.'])
  await send('Ada')
  expect(said()).toEqual([])
})

test('and says its own failure alone', async () => {
  render(<Form answer="The server is asleep." />)
  await send('')
  await send('Ada')
  expect(said()).toEqual(['The server is asleep.'])
})

test('the toast names the first mistake in the order of the schema, the focus is on the first of the page; every wrong field shows its own', async () => {
  render(<Form />)
  fireEvent.change(screen.getByLabelText('City'), { target: { value: '' } })
  await send('')
  expect(said()).toEqual(['A city, please.'])
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  expect(screen.getByText('A name, please.')).toBeDefined()
  expect(screen.getByText('A city, please.')).toBeDefined()
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Sfax' } })
  expect(screen.queryByText('A city, please.')).toBeNull()
  expect(screen.getByText('A name, please.')).toBeDefined()
})

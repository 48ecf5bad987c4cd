// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { ChatComposer } from './chat-composer.tsx'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'

afterEach(cleanup)

test('label, hint and error belong to the control', () => {
  render(
    <Field label="Email" hint="Your work address" error="Not an address" required>
      <TextInput type="email" />
    </Field>,
  )
  const input = screen.getByLabelText('Email')
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Your work address',
    'Not an address',
  ])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input).toHaveProperty('required', true)
})

test('without hint or error nothing is claimed', () => {
  render(
    <Field label="Type">
      <Select options={[{ value: 'a', label: 'A' }]} />
    </Field>,
  )
  const select = screen.getByLabelText('Type')
  expect(select.hasAttribute('aria-describedby')).toBe(false)
  expect(select.hasAttribute('aria-invalid')).toBe(false)
})

test('a password can be shown and hidden', () => {
  render(
    <Field label="Password">
      <PasswordInput defaultValue="secret" />
    </Field>,
  )
  const input = screen.getByLabelText('Password')
  expect(input).toHaveProperty('type', 'password')
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input).toHaveProperty('type', 'text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input).toHaveProperty('type', 'password')
})

test('a busy button says so and cannot be pressed twice', () => {
  const pressed = vi.fn()
  render(
    <Button busy busyLabel="Signing up..." onClick={pressed}>
      Sign Up
    </Button>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Signing up...' }))
  expect(pressed).not.toHaveBeenCalled()
})

test('Enter sends an answer, Shift and Enter or composing does not', () => {
  const sent = vi.fn()
  render(<ChatComposer label="Answer" value=" Hello " onChange={() => undefined} onSend={sent} />)
  const box = screen.getByLabelText('Answer')
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  expect(sent).not.toHaveBeenCalled()
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(sent).toHaveBeenCalledExactlyOnceWith('Hello')
})

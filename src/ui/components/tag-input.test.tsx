// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Field } from './field.tsx'
import { TagInput } from './tag-input.tsx'

afterEach(cleanup)

function Skills({ first = [], max }: { first?: string[]; max?: number }) {
  const [tags, setTags] = useState(first)
  return (
    <Field label="Skills">
      <TagInput value={tags} onChange={setTags} max={max} />
    </Field>
  )
}

const box = () => screen.getByLabelText('Skills')
const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
function type(text: string) {
  fireEvent.change(box(), { target: { value: text } })
  fireEvent.keyDown(box(), { key: 'Enter' })
}

test('§1.5-20 Enter and the plus button add; spaces are trimmed and blanks refused', () => {
  render(<Skills />)
  type('  React   Router ')
  type('   ')
  fireEvent.change(box(), { target: { value: 'SQL' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(tags()).toEqual(['React Router', 'SQL'])
})

test('§1.5-20 the same tag is kept once, whatever its case', () => {
  render(<Skills first={['React']} />)
  type('react')
  expect(tags()).toEqual(['React'])
  expect(box()).toHaveProperty('value', '')
})

test('Backspace in the empty box and the cross remove; the focus stays in the box', () => {
  render(<Skills first={['a', 'b', 'c']} />)
  fireEvent.keyDown(box(), { key: 'Backspace' })
  expect(tags()).toEqual(['a', 'b'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove a' }))
  expect(tags()).toEqual(['b'])
  expect(document.activeElement).toBe(box())
})

test('at its most it says so and takes no more', () => {
  render(<Skills first={['a', 'b']} max={2} />)
  type('c')
  expect(tags()).toEqual(['a', 'b'])
  expect(screen.getByText('At most 2').id).toBe(box().getAttribute('aria-describedby'))
})

test('§jobs-15 a pasted list is added at once; duplicates and tags over the limit are named', () => {
  render(<Skills first={['React']} max={3} />)
  const clipboardData = { getData: () => 'SQL, react\n  Node  ;Go' }
  fireEvent.paste(box(), { clipboardData })
  expect(tags()).toEqual(['React', 'SQL', 'Node'])
  expect(screen.getByRole('status').textContent).toBe(
    'Added: SQL, Node. 3 in total. Already added: react. Not added: Go.',
  )
  expect(screen.getByText('At most 3')).toBeTruthy()
})

test('one pasted word goes into the box like any other', () => {
  render(<Skills />)
  expect(fireEvent.paste(box(), { clipboardData: { getData: () => 'SQL' } })).toBe(true)
  expect(tags()).toEqual([])
})

test('§jobs-15 each change is announced to screen readers', () => {
  render(<Skills />)
  type('SQL')
  expect(screen.getByRole('status').textContent?.trim()).toBe('Added: SQL. 1 in total.')
  fireEvent.keyDown(box(), { key: 'Backspace' })
  expect(screen.getByRole('status').textContent?.trim()).toBe('Removed: SQL. 0 in total.')
})

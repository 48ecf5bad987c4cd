// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EmailText } from './email-text.tsx'

afterEach(cleanup)

test.each(['hr@atlas.example', 'مستخدم7@company.example', 'no-address'])(
  'the address %s is whole, and read from left to right whatever its script',
  (email) => {
    render(<EmailText>{email}</EmailText>)
    expect(screen.getByText(email).dir).toBe('ltr')
    expect(screen.getByText(email).textContent).toBe(email)
  },
)

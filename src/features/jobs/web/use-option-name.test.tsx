// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '#ui/texts/language-provider.tsx'
import { translations as arabic } from '../contract/option-texts-ar.ts'
import { translations as french } from '../contract/option-texts-fr.ts'
import { useOptionName, useReadReason } from './use-option-name.ts'

afterEach(cleanup)

function Named({ value }: { value: string }) {
  return <p>{useOptionName()(value)}</p>
}

test.each([
  ['en', [], 'Full-time', 'Full-time'],
  ['fr', french, 'Full-time', 'Temps plein'],
  ['ar', arabic, 'Team Lead', 'قائد فريق'],
  ['ar', arabic, 'Deutsch', 'الألمانية'],
  ['fr', french, 'Trop loin de Tunis', 'Trop loin de Tunis'],
] as const)(
  'an option is named in the reader’s language, and own words stay: %s',
  (language, translations, value, name) => {
    render(
      <LanguageProvider language={language} translations={translations}>
        <Named value={value} />
      </LanguageProvider>,
    )
    expect(screen.getByText(name)).toBeTruthy()
  },
)

function ReasonRead({ named }: { named: string }) {
  return <p>{useReadReason()(named)}</p>
}

test.each([
  ['Pas assez d’expérience ', 'Not enough experience'],
  ['Not enough experience', 'Not enough experience'],
  ['Trop loin de Tunis', 'Trop loin de Tunis'],
])('a reason as the reader sees it is kept for readers of every language: %s', (named, kept) => {
  render(
    <LanguageProvider language="fr" translations={french}>
      <ReasonRead named={named} />
    </LanguageProvider>,
  )
  expect(screen.getByText(kept)).toBeTruthy()
})

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '#ui/texts/language-provider.tsx'
import { translations as arabic } from '../contract/option-texts-ar.ts'
import { translations as french } from '../contract/option-texts-fr.ts'
import { useOptionName } from './use-option-name.ts'

afterEach(cleanup)

function Named({ value }: { value: string }) {
  return <p>{useOptionName()(value)}</p>
}

test.each([
  ['en', [], 'Full-time', 'Full-time'],
  ['fr', french, 'Full-time', 'Temps plein'],
  ['ar', arabic, 'Team Lead', 'قائد فريق'],
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

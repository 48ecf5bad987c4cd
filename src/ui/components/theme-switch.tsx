import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../texts/language-provider.tsx'
import { uiTexts } from '../texts/ui-texts.ts'
import { chooseTheme, useTheme } from '../theme/theme.ts'

const themes = [
  { theme: 'system', Icon: Monitor },
  { theme: 'light', Icon: Sun },
  { theme: 'dark', Icon: Moon },
] as const

/** System, light or dark. */
export function ThemeSwitch() {
  const t = useTexts(uiTexts)
  const name = useId()
  const chosen = useTheme()
  return (
    <fieldset className="inline-flex rounded-full border border-line bg-surface p-0.5">
      <legend className="sr-only">{t('theme')}</legend>
      {themes.map(({ theme, Icon }) => (
        <label
          key={theme}
          title={t(`theme.${theme}`)}
          className="relative grid size-7 cursor-pointer place-items-center rounded-full text-ink-faint transition-colors hover:text-ink has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:size-11"
        >
          <input
            type="radio"
            name={name}
            value={theme}
            checked={chosen === theme}
            onChange={() => chooseTheme(theme)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <Icon aria-hidden className="size-4" />
          <span className="sr-only">{t(`theme.${theme}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

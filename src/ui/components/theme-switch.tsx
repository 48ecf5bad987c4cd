import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { chooseTheme, type Theme, useTheme } from '../theme/theme.ts'

export type ThemeSwitchProps = { label?: string; words?: Readonly<Record<Theme, string>> }

const icons = { system: Monitor, light: Sun, dark: Moon }
const themes: readonly Theme[] = ['system', 'light', 'dark']
const defaultWords = { system: 'As the system', light: 'Light', dark: 'Dark' }

/** System, light or dark. */
export function ThemeSwitch({ label = 'Theme', words = defaultWords }: ThemeSwitchProps) {
  const name = useId()
  const chosen = useTheme()
  return (
    <fieldset className="inline-flex rounded-full border border-line bg-surface p-0.5">
      <legend className="sr-only">{label}</legend>
      {themes.map((theme) => {
        const Icon = icons[theme]
        return (
          <label
            key={theme}
            title={words[theme]}
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
            <span className="sr-only">{words[theme]}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

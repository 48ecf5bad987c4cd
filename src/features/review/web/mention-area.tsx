import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { UserId } from '#contract/ids.ts'
import { classNames } from '#ui/components/class-names.ts'
import { TextArea } from '#ui/components/text-area.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { candidateTexts } from './candidate-texts.ts'

export interface Colleague {
  id: UserId
  name: string
}

/** Who is named after an @ in a text. */
export const mentionedIn = (text: string, team: readonly Colleague[]): UserId[] =>
  team.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)

const maxOffered = 6
/** What is typed after the last @ before the caret, up to two words. */
const beingTyped = /(?:^|\s)@([^\s@]*(?: [^\s@]*)?)$/u

type MentionAreaProps = {
  team: readonly Colleague[]
  value: string
  onChange: (text: string) => void
  maxLength: number
}

/** A text area that offers the team after an @: arrows choose, Enter or Tab takes, Esc closes. */
export function MentionArea({ team, value, onChange, maxLength }: MentionAreaProps) {
  const t = useTexts(candidateTexts)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const offered = typed === null ? [] : team.filter(({ name }) => matches(name, typed)).slice(0, maxOffered)
  const chosen = offered[Math.min(at, offered.length - 1)]
  const area = () => root.current?.querySelector('textarea')
  const look = () => {
    const before = area()?.value.slice(0, area()?.selectionStart ?? 0) ?? ''
    setTyped(beingTyped.exec(before)?.[1] ?? null)
    setAt(0)
  }
  const take = ({ name }: Colleague) => {
    const caret = area()?.selectionStart ?? value.length
    const before = value
      .slice(0, caret)
      .replace(beingTyped, (found) => `${found[0] === '@' ? '' : found[0]}@${name} `)
    onChange(before + value.slice(caret))
    setTyped(null)
    // The caret follows once React has written the text.
    requestAnimationFrame(() => area()?.setSelectionRange(before.length, before.length))
    area()?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!chosen) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setAt((at + step + offered.length) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen)
    else if (event.key === 'Escape') setTyped(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={root} className="relative">
      <TextArea
        rows={2}
        value={value}
        maxLength={maxLength}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={chosen ? id : undefined}
        aria-activedescendant={chosen && `${id}-${chosen.id}`}
        onChange={(event) => {
          onChange(event.target.value)
          look()
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(null)}
      />
      <span role="status" className="sr-only">
        {typed === null ? '' : t('mentionCount', { count: offered.length })}
      </span>
      {chosen && (
        <div
          id={id}
          role="listbox"
          aria-label={t('mention')}
          className="absolute inset-x-0 top-full z-20 mt-1 max-w-72 rounded-lg border border-line bg-raised p-1 shadow-lg"
        >
          {offered.map((colleague) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text area keeps the focus and has the keys.
            <div
              key={colleague.id}
              id={`${id}-${colleague.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={colleague === chosen}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(colleague)}
              className={classNames(
                'cursor-pointer rounded-md px-3 py-1.5 text-sm text-ink pointer-coarse:py-3',
                colleague === chosen && 'bg-sunken',
              )}
            >
              <bdi>{colleague.name}</bdi>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

const matches = (name: string, typed: string) =>
  name
    .toLocaleLowerCase()
    .split(/\s+/)
    .some((_, at, words) => words.slice(at).join(' ').startsWith(typed.toLocaleLowerCase()))

import { CornerDownLeft, Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '#ui/components/class-names.ts'
import { useModal } from '#ui/components/dialog.tsx'
import { Kbd } from '#ui/components/kbd.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { paletteTexts } from './palette-texts.ts'
import { type Command, commandGroups, useCommands } from './use-commands.tsx'
import type { ShellDialog } from './use-shell-keys.ts'

export type CommandPaletteProps = {
  /** The job switcher: nothing but jobs. */
  jobsOnly: boolean
  onShow: (dialog: ShellDialog | null) => void
}

/** Jobs, candidates, pages and actions by their names, with the keyboard alone. */
export function CommandPalette({ jobsOnly, onShow }: CommandPaletteProps) {
  const t = useTexts(paletteTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { commands, term, searching, failed } = useCommands({ typed, jobsOnly, onShow })
  const active = commands[Math.min(at, commands.length - 1)]
  useModal(dialog, true)
  useEffect(() => input.current?.focus(), [])
  useInView(dialog, active)
  const run = (command: Command) => {
    // Closed first, so that a page or a dialog that opens keeps the focus.
    onShow(null)
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' && active) run(active)
    else if (step !== undefined && commands.length > 0)
      setAt((Math.min(at, commands.length - 1) + step + commands.length) % commands.length)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way out.
    <dialog
      ref={dialog}
      aria-label={t(jobsOnly ? 'switchJob' : 'palette')}
      onCancel={(event) => {
        event.preventDefault()
        onShow(null)
      }}
      onClick={({ target }) => target === dialog.current && onShow(null)}
      className="mx-auto mt-[min(12vh,7rem)] mb-auto w-[calc(100%-2rem)] max-w-xl overflow-hidden rounded-xl border border-line bg-raised p-0 text-ink shadow-lg backdrop:bg-black/45 open:animate-enter"
    >
      <div className="flex items-center gap-3 border-b border-line px-4 focus-within:shadow-[inset_0_-1px_0_var(--color-accent)]">
        <Search aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
        <input
          ref={input}
          role="combobox"
          aria-expanded={commands.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active ? `${id}-${active.id}` : undefined}
          aria-autocomplete="list"
          aria-label={t(jobsOnly ? 'switchLabel' : 'paletteLabel')}
          placeholder={t(jobsOnly ? 'switchPlaceholder' : 'palettePlaceholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={({ target: { value } }) => {
            setTyped(value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
          className="min-h-13 min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-ink-faint"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t(jobsOnly ? 'group.jobs' : 'palette')}
        className="max-h-[min(24rem,60dvh)] overflow-y-auto p-2 empty:hidden"
      >
        {commandGroups.map((group) => (
          <CommandGroup
            key={group}
            id={id}
            name={t(`group.${group}`)}
            commands={commands.filter((command) => command.group === group)}
            active={active}
            onRun={run}
          />
        ))}
      </div>
      <PaletteState term={term} count={commands.length} searching={searching} failed={failed} />
      <p
        aria-hidden
        className="flex flex-wrap gap-x-4 border-t border-line px-4 py-2 text-xs text-ink-faint pointer-coarse:hidden"
      >
        <Hint keys={['↑', '↓']}>{t('keyMove')}</Hint>
        <Hint keys={[<CornerDownLeft key="enter" className="size-3" />]}>{t('keyOpen')}</Hint>
        <Hint keys={['Esc']}>{t('keyClose')}</Hint>
      </p>
    </dialog>
  )
}

/** The option that the arrow keys reach comes into view. */
function useInView(dialog: { current: HTMLElement | null }, active: Command | undefined): void {
  useEffect(() => {
    const option = active && dialog.current?.querySelector('[role=option][aria-selected=true]')
    if (option && 'scrollIntoView' in option) option.scrollIntoView({ block: 'nearest' })
  }, [dialog, active])
}

type CommandGroupProps = {
  id: string
  name: string
  commands: readonly Command[]
  active: Command | undefined
  onRun: (command: Command) => void
}

function CommandGroup({ id, name, commands, active, onRun }: CommandGroupProps) {
  const heading = useId()
  if (commands.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of options, no fieldset.
    <div role="group" aria-labelledby={heading} className="pb-1">
      <p id={heading} className="px-2.5 pt-2 pb-1 text-xs font-medium text-ink-faint">
        {name}
      </p>
      {commands.map((command) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keyboard.
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox.
        <div
          key={command.id}
          id={`${id}-${command.id}`}
          role="option"
          aria-selected={command.id === active?.id}
          onClick={() => onRun(command)}
          className={classNames(
            'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 text-sm pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint',
            command.id === active?.id ? 'bg-accent-soft text-ink' : 'text-ink hover:bg-sunken',
          )}
        >
          {command.icon}
          <bdi className="min-w-0 flex-1 truncate">{command.name}</bdi>
          {command.hint && <span className="min-w-0 max-w-2/5 truncate text-ink-faint">{command.hint}</span>}
        </div>
      ))}
    </div>
  )
}

type PaletteStateProps = { term: string; count: number; searching: boolean; failed: boolean }

/** What there is to say of the search; the number of results for screen readers only. */
function PaletteState({ term, count, searching, failed }: PaletteStateProps) {
  const t = useTexts(paletteTexts)
  const says = searching ? null : count === 0 ? t('nothing', { term }) : null
  return (
    <div className="px-4 text-sm text-ink-soft">
      {searching && count === 0 && (
        <div className="py-6">
          <Spinner>{t('searching')}</Spinner>
        </div>
      )}
      <p role="status" className={says ? 'py-6 break-words' : 'sr-only'}>
        {says ?? (searching ? '' : t('results', { count }))}
      </p>
      <p role="alert" className="text-danger-ink not-empty:py-2">
        {failed ? t('searchFailed') : ''}
      </p>
    </div>
  )
}

const Hint = ({ keys, children }: { keys: readonly ReactNode[]; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1">
    {keys.map((key, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the keys of one hint never change.
      <Kbd key={index}>{key}</Kbd>
    ))}
    {children}
  </span>
)

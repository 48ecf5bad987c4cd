import { ArrowUp, LoaderCircle } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId } from 'react'
import { useTexts } from '../texts/language-provider.tsx'
import { uiTexts } from '../texts/ui-texts.ts'
import { classNames } from './class-names.ts'

export type ChatComposerProps = {
  value: string
  onChange: (value: string) => void
  /** Called on Enter or the button, never for an empty text. The page clears `value` once it is saved. */
  onSend: (text: string) => void
  label: string
  placeholder?: string
  sendLabel?: string
  busyLabel?: string
  busy?: boolean
  /** The text is on its way and cannot be changed now. The keyboard of a phone stays, which `readOnly` would close. */
  locked?: boolean
  /** Why nothing can be written now. */
  disabledReason?: string | undefined
  maxLength?: number | undefined
  /** Under the box. */
  hint?: string | undefined
  /** After the hint where there are keys, e.g. `Enter sends, Shift and Enter begin a new line`. */
  keysHint?: string | undefined
  inputRef?: Ref<HTMLTextAreaElement>
}

/** A growing text box: Enter sends, Shift and Enter begins a new line. On touch screens only the button sends. */
export function ChatComposer(props: ChatComposerProps) {
  const {
    value,
    onChange,
    onSend,
    label,
    placeholder,
    busy = false,
    locked = false,
    disabledReason,
    maxLength,
    hint,
    keysHint,
    inputRef,
  } = props
  const t = useTexts(uiTexts)
  const { sendLabel = t('send'), busyLabel = t('sending') } = props
  const id = useId()
  const empty = value.trim() === ''
  const disabled = disabledReason !== undefined
  const note = disabledReason ?? hint
  const send = () => {
    if (!empty && !busy && !disabled) onSend(value.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { isComposing, keyCode } = event.nativeEvent
    // 229: Safari ends the composition before it tells of the Enter that chose the word.
    if (event.key !== 'Enter' || event.shiftKey || isComposing || keyCode === 229 || byTouch()) return
    event.preventDefault()
    send()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex items-end gap-2 rounded-2xl border border-line-strong bg-surface p-1.5 shadow-sm transition-colors has-[textarea[aria-readonly]]:bg-sunken focus-within:border-accent has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-focus">
        <textarea
          ref={inputRef}
          rows={1}
          dir="auto"
          value={value}
          aria-label={label}
          aria-describedby={note || keysHint ? `${id}-note` : undefined}
          placeholder={placeholder}
          maxLength={maxLength}
          disabled={disabled}
          aria-readonly={locked || undefined}
          enterKeyHint="enter"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-[min(12rem,calc(var(--visible-height,100dvh)*0.4-0.75rem-2px))] min-h-11 min-w-0 flex-1 resize-none bg-transparent px-[12px] py-2.5 text-base leading-[1.5rem] text-ink outline-none aria-readonly:cursor-progress aria-readonly:text-ink-faint disabled:text-ink-faint"
        />
        <button
          type="submit"
          aria-label={busy ? busyLabel : sendLabel}
          aria-disabled={empty || busy || disabled || undefined}
          className={classNames(
            'grid size-[44px] shrink-0 place-items-center rounded-xl transition-colors',
            empty || disabled ? 'bg-sunken text-ink-faint' : 'bg-accent text-on-accent hover:bg-accent-hover',
          )}
        >
          {busy ? (
            <LoaderCircle aria-hidden className="size-5 animate-spin" />
          ) : (
            <ArrowUp aria-hidden className="size-5" />
          )}
        </button>
      </div>
      {(note || keysHint) && (
        <p id={`${id}-note`} className="mt-1.5 px-2 text-xs text-ink-faint">
          {note}
          {keysHint && !disabled && <span className="pointer-coarse:hidden"> {keysHint}</span>}
        </p>
      )}
    </form>
  )
}

const byTouch = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches

import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { useFieldWiring } from './field.tsx'

export type TagInputProps = {
  value: readonly string[]
  onChange: (value: string[]) => void
  placeholder?: string
  /** At most so many tags. */
  max?: number | undefined
  maxLength?: number | undefined
  disabled?: boolean
  id?: string
  addLabel?: string
  removeLabel?: (tag: string) => string
  fullLabel?: (max: number) => string
}

const sameTag = (one: string) => (other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** Several short texts: Enter or the plus button adds, Backspace in the empty box or a tag's cross removes. */
export function TagInput(props: TagInputProps) {
  const { value, onChange, placeholder, max = Number.POSITIVE_INFINITY, maxLength, disabled, id } = props
  const { addLabel = 'Add', fullLabel = (most: number) => `At most ${most}` } = props
  const { required: _, ...wiring } = useFieldWiring()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const full = value.length >= max

  const add = () => {
    const tag = text.trim().replace(/\s+/g, ' ')
    if (full || tag === '') return
    if (!value.some(sameTag(tag))) onChange([...value, tag])
    setText('')
    input.current?.focus()
  }
  const remove = (tag: string) => {
    onChange(value.filter((other) => other !== tag))
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = value.at(-1)
    if (event.key === 'Enter') {
      event.preventDefault()
      add()
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last)
  }

  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex gap-2">
        <input
          {...wiring}
          {...(id ? { id } : {})}
          {...(full ? { 'aria-describedby': noteId } : {})}
          ref={input}
          value={text}
          readOnly={full}
          disabled={disabled}
          placeholder={placeholder}
          maxLength={maxLength}
          enterKeyHint="enter"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className={controlStyle}
        />
        <button
          type="button"
          aria-label={addLabel}
          disabled={disabled || full || text.trim() === ''}
          onClick={add}
          className={classNames(buttonStyle({ variant: 'secondary', square: true }), 'shrink-0')}
        >
          <Plus aria-hidden />
        </button>
      </div>
      {full && (
        <p id={noteId} className="text-sm text-ink-faint">
          {fullLabel(max)}
        </p>
      )}
      {value.length > 0 && <Tags {...props} onRemove={remove} />}
    </div>
  )
}

function Tags(props: TagInputProps & { onRemove: (tag: string) => void }) {
  const { value, disabled, removeLabel = (tag: string) => `Remove ${tag}`, onRemove } = props
  return (
    <ul className="flex flex-wrap gap-1.5">
      {value.map((tag) => (
        <li
          key={tag}
          className="inline-flex max-w-full items-center rounded-md border border-accent-line bg-accent-soft ps-2.5 text-sm text-ink"
        >
          <span dir="auto" className="min-w-0 break-words py-1">
            {tag}
          </span>
          <button
            type="button"
            disabled={disabled}
            aria-label={removeLabel(tag)}
            onClick={() => onRemove(tag)}
            className="grid size-7 shrink-0 place-items-center rounded-md text-ink-faint transition-colors hover:text-danger-ink pointer-coarse:size-11"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}

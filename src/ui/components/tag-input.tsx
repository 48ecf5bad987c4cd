import { Plus, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
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
  /** What is said aloud of a change. */
  words?: TagWords
}

export type TagWords = {
  added: (tags: readonly string[], count: number) => string
  removed: (tag: string, count: number) => string
  known: (tags: readonly string[]) => string
  refused: (tags: readonly string[]) => string
}

const plainWords: TagWords = {
  added: (tags, count) => `Added: ${tags.join(', ')}. ${count} in all.`,
  removed: (tag, count) => `Removed: ${tag}. ${count} in all.`,
  known: (tags) => `Already there: ${tags.join(', ')}.`,
  refused: (tags) => `Not added: ${tags.join(', ')}.`,
}

const sameTag = (one: string) => (other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** What stands between the tags of a list. */
const between = /[,;\n\r\t\u060C\u061B]+/

/** Sorts what came into what is new, what is there already, and what has no room or is too long. */
function sortOut(text: string, value: readonly string[], max: number, maxLength: number) {
  const added: string[] = []
  const known: string[] = []
  const refused: string[] = []
  for (const part of text.split(between)) {
    const tag = part.trim().replace(/\s+/g, ' ')
    if (tag === '') continue
    if ([...value, ...added].some(sameTag(tag))) known.push(tag)
    else if (tag.length > maxLength || value.length + added.length >= max) refused.push(tag)
    else added.push(tag)
  }
  return { added, known, refused }
}

/**
 * Several short texts: Enter or the plus button adds what is typed, pasting a list adds each of it, Backspace in the
 * empty box or a tag's cross removes.
 */
export function TagInput(props: TagInputProps) {
  const { value, onChange, placeholder, max = Number.POSITIVE_INFINITY, maxLength, disabled, id } = props
  const { words = plainWords, addLabel = 'Add', fullLabel = (most: number) => `At most ${most}` } = props
  const { required: _, ...wiring } = useFieldWiring()
  const [text, setText] = useState('')
  const [said, setSaid] = useState({ heard: '', seen: '' })
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const full = value.length >= max

  const addAll = (list: string) => {
    const { added, known, refused } = sortOut(list, value, max, maxLength ?? Number.POSITIVE_INFINITY)
    if (added.length > 0) onChange([...value, ...added])
    const heard = added.length > 0 ? [words.added(added, value.length + added.length)] : []
    const seen = [
      ...(known.length > 0 ? [words.known(known)] : []),
      ...(refused.length > 0 ? [words.refused(refused)] : []),
    ]
    setSaid({ heard: heard.join(' '), seen: seen.join(' ') })
    input.current?.focus()
  }
  const add = () => {
    if (full || text.trim() === '') return
    addAll(text)
    setText('')
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (full || !between.test(pasted.trim())) return
    event.preventDefault()
    addAll(`${text}${pasted}`)
    setText('')
  }
  const remove = (tag: string) => {
    onChange(value.filter((other) => other !== tag))
    setSaid({ heard: words.removed(tag, value.length - 1), seen: '' })
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
          {...(full ? { 'aria-describedby': classNames(wiring['aria-describedby'], noteId) } : {})}
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
          onPaste={onPaste}
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
      <p role="status" className={said.seen ? 'text-sm text-ink-soft' : 'sr-only'}>
        {said.heard && <span className="sr-only">{said.heard} </span>}
        {said.seen}
      </p>
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

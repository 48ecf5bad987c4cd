import { Plus, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTexts } from '../texts/language-provider.tsx'
import { uiTexts } from '../texts/ui-texts.ts'
import { buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { useFieldWiring } from './field.tsx'

export type TagInputProps = {
  value: readonly string[]
  onChange: (value: string[]) => void
  placeholder?: string
  /** Of tags. */
  max?: number | undefined
  /** Of one tag. */
  maxLength?: number | undefined
  addLabel?: string
  fullLabel?: (max: number) => string
}

const separators = /[,;\n\r\t\u060C\u061B]+/

/** Sorts a typed or pasted list into new tags, known ones, and those too long or too many. */
function sortTags(text: string, value: readonly string[], max: number, maxLength: number) {
  const added: string[] = []
  const known: string[] = []
  const refused: string[] = []
  for (const part of text.split(separators)) {
    const tag = part.trim().replace(/\s+/g, ' ')
    const isSame = (other: string) => other.toLocaleLowerCase() === tag.toLocaleLowerCase()
    if (tag === '') continue
    if ([...value, ...added].some(isSame)) known.push(tag)
    else if (tag.length > maxLength || value.length + added.length >= max) refused.push(tag)
    else added.push(tag)
  }
  return { added, known, refused }
}

/** Several short texts. Enter or the plus button adds, pasting adds a list, Backspace or a tag's cross removes. */
export function TagInput(props: TagInputProps) {
  const { value, onChange, placeholder, max = Infinity, maxLength = Infinity, addLabel, fullLabel } = props
  const t = useTexts(uiTexts)
  const { required: _, ...wiring } = useFieldWiring()
  const [text, setText] = useState('')
  const [change, setChange] = useState({ spoken: '', shown: '' })
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const full = value.length >= max

  const add = (list: string) => {
    const { added, known, refused } = sortTags(list, value, max, maxLength)
    const count = value.length + added.length
    if (added.length > 0) onChange([...value, ...added])
    setChange({
      spoken: added.length > 0 ? t('tagsAdded', { tags: added.join(', '), count: String(count) }) : '',
      shown: [
        known.length > 0 ? t('tagsKnown', { tags: known.join(', ') }) : '',
        refused.length > 0 ? t('tagsRefused', { tags: refused.join(', ') }) : '',
      ]
        .join(' ')
        .trim(),
    })
    setText('')
    input.current?.focus()
  }
  const addTyped = () => {
    if (!full && text.trim() !== '') add(text)
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (full || !separators.test(pasted.trim())) return
    event.preventDefault()
    add(`${text}${pasted}`)
  }
  const remove = (tag: string) => {
    onChange(value.filter((other) => other !== tag))
    setChange({ spoken: t('tagRemoved', { tag, count: String(value.length - 1) }), shown: '' })
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = value.at(-1)
    if (event.key === 'Enter') {
      event.preventDefault()
      addTyped()
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last)
  }

  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex gap-2">
        <input
          {...wiring}
          {...(full && { 'aria-describedby': classNames(wiring['aria-describedby'], noteId) })}
          ref={input}
          value={text}
          readOnly={full}
          placeholder={placeholder}
          maxLength={Number.isFinite(maxLength) ? maxLength : undefined}
          enterKeyHint="enter"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className={controlStyle}
        />
        <button
          type="button"
          aria-label={addLabel ?? t('addTag')}
          disabled={full || text.trim() === ''}
          onClick={addTyped}
          className={classNames(buttonStyle({ variant: 'secondary', square: true }), 'shrink-0')}
        >
          <Plus aria-hidden />
        </button>
      </div>
      {full && (
        <p id={noteId} className="text-sm text-ink-faint">
          {fullLabel?.(max) ?? t('maxTags', { max: String(max) })}
        </p>
      )}
      <p role="status" className={change.shown ? 'text-sm text-ink-soft' : 'sr-only'}>
        {change.spoken && <span className="sr-only">{change.spoken} </span>}
        {change.shown}
      </p>
      {value.length > 0 && (
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
                aria-label={t('removeTag', { tag })}
                onClick={() => remove(tag)}
                className="grid size-7 shrink-0 place-items-center rounded-md text-ink-faint transition-colors hover:text-danger-ink pointer-coarse:size-11"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

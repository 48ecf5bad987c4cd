import { FileText, Upload, X } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import { useTexts } from '../texts/language-provider.tsx'
import { uiTexts } from '../texts/ui-texts.ts'
import { buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'
import { ProgressBar } from './progress-bar.tsx'

export type FileDropProps = {
  label: ReactNode
  /** With all files that were chosen, where several may be. */
  onChoose: (file: File, all: readonly File[]) => void
  multiple?: boolean
  /** The file chosen, if any. */
  file?: { name: string; size?: number } | null | undefined
  onRemove?: (() => void) | undefined
  /** As the `accept` of an input, e.g. `.pdf,.docx`. */
  accept?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  /** 0 to 100 while the file is on its way. */
  progress?: number | undefined
  disabled?: boolean
  name?: string
  required?: boolean
  chooseLabel?: string
  progressLabel?: string
}

/** A file chosen or dropped, with its upload's progress. The page checks what was dropped. */
export function FileDrop(props: FileDropProps) {
  const { label, onChoose, file, accept, hint, error, progress, disabled, name, required } = props
  const t = useTexts(uiTexts)
  const { chooseLabel = t('chooseFile'), progressLabel = t('uploading') } = props
  const id = useId()
  const [over, setOver] = useState(false)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const choose = (files: FileList | null) => {
    const first = files?.[0]
    if (first && !disabled) onChoose(first, [...(files ?? [])])
  }
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's shortcut for the input inside. */}
      <div
        onDragOver={onDrag}
        onDragLeave={onDrag}
        onDrop={(event) => {
          onDrag(event)
          choose(event.dataTransfer.files)
        }}
        className={classNames(
          'relative rounded-lg border border-dashed bg-surface transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          over
            ? 'border-accent bg-accent-soft'
            : error
              ? 'border-danger'
              : 'border-line-strong hover:border-accent',
          disabled && 'bg-sunken',
        )}
      >
        <input
          id={id}
          type="file"
          name={name}
          accept={accept}
          disabled={disabled}
          multiple={props.multiple}
          required={required && !file}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            choose(target.files)
            // Choosing the same file again, shortened, must fire a change event.
            if (!required) target.value = ''
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-not-allowed"
        />
        {file ? (
          <ChosenFile {...props} file={file} inputId={id} />
        ) : (
          <p className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 px-4 py-6 text-center text-sm text-ink-faint">
            <Upload aria-hidden className="size-4.5" />
            <span className={disabled ? 'font-medium' : buttonStyle({ variant: 'primary', size: 'sm' })}>
              {chooseLabel}
            </span>
            <span className="pointer-coarse:hidden">{t('dropFile')}</span>
          </p>
        )}
      </div>
      {progress !== undefined && <ProgressBar label={progressLabel} value={progress} />}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

type ChosenFileProps = Pick<FileDropProps, 'onRemove' | 'disabled'> & {
  file: { name: string; size?: number }
  inputId: string
}

function ChosenFile({ file, inputId, onRemove, disabled }: ChosenFileProps) {
  const t = useTexts(uiTexts)
  const remove = () => {
    const input = document.getElementById(inputId)
    if (input instanceof HTMLInputElement) {
      input.value = ''
      input.focus()
    }
    onRemove?.()
  }
  return (
    <div className="flex min-h-14 items-center gap-3 py-2 ps-4 pe-2 text-sm">
      <FileText aria-hidden className="size-5 shrink-0 text-accent-ink" />
      <span dir="auto" className="min-w-0 flex-1 break-all font-medium text-ink">
        {file.name}
      </span>
      {file.size !== undefined && (
        <span className="shrink-0 text-ink-faint tabular-nums">{sizeText(t, file.size)}</span>
      )}
      {onRemove && (
        <button
          type="button"
          aria-label={t('removeFile')}
          disabled={disabled}
          onClick={remove}
          className={classNames(buttonStyle({ variant: 'quiet', size: 'sm', square: true }), 'relative')}
        >
          <X aria-hidden />
        </button>
      )}
    </div>
  )
}

function sizeText(t: TranslatorOf<typeof uiTexts>, bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1000
    ? t('kilobytes', { size: Math.max(1, Math.round(kilobytes)) })
    : t('megabytes', { size: Math.round(kilobytes / 102.4) / 10 })
}

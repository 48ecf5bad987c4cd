import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { Field } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { TextArea } from '#ui/components/text-area.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { adminLimits } from '../contract/console.ts'
import { reasonTexts } from './texts.ts'
import { type AdminAction, useAdminAction } from './use-admin-action.ts'

type ActionDialogProps<Answer> = AdminAction<string, Answer> & {
  title: string
  /** What the action does. */
  children: ReactNode
  /** Under the reason; without it none is asked for. */
  hint?: string
  confirmLabel: string
  busyLabel: string
  cancelLabel?: string
  onClose: () => void
  /** Checks the further fields and shows what is wrong; false stops the form. */
  check?: () => boolean
  /** Further fields, above the reason. */
  fields?: ReactNode
  tone?: 'primary' | 'danger'
}

/** Asks before an action, for a reason too where it needs one. After a failure it stays open with what was typed. */
export function ActionDialog<Answer>(props: ActionDialogProps<Answer>) {
  const { title, children, hint, confirmLabel, busyLabel, cancelLabel, onClose, check, fields } = props
  const t = useTexts(reasonTexts)
  const { run, busy, failure } = useAdminAction({ onDone: onClose, ...props })
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState(false)
  const form = useId()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = reason.trim()
    const enough = hint === undefined || typed.length >= adminLimits.reason.min
    setWrong(!enough)
    const others = check?.() ?? true
    if (enough && others) run(typed)
    else event.currentTarget.querySelector<HTMLElement>(enough ? 'input' : 'textarea')?.focus()
  }
  return (
    <ConfirmDialog
      open
      title={title}
      cancelLabel={cancelLabel ?? t('cancel')}
      confirmLabel={confirmLabel}
      busy={busy}
      busyLabel={busyLabel}
      onClose={onClose}
      form={form}
      tone={props.tone ?? 'primary'}
    >
      <form id={form} noValidate onSubmit={send} className="grid gap-4">
        <div className="grid gap-2 text-sm text-ink-soft">{children}</div>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        {fields}
        {hint !== undefined && (
          <Field label={t('reason')} hint={hint} error={wrong ? t('needed') : undefined} required>
            <TextArea
              value={reason}
              maxLength={adminLimits.reason.max}
              counter
              rows={3}
              onChange={(event) => {
                setReason(event.target.value)
                setWrong(false)
              }}
            />
          </Field>
        )}
      </form>
    </ConfirmDialog>
  )
}

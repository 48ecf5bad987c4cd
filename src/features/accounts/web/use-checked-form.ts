import { type SubmitEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { dismissToast, toast } from '#ui/components/toast.ts'

interface Checked<Values extends Record<string, string>> {
  initial: Values
  /** Its first issue is what the person reads. */
  schema: z.ZodMiniType<Values, unknown>
  /** Resolves when the form may be used again. */
  send(values: Values): Promise<void>
  toastMs?: number
}

/** A form that is checked when it is sent: the first failure is said, shown beside its field, and stops it. */
export function useCheckedForm<Values extends Record<string, string>>(form: Checked<Values>) {
  const [values, setValues] = useState(form.initial)
  const [wrong, setWrong] = useState<{ field: string; message: string } | null>(null)
  const { failure, fail, forget, say } = useFailure(form.toastMs)
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)

  const refuse = (field: string, message: string) => {
    setWrong({ field, message })
    say(message)
    element.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
  }

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const checked = form.schema.safeParse(values)
    if (!checked.success) {
      const issue = checked.error.issues[0]
      refuse(String(issue?.path[0] ?? ''), issue?.message ?? '')
      return
    }
    setWrong(null)
    forget()
    setBusy(true)
    try {
      await form.send(checked.data)
    } finally {
      setBusy(false)
    }
  }

  const field = (name: keyof Values & string) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => {
      setValues((now) => ({ ...now, [name]: event.target.value }))
      if (wrong?.field === name) setWrong(null)
    },
  })

  return {
    values,
    busy,
    field,
    refuse,
    failure,
    fail,
    /** Empties the form, once what was typed has served. */
    clear: () => setValues(form.initial),
    errorOf: (name: keyof Values & string) => (wrong?.field === name ? wrong.message : undefined),
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
    },
  }
}

/** Why the form could not be sent: a toast, gone with the next try, and for the page to show until the next try, as toasts are gone soon. */
function useFailure(toastMs: number | undefined) {
  const [failure, setFailure] = useState<string | null>(null)
  const said = useRef<number | null>(null)
  const hush = () => {
    if (said.current !== null) dismissToast(said.current)
    said.current = null
  }
  const say = (message: string) => {
    hush()
    said.current = toast.error(message, toastMs === undefined ? {} : { durationMs: toastMs })
  }
  const fail = (message: string) => {
    setFailure(message)
    say(message)
  }
  const forget = () => {
    hush()
    setFailure(null)
  }
  return { failure, fail, say, forget }
}

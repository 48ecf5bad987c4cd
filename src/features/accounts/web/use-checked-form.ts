import { type SubmitEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '#ui/api/api-error.ts'
import { dismissToast, toast } from '#ui/components/toast.ts'

interface Checked<Values extends Record<string, string>> {
  initial: Values
  /** Its keys stand in the order in which mistakes are named. */
  schema: z.ZodMiniType<Values, unknown>
  /** Resolves when the form may be used again. */
  send(values: Values): Promise<void>
  /** What to say when `send` throws, unless the server refused single fields. */
  failureOf?: (error: unknown) => string
  toastMs?: number
}

export type CheckedForm<Values extends Record<string, string>> = ReturnType<typeof useCheckedForm<Values>>

/** A form that is checked when it is sent: a toast names the first mistake, every wrong field shows its own. */
export function useCheckedForm<Values extends Record<string, string>>(form: Checked<Values>) {
  const [values, setValues] = useState(form.initial)
  const [busy, setBusy] = useState(false)
  const { wrong, setWrong, failure, element, fail, refuseAll, failWith, forget } = useMistakes(form, values)

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const checked = form.schema.safeParse(values)
    if (!checked.success) return refuseAll(mistakesOf(checked.error))
    forget()
    setBusy(true)
    try {
      await form.send(checked.data)
    } catch (error) {
      failWith(error)
    } finally {
      setBusy(false)
    }
  }

  const mistakes = mistakesOf(form.schema.safeParse(values).error)
  return {
    values,
    busy,
    /** Why the last try could not be sent, for the page to show: toasts are gone soon. */
    failure,
    fail,
    /** The server refused this field. */
    refuse: (field: keyof Values & string, message: string) => refuseAll({ [field]: message }),
    /** Empties the form, once what was typed has served. */
    clear: () => setValues(form.initial),
    /** Whether it can be sent as it stands. */
    ready: Object.keys(mistakes).length === 0,
    errorOf: (name: keyof Values & string) => wrong[name],
    /** As `errorOf`, before the form is sent too: what is wrong with a field that is not empty. */
    typedErrorOf: (name: keyof Values & string) =>
      wrong[name] ?? (values[name] === '' ? undefined : mistakes[name]),
    field: (name: keyof Values & string) => ({
      name,
      value: values[name],
      onChange: (event: { target: { value: string } }) => {
        setValues((now) => ({ ...now, [name]: event.target.value }))
        if (wrong[name] !== undefined) setWrong(({ [name]: _, ...others }) => others)
      },
    }),
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
    },
  }
}

/** What is wrong with the form: beside its fields, above it, and in one toast that the next try takes away. */
function useMistakes<Values extends Record<string, string>>(form: Checked<Values>, values: Values) {
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const lastToast = useRef<number | null>(null)
  const dismiss = () => {
    if (lastToast.current !== null) dismissToast(lastToast.current)
    lastToast.current = null
  }
  const say = (message: string) => {
    dismiss()
    const options = form.toastMs === undefined ? {} : { durationMs: form.toastMs }
    lastToast.current = toast.error(message, options)
  }
  const fail = (message: string) => {
    setFailure(message)
    say(message)
  }
  const refuseAll = (mistakes: Readonly<Record<string, string>>) => {
    const [field, message] = Object.entries(mistakes)[0] ?? ['', '']
    setWrong(mistakes)
    say(message)
    element.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
  }
  const failWith = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : {}
    const mistakes = Object.entries(fields).filter(([name]) => name in values)
    if (mistakes.length > 0) refuseAll(Object.fromEntries(mistakes))
    else if (form.failureOf) fail(form.failureOf(error))
    else throw error
  }
  const forget = () => {
    setWrong({})
    setFailure(null)
    dismiss()
  }
  return { wrong, setWrong, failure, element, fail, refuseAll, failWith, forget }
}

/** The first mistake of each field, in the order of the schema. */
function mistakesOf(error: z.core.$ZodError | undefined): Record<string, string> {
  const mistakes: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) mistakes[String(path[0] ?? '')] ??= message
  return mistakes
}

import { type SubmitEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '#ui/api/api-error.ts'
import { dismissToast, toast } from '#ui/components/toast.ts'
import { inReadersWords } from '#ui/texts/in-readers-words.ts'

interface Checked<Values extends Record<string, string>> {
  initial: Values
  /** Its keys stand in the order in which mistakes are named. */
  schema: z.ZodMiniType<Values, unknown>
  /** Resolves when the form may be used again. */
  send(values: Values): Promise<void>
  /** What to say when `send` throws, unless the server refused single fields. */
  failureOf?: (error: unknown) => string
  /** Fields that are not empty show their mistake before the form is sent. */
  checkedAsTyped?: boolean
  toastMs?: number
}

type Mistakes = Readonly<Record<string, string>>

export type CheckedForm<Values extends Record<string, string>> = ReturnType<typeof useCheckedForm<Values>>

/** A form that is checked when it is sent: a toast names the first mistake, every wrong field shows its own. */
export function useCheckedForm<Values extends Record<string, string>>(form: Checked<Values>) {
  const [values, setValues] = useState(form.initial)
  const [busy, setBusy] = useState(false)
  const { wrong, setWrong, failure, element, fail, refuse, forget } = useMistakes(form.toastMs)
  const checked = form.schema.safeParse(values)
  const mistakes = mistakesOf(checked.error)

  const submit = async () => {
    if (!checked.success) return refuse(mistakes)
    forget()
    setBusy(true)
    try {
      await form.send(checked.data)
    } catch (error) {
      const fields = Object.entries(error instanceof ApiError ? error.fields : {})
      const refused = fields.filter(([name]) => name in values)
      if (refused.length > 0) refuse(Object.fromEntries(refused))
      else if (form.failureOf) fail(form.failureOf(error))
      else throw error
    } finally {
      setBusy(false)
    }
  }

  return {
    values,
    busy,
    /** Why the last try could not be sent, for the page to show: toasts are gone soon. */
    failure,
    fail,
    /** The server refused this field. */
    refuse: (field: keyof Values & string, message: string) => refuse({ [field]: message }),
    /** Empties the form after a success. */
    clear: () => setValues(form.initial),
    /** False while a form that is checked as it is typed has a mistake. */
    ready: !form.checkedAsTyped || checked.success,
    errorOf: (name: keyof Values & string) =>
      wrong[name] ?? (form.checkedAsTyped && values[name] !== '' ? mistakes[name] : undefined),
    field: (name: keyof Values & string) => ({
      name,
      value: values[name],
      onChange: (event: { target: { value: string } }) => {
        setValues((now) => ({ ...now, [name]: event.target.value }))
        setWrong(({ [name]: _, ...others }) => others)
      },
    }),
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!busy) void submit()
      },
    },
  }
}

/** What is wrong with the form: beside its fields, above it, and in one toast that the next try takes away. */
function useMistakes(toastMs: number | undefined) {
  const [wrong, setWrong] = useState<Mistakes>({})
  const [failure, setFailure] = useState<string | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const lastToast = useRef<number>(undefined)
  const forget = () => {
    setWrong({})
    setFailure(null)
    if (lastToast.current !== undefined) dismissToast(lastToast.current)
  }
  const say = (message: string) => {
    lastToast.current = toast.error(message, toastMs === undefined ? {} : { durationMs: toastMs })
  }
  const fail = (message: string) => {
    forget()
    setFailure(message)
    say(message)
  }
  const refuse = (mistakes: Mistakes) => {
    forget()
    setWrong(mistakes)
    say(Object.values(mistakes)[0] ?? '')
    // The first on the page, where people begin to read.
    const fields = element.current?.querySelectorAll<HTMLInputElement>('[name]') ?? []
    const first = [...fields].find(({ name }) => name in mistakes)
    first?.focus()
  }
  return { wrong, setWrong, failure, element, fail, refuse, forget }
}

/** The first mistake of each field, in the order of the schema. */
function mistakesOf(error: z.core.$ZodError | undefined): Mistakes {
  const mistakes: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? [])
    mistakes[String(path[0] ?? '')] ??= inReadersWords(message)
  return mistakes
}

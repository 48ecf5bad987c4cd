/** For the moment between two languages of one page; read once, then gone. */
const key = 'typed-before-switch'

type Fields = Readonly<Record<string, string>>
let kept: Fields | null = null

type Control = HTMLInputElement | HTMLTextAreaElement

const textTypes = ['text', 'email', 'tel', 'url', 'search', 'number', 'textarea']
const isText = (element: Element): element is Control =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.name !== '' &&
  textTypes.includes(element.type)
const textControls = () => [...document.forms].flatMap((form) => [...form.elements].filter(isText))

/** Keeps what was typed into the page's forms for the same page in another language. */
export function keepFields(): void {
  kept = null
  const typed = textControls().filter(({ value, defaultValue }) => `${value}${defaultValue}` !== '')
  if (typed.length === 0) return
  const fields = Object.fromEntries(typed.map(({ name, value }) => [name, value]))
  try {
    sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, fields }))
  } catch {
    // A browser that stores nothing; the switch works all the same.
  }
}

/** What was typed on this page before its language was switched. */
export function keptFields(): Fields {
  kept ??= takeFields()
  return kept
}

function takeFields(): Fields {
  try {
    const stored = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    const { path, fields } = JSON.parse(stored ?? '{}')
    return path === location.pathname ? fields : {}
  } catch {
    return {}
  }
}

/** Fills the forms with it, except where something new was typed meanwhile. */
export function restoreFields(): void {
  const fields = keptFields()
  for (const control of textControls()) {
    const value = fields[control.name]
    if (value === undefined || control.value !== control.defaultValue) continue
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

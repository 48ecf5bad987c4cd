/** Moves the focus to the first control that is marked wrong, or to the first one of a group that is. */
export function focusProblem(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const group = wrong instanceof HTMLFieldSetElement ? wrong : null
  const control = group ? group.querySelector<HTMLElement>('input:enabled') : wrong
  if (!control) return
  control.focus()
  // What it asks for is not left hidden above the edge; no page scrolls in a test.
  const label = group?.querySelector('legend') ?? form?.querySelector(`label[for="${control.id}"]`)
  if (label && 'scrollIntoView' in label) label.scrollIntoView({ block: 'nearest' })
}

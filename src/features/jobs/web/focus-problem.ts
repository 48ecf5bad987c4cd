/** Moves the focus to the first control that is marked wrong, or to the first one of a group that is. */
export function focusProblem(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control =
    wrong instanceof HTMLFieldSetElement ? wrong.querySelector<HTMLElement>('input:enabled') : wrong
  control?.focus()
}

/** The box of text inputs and selects. */
export const controlStyle = [
  'block w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 py-2 text-base leading-[1.5rem] text-ink shadow-xs',
  'sm:text-sm sm:leading-[1.25rem] min-h-10 pointer-coarse:min-h-11 transition-[border-color,box-shadow]',
  'hover:border-ink-faint focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-focus',
  'aria-invalid:border-danger aria-invalid:focus:outline-danger',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint not-[select]:read-only:bg-sunken',
].join(' ')

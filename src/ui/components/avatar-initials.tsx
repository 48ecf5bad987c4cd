import { classNames } from './class-names.ts'

export type AvatarInitialsProps = { name: string; size?: 'sm' | 'md' | 'lg' }

const sizes = { sm: 'size-7 text-xs', md: 'size-9 text-sm', lg: 'size-12 text-base' }

/** A person's initials; decoration beside the written name. */
export const AvatarInitials = ({ name, size = 'md' }: AvatarInitialsProps) => (
  <span
    aria-hidden
    className={classNames(
      'grid shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-ink uppercase select-none',
      sizes[size],
    )}
  >
    {initials(name)}
  </span>
)

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = [...(words[0] ?? '')][0] ?? '?'
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  // The joiner keeps Arabic letters apart.
  return last ? `${first}\u200c${last}` : first
}

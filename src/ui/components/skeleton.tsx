import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A grey placeholder; size and shape by classes, e.g. `h-5 w-40`, `rounded-full`. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden
    // A rounding that is asked for wins over the usual one, whatever their order in the style sheet.
    className={classNames('block animate-pulse bg-sunken [:where(&)]:rounded-md', className ?? 'h-4 w-full')}
  />
)

export type SkeletonTextProps = { lines?: 1 | 2 | 3 | 4 | 5; className?: string }

const lineNames = [
  ['first', 'w-full'],
  ['second', 'w-11/12'],
  ['third', 'w-full'],
  ['fourth', 'w-10/12'],
  ['last', 'w-2/3'],
] as const

/** A placeholder for lines of text. */
export const SkeletonText = ({ lines = 3, className }: SkeletonTextProps) => (
  <span aria-hidden className={classNames('flex flex-col gap-2.5', className)}>
    {lineNames.slice(-lines).map(([name, width]) => (
      <Skeleton key={name} className={classNames('h-4', width)} />
    ))}
  </span>
)

export type LoadingProps = { label: string; children: ReactNode; className?: string }

/** Wraps skeletons, with a label for screen readers. */
export const Loading = ({ label, children, className }: LoadingProps) => (
  <div aria-busy="true" className={className}>
    <span role="status" className="sr-only">
      {label}
    </span>
    {children}
  </div>
)

import { classNames } from './class-names.ts'

/** A grey stand-in; size and shape by classes, e.g. `h-5 w-40`. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden
    className={classNames('block animate-pulse rounded-md bg-sunken', className ?? 'h-4 w-full')}
  />
)

export type SkeletonTextProps = { lines?: number; className?: string }

/** Lines of text to come. */
export const SkeletonText = ({ lines = 3, className }: SkeletonTextProps) => (
  <span aria-hidden className={classNames('flex flex-col gap-2.5', className)}>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton
        key={`line-${line + 1}`}
        className={line === lines - 1 && lines > 1 ? 'h-4 w-2/3' : 'h-4 w-full'}
      />
    ))}
  </span>
)

/** Wraps skeletons and says in words what is loading. */
export const Loading = ({
  label,
  children,
  className,
}: {
  label: string
  children: React.ReactNode
  className?: string
}) => (
  <div aria-busy="true" className={className}>
    <span role="status" className="sr-only">
      {label}
    </span>
    {children}
  </div>
)

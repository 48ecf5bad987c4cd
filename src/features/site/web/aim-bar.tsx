type AimBarProps = {
  value: number
  aim: number
  /** Whether at least the aim is wanted, or at most. */
  isMinimum: boolean
  /** What the whole width stands for. */
  whole: number
}

/** A figure as a bar on a track: a line where the aim is, and shaded what meets it. Its words stand beside it. */
export function AimBar({ value, aim, isMinimum, whole }: AimBarProps) {
  const share = (number: number) => `${(number / whole) * 100}%`
  const reached = isMinimum ? value >= aim : value <= aim
  const [from, to] = isMinimum ? [aim, whole] : [0, aim]
  return (
    <svg
      aria-hidden="true"
      data-reached={reached}
      width="100%"
      height="16"
      className="mt-2 block rtl:-scale-x-100"
    >
      <rect y="3" width="100%" height="10" rx="3" className="fill-sunken" />
      <rect
        data-part="aim"
        x={share(from)}
        y="3"
        width={share(to - from)}
        height="10"
        rx="3"
        className="fill-accent-line stroke-accent"
      />
      <rect
        data-part="value"
        y="6"
        width={share(value)}
        height="4"
        rx="2"
        className={reached ? 'fill-accent' : 'fill-notice-ink'}
      />
      <rect x={share(aim)} width="3" height="16" className={`fill-ink ${moved(aim / whole)}`} />
    </svg>
  )
}

/** The line stays whole at both ends of the track. */
const moved = (share: number) =>
  share === 0 ? '' : share === 1 ? '-translate-x-[3px]' : '-translate-x-[1.5px]'

export type RadarAxis = { label: string; value: number }
export type RadarProps = {
  /** E.g. `Scores of Ada Lovelace`. */
  label: string
  /** Three to ten scores of 0 to `max`. */
  axes: readonly RadarAxis[]
  max?: number
}

// The drawing is at least as wide as its units, so that names are never smaller than 12 px.
const radius = 72
const width = 320
const height = 232
const rings = [0.25, 0.5, 0.75, 1]

/** Several scores as one shape; screen readers hear the numbers. */
export function Radar({ label, axes, max = 100 }: RadarProps) {
  const at = (index: number, share: number) => {
    const angle = (index / axes.length) * 2 * Math.PI - Math.PI / 2
    return { x: round(Math.cos(angle) * share * radius), y: round(Math.sin(angle) * share * radius) }
  }
  const ring = (share: number) => axes.map((_, index) => pair(at(index, share))).join(' ')
  const tips = axes.map(({ value }, index) => at(index, Math.min(1, Math.max(0, value / max))))
  const figures = axes.map((axis) => `${axis.label} ${axis.value}`).join(', ')
  return (
    <svg
      role="img"
      aria-label={`${label}: ${figures}`}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      className="block h-auto w-full max-w-96 min-w-80 overflow-visible"
    >
      {rings.map((share) => (
        <polygon key={share} points={ring(share)} className="fill-none stroke-line" />
      ))}
      {axes.map((axis, index) => {
        const end = at(index, 1)
        return <line key={axis.label} x2={end.x} y2={end.y} className="stroke-line" />
      })}
      <polygon
        points={tips.map(pair).join(' ')}
        strokeWidth="2"
        strokeLinejoin="round"
        className="fill-accent/18 stroke-accent"
      />
      {tips.map((tip, index) => (
        <circle
          key={axes[index]?.label}
          cx={tip.x}
          cy={tip.y}
          r="3.5"
          className="fill-accent stroke-surface"
        />
      ))}
      {axes.map((axis, index) => (
        <AxisName key={axis.label} {...at(index, 1.13)} axis={axis} />
      ))}
    </svg>
  )
}

function AxisName({ x, y, axis }: { x: number; y: number; axis: RadarAxis }) {
  const anchor = Math.abs(x) < 9 ? 'middle' : x > 0 ? 'start' : 'end'
  const lines = wrap(axis.label)
  const top = y - (lines.length - 1) * 7 + (y > 60 ? 8 : y < -60 ? -4 : 4)
  return (
    // The anchor is a side of the drawing, whatever the direction of the page.
    <text direction="ltr" textAnchor={anchor} className="fill-ink-soft text-[12px]">
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={round(top + index * 14)}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

const round = (length: number): number => Math.round(length * 100) / 100
const pair = ({ x, y }: { x: number; y: number }): string => `${x},${y}`

/** Two lines at most, broken at the space nearest the middle. */
function wrap(label: string): string[] {
  if (label.length < 13) return [label]
  const middle = label.length / 2
  const spaces = [...label.matchAll(/\s/g)].map((space) => space.index)
  const nearest = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0]
  return nearest === undefined ? [label] : [label.slice(0, nearest), label.slice(nearest + 1)]
}

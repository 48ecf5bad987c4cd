/** What will happen, point by point. */
export const Effects = ({ points }: { points: readonly string[] }) => (
  <ul className="list-disc space-y-1 ps-5 text-sm text-ink-soft marker:text-ink-faint">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
)

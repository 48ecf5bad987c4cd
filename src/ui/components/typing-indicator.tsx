export type TypingIndicatorProps = { label: string }

/** Three moving dots while the other side writes. */
export const TypingIndicator = ({ label }: TypingIndicatorProps) => (
  <div
    role="status"
    className="flex w-fit items-center self-start gap-1 rounded-2xl rounded-es-sm border border-line bg-surface px-4 py-4 shadow-xs"
  >
    <span className="sr-only">{label}</span>
    <span aria-hidden className="size-1.5 animate-dot rounded-full bg-ink-faint" />
    <span aria-hidden className="size-1.5 animate-dot rounded-full bg-ink-faint [animation-delay:150ms]" />
    <span aria-hidden className="size-1.5 animate-dot rounded-full bg-ink-faint [animation-delay:300ms]" />
  </div>
)

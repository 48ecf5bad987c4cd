export type SkipLinkProps = { children?: string; target?: string }

/** The first thing Tab reaches: past the header, to the page. */
export const SkipLink = ({ children = 'Skip to content', target = 'main' }: SkipLinkProps) => (
  <a
    href={`#${target}`}
    className="sr-only z-50 rounded-md bg-accent px-4 py-2.5 text-sm font-medium text-on-accent focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:px-4 focus:py-2.5"
  >
    {children}
  </a>
)

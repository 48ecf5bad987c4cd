import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useShellTexts } from '#ui/texts/shell-texts.ts'
import type { FrameLink } from './frame-link.tsx'

/** The brand's logo and name, a link to the home page. */
export function Logo({ link: Link }: { link: FrameLink }) {
  const t = useShellTexts()
  const { brand } = useSiteConfig()
  return (
    <Link
      href="/"
      aria-label={t('home', { brand })}
      className="-ms-1 flex min-h-11 min-w-0 items-center gap-2.5 rounded-md px-1 text-lg font-semibold tracking-tight text-ink no-underline"
    >
      <svg aria-hidden="true" viewBox="0 0 28 28" className="size-7 shrink-0">
        <rect width="28" height="28" rx="8" className="fill-accent" />
        <path
          d="M7.5 19.5v-8.2c0-1.5 1.9-2.2 2.9-1l3.6 4.4 3.6-4.4c1-1.2 2.9-.5 2.9 1v8.2"
          fill="none"
          strokeWidth="2.4"
          strokeLinecap="round"
          className="stroke-on-accent"
        />
      </svg>
      {/* Large text would cut it on a small screen. */}
      <span dir="auto" className="min-w-0 truncate text-[min(1.125rem,5.6vw)]">
        {brand}
      </span>
    </Link>
  )
}

import type { ReactNode, Ref } from 'react'

type StatusPageProps = {
  icon: ReactNode
  title: string
  /** Focused by the page that is replaced. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** Stands in for a page that cannot be shown: what happened, and a way on. */
export const StatusPage = ({ icon, title, headingRef, children }: StatusPageProps) => (
  <div className="m-auto flex w-full max-w-lg flex-col items-center px-4 py-10 sm:py-16 text-center">
    <span className="mb-6 grid size-16 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft [&_svg]:size-8">
      {icon}
    </span>
    <h1
      ref={headingRef}
      dir="auto"
      tabIndex={headingRef ? -1 : undefined}
      className="text-2xl font-semibold wrap-anywhere text-ink outline-none sm:text-3xl"
    >
      {title}
    </h1>
    <div className="mt-3 flex flex-col gap-3 text-ink-soft">{children}</div>
  </div>
)

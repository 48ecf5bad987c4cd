import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '#ui/components/class-names.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { keepSpacesTogether } from './keep-spaces-together.ts'
import { interviewTexts } from './texts.ts'

/** The question in sight while its answer is written: above a phone's keyboard, or far from where it was asked. */
export function PinnedQuestion({ name, question }: { name: string; question: string }) {
  const t = useTexts(interviewTexts)
  const [open, setOpen] = useState(true)
  return (
    <div className="mx-auto flex w-full max-w-2xl items-start gap-2 border-b border-line px-4 py-1.5 text-sm sm:px-6">
      <section
        aria-label={name}
        tabIndex={open ? 0 : undefined}
        className={classNames(
          'min-w-0 flex-1 py-1',
          open && 'max-h-[calc(var(--visible-height,100dvh)*0.3)] overflow-y-auto overscroll-contain',
        )}
      >
        <p className={classNames('text-ink', !open && 'truncate')}>
          <span className="font-semibold [@media(max-width:15rem)]:sr-only">{name}: </span>
          <bdi>{keepSpacesTogether(question)}</bdi>
        </p>
      </section>
      <button
        type="button"
        aria-expanded={open}
        aria-label={open ? t('collapseQuestion') : t('expandQuestion')}
        onClick={() => setOpen(!open)}
        className="-me-2 grid size-8 shrink-0 place-items-center rounded-md text-ink-faint hover:bg-sunken pointer-coarse:size-11"
      >
        <ChevronDown aria-hidden className={classNames('size-4', !open && 'rotate-180')} />
      </button>
    </div>
  )
}

import { CircleQuestionMark, Keyboard, LogOut, Menu as MenuIcon, Search, X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { buttonStyle } from '#ui/components/button-style.ts'
import { classNames } from '#ui/components/class-names.ts'
import { Kbd } from '#ui/components/kbd.tsx'
import { ThemeSwitch } from '#ui/components/theme-switch.tsx'
import { useDismiss } from '#ui/components/use-dismiss.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { uiTexts } from '#ui/texts/ui-texts.ts'
import { headerLinks, legalLinks } from '../frame/frame-links.ts'
import { frameTexts } from '../frame/frame-texts.ts'
import { leave } from '../frame/leave.ts'
import { Logo } from '../frame/logo.tsx'
import { AppLink } from './app-link.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { navIcons } from './nav-icons.tsx'
import { ShellJobs, Waiting } from './shell-jobs.tsx'
import { appShellTexts } from './shell-texts.ts'
import { useMeetingsToRecord } from './use-meetings-to-record.ts'
import { useShellJobs } from './use-shell-jobs.ts'
import { paletteKeys, type ShellDialog } from './use-shell-keys.ts'

type ShellHeaderProps = {
  /** The current page's path, as declared. */
  path: string | null
  /** Before the company profile is finished there is nothing to go to. */
  onboarded: boolean
  onShow: (dialog: ShellDialog) => void
}

/** The navigation: a column on wide screens, a bar with a menu on narrow ones. */
export function ShellHeader({ path, onboarded, onShow }: ShellHeaderProps) {
  const t = useTexts(appShellTexts)
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes with every change of the page.
  useEffect(() => setOpen(false), [pathname, search])
  useDismiss(root, open, (reason) => {
    setOpen(false)
    if (reason === 'escape') toggle.current?.focus()
  })
  // The link of the current page changes no address.
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, [data-closes]')) setOpen(false)
  }
  return (
    <header
      ref={root}
      className="sticky top-0 z-40 border-b border-line bg-paper/92 backdrop-blur-md print:hidden xl:flex xl:h-dvh xl:flex-col xl:border-e xl:border-b-0 xl:bg-sunken/45"
    >
      <div className="flex min-h-16 items-center justify-between gap-2 px-4 sm:px-6 xl:px-4">
        <Logo link={AppLink} />
        <div className="flex items-center xl:hidden">
          {onboarded && (
            <button
              type="button"
              aria-label={t('search')}
              onClick={() => onShow('palette')}
              className={classNames(buttonStyle({ variant: 'quiet', square: true }), 'size-11')}
            >
              <Search aria-hidden />
            </button>
          )}
          <MenuToggle ref={toggle} open={open} panel={panel} onToggle={() => setOpen(!open)} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices clicks on what is inside. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too. */}
      <div
        id={panel}
        onClick={onClick}
        className={classNames(
          'min-h-0 flex-1 flex-col gap-5 overflow-y-auto xl:flex xl:px-3 xl:pb-3',
          'max-xl:absolute max-xl:inset-x-0 max-xl:top-full max-xl:max-h-[calc(100dvh-4rem)] max-xl:border-b max-xl:border-line max-xl:bg-raised max-xl:p-4 max-xl:shadow-md',
          open ? 'max-xl:flex' : 'max-xl:hidden',
        )}
      >
        {onboarded && <Places path={path} onShow={onShow} />}
        <ShellFoot onboarded={onboarded} onShow={onShow} />
      </div>
    </header>
  )
}

type MenuToggleProps = {
  ref: React.Ref<HTMLButtonElement>
  open: boolean
  panel: string
  onToggle: () => void
}

function MenuToggle({ ref, open, panel, onToggle }: MenuToggleProps) {
  const t = useTexts(uiTexts)
  const Icon = open ? X : MenuIcon
  return (
    <button
      ref={ref}
      type="button"
      aria-label={t(open ? 'closeMenu' : 'openMenu')}
      aria-expanded={open}
      aria-controls={panel}
      onClick={onToggle}
      className={classNames(buttonStyle({ variant: 'quiet', square: true }), '-me-2 size-11')}
    >
      <Icon aria-hidden />
    </button>
  )
}

/** The search, the pages, and the open jobs. */
function Places({ path, onShow }: Pick<ShellHeaderProps, 'path' | 'onShow'>) {
  const t = useTexts(appShellTexts)
  const tFrame = useTexts(frameTexts)
  const config = useSiteConfig()
  const jobs = useShellJobs(true).data?.jobs ?? []
  const toRecord = useMeetingsToRecord()
  const waiting = jobs.reduce((sum, { numToDecide = 0 }) => sum + numToDecide, 0)
  return (
    <>
      <button
        type="button"
        data-closes
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => onShow('palette')}
        className="flex min-h-9 shrink-0 items-center gap-2 rounded-md border border-line bg-surface px-2.5 text-start text-sm text-ink-faint transition-colors hover:border-line-strong hover:text-ink pointer-coarse:min-h-11"
      >
        <Search aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 flex-1 truncate">{t('search')}</span>
        <span aria-hidden className="flex gap-0.5 max-xl:hidden pointer-coarse:hidden">
          {paletteKeys().map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      </button>
      <nav aria-label={tFrame('main')} className="flex shrink-0 flex-col gap-0.5">
        {headerLinks(tFrame, true, config).map(({ href, name }) => (
          <Place key={href} href={href} isActive={isOf(href, path)} icon={navIcons[href]}>
            {name}
            {href === '/Dashboard' && <Waiting count={waiting} />}
            {href === '/Interviews' && <Waiting what="toRecord" count={toRecord} />}
          </Place>
        ))}
      </nav>
      {jobs.length > 0 && path !== '/Dashboard' && (
        <ShellJobs jobs={jobs} onSwitch={() => onShow('switch')} />
      )}
    </>
  )
}

/** Pages under an address belong to it: a job to the jobs, a candidate to the dashboard. */
function isOf(href: string, path: string | null): boolean {
  if (path === null) return false
  const jobPages = ['/CreateJob', '/EditJob/:jobId', '/InterviewPreview/:jobId']
  if (href === '/Jobs' && jobPages.includes(path)) return true
  return path === href || path.startsWith(`${href}/`)
}

type PlaceProps = { href: string; isActive: boolean; icon: ReactNode; children: ReactNode }

const Place = ({ href, isActive, icon, children }: PlaceProps) => (
  <Link
    to={href}
    aria-current={isActive ? 'page' : undefined}
    className={classNames(
      'flex min-h-9 items-center gap-2.5 rounded-md px-2.5 text-sm font-medium no-underline transition-colors pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
      isActive
        ? 'bg-accent-soft text-accent-ink'
        : 'text-ink-soft hover:bg-sunken hover:text-ink [&_svg]:text-ink-faint',
    )}
  >
    {icon}
    {children}
  </Link>
)

/** What is there on every page: shortcuts, logout, theme, the legal pages. */
function ShellFoot({ onboarded, onShow }: Pick<ShellHeaderProps, 'onboarded' | 'onShow'>) {
  const t = useTexts(appShellTexts)
  const tFrame = useTexts(frameTexts)
  return (
    <div className="mt-auto flex shrink-0 flex-col gap-1 border-t border-line pt-3 text-sm">
      {onboarded && (
        <button
          type="button"
          data-closes
          onClick={() => onShow('shortcuts')}
          className={classNames(
            buttonStyle({ variant: 'quiet', size: 'sm' }),
            footLook,
            'max-xl:hidden pointer-coarse:hidden',
          )}
        >
          <Keyboard aria-hidden />
          <span className="flex-1 text-start">{t('shortcuts')}</span>
          <span aria-hidden>
            <Kbd>?</Kbd>
          </span>
        </button>
      )}
      <LanguageChoice />
      <div className="flex flex-wrap items-center justify-between gap-1">
        <LogoutButton />
        <ThemeSwitch />
      </div>
      <a
        href="/Help"
        className={classNames(buttonStyle({ variant: 'quiet', size: 'sm' }), footLook, 'justify-start!')}
      >
        <CircleQuestionMark aria-hidden />
        {tFrame('help')}
      </a>
      <details className="px-2.5 text-xs">
        <summary className={classNames(legalLook, 'w-fit cursor-pointer')}>{t('legal')}</summary>
        <nav aria-label={t('legal')} className="flex flex-wrap gap-x-3">
          {[{ href: '/Accessibility', name: tFrame('accessibility') }, ...legalLinks(tFrame)].map(
            ({ href, name }) => (
              <a key={href} href={href} className={classNames(legalLook, 'no-underline hover:underline')}>
                {name}
              </a>
            ),
          )}
        </nav>
      </details>
    </div>
  )
}

const legalLook =
  'inline-flex min-h-6 items-center rounded-sm text-ink-faint hover:text-ink pointer-coarse:min-h-11'
const footLook = 'gap-2.5! px-2.5! font-normal!'

function LogoutButton() {
  const t = useTexts(frameTexts)
  const [leaving, setLeaving] = useState(false)
  return (
    <button
      type="button"
      aria-busy={leaving}
      disabled={leaving}
      onClick={() => {
        setLeaving(true)
        void leave()
      }}
      className={classNames(buttonStyle({ variant: 'quiet', size: 'sm' }), footLook, 'whitespace-nowrap')}
    >
      <LogOut aria-hidden />
      {t('logout')}
    </button>
  )
}

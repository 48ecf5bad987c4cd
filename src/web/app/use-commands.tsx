import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness, Keyboard, LogOut, Monitor, Moon, Plus, Sun, UserRound } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { type JobSummary, listJobsEndpoint } from '#features/jobs/contract/jobs.ts'
import { searchCandidatesEndpoint } from '#features/review/contract/candidates.ts'
import { call } from '#ui/api/call.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { chooseTheme, useTheme } from '#ui/theme/theme.ts'
import { headerLinks } from '../frame/frame-links.ts'
import { frameTexts } from '../frame/frame-texts.ts'
import { leave } from '../frame/leave.ts'
import { navIcons } from './nav-icons.tsx'
import { paletteTexts } from './palette-texts.ts'
import { useJobOfPage, useShellJobs } from './use-shell-jobs.ts'
import type { ShellDialog } from './use-shell-keys.ts'

export const commandGroups = ['jobs', 'candidates', 'pages', 'actions'] as const

/** Something that the palette can open or do. */
export interface Command {
  id: string
  group: (typeof commandGroups)[number]
  name: string
  hint?: string | undefined
  icon: ReactNode
  run: () => void
}

interface CommandSearch {
  typed: string
  jobsOnly: boolean
  onShow: (dialog: ShellDialog) => void
}

/** What the typed words find, in the order of the groups; the newest open jobs before anything is typed. */
export function useCommands({ typed, jobsOnly, onShow }: CommandSearch) {
  const term = typed.trim()
  const asked = useSettled(term)
  const jobs = useJobCommands(asked)
  const candidates = useCandidateCommands(asked, !jobsOnly)
  const fixed = useFixedCommands(onShow).filter(({ name }) => folded(name).includes(folded(term)))
  return {
    term,
    commands: jobsOnly ? jobs.commands : [...jobs.commands, ...candidates.commands, ...fixed],
    searching: asked !== term || jobs.isFetching || candidates.isFetching,
    failed: jobs.isError || candidates.isError,
  }
}

const quietMs = 120
const maxFound = 6

/** A value once it has rested for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

function useJobCommands(search: string) {
  const t = useTexts(paletteTexts)
  const navigate = useNavigate()
  const { addressFor } = useJobOfPage()
  const newest = useShellJobs(true)
  const found = useQuery({
    queryKey: ['jobs', 'palette', search],
    queryFn: ({ signal }) => call(listJobsEndpoint, { query: { search, page: 0, size: maxFound }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const jobs: readonly JobSummary[] =
    search === ''
      ? (newest.data?.jobs ?? []).slice(0, maxFound).map(({ job }) => job)
      : (found.data?.jobs ?? [])
  const commands = jobs.map(
    ({ id, title, status, location }): Command => ({
      id: `job-${id}`,
      group: 'jobs',
      name: title,
      hint: status === 'closed' ? t('closedJob') : location,
      icon: <BriefcaseBusiness aria-hidden />,
      run: () => void navigate(addressFor(id)),
    }),
  )
  return {
    commands,
    isFetching: found.isFetching || newest.isPending,
    isError: found.isError || newest.isError,
  }
}

function useCandidateCommands(search: string, wanted: boolean) {
  const navigate = useNavigate()
  const { data, isFetching, isError } = useQuery({
    queryKey: ['candidates', 'palette', search],
    queryFn: ({ signal }) => call(searchCandidatesEndpoint, { query: { search }, signal }),
    enabled: wanted && search !== '',
    placeholderData: keepPreviousData,
  })
  const found = wanted && search !== '' ? (data?.candidates ?? []) : []
  const commands = found.map(
    ({ id, name, jobId, jobTitle }): Command => ({
      id: `candidate-${id}`,
      group: 'candidates',
      name,
      hint: jobTitle,
      icon: <UserRound aria-hidden />,
      run: () => void navigate(`/Dashboard/${jobId}/${id}`),
    }),
  )
  return { commands, isFetching, isError }
}

/** The pages of the navigation and what can be done from everywhere. */
function useFixedCommands(onShow: (dialog: ShellDialog) => void): Command[] {
  const t = useTexts(paletteTexts)
  const tFrame = useTexts(frameTexts)
  const config = useSiteConfig()
  const navigate = useNavigate()
  const canEdit = useCanEdit() === true
  const theme = useTheme()
  const themes = [
    { to: 'light', icon: <Sun aria-hidden /> },
    { to: 'dark', icon: <Moon aria-hidden /> },
    { to: 'system', icon: <Monitor aria-hidden /> },
  ] as const
  const action = (id: string, name: string, icon: ReactNode, run: () => void): Command => ({
    id,
    group: 'actions',
    name,
    icon,
    run,
  })
  return [
    ...headerLinks(tFrame, true, config).map(
      ({ href, name }): Command => ({
        id: `page-${href.slice(1)}`,
        group: 'pages',
        name,
        icon: navIcons[href],
        run: () => void navigate(href),
      }),
    ),
    ...(canEdit
      ? [action('create', t('createJob'), <Plus aria-hidden />, () => void navigate('/CreateJob'))]
      : []),
    ...themes
      .filter(({ to }) => to !== theme)
      .map(({ to, icon }) => action(`theme-${to}`, t(`theme.${to}`), icon, () => chooseTheme(to))),
    action('shortcuts', t('shortcuts'), <Keyboard aria-hidden />, () => onShow('shortcuts')),
    action('logout', tFrame('logout'), <LogOut aria-hidden />, () => void leave()),
  ]
}

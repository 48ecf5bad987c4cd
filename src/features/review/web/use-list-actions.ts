import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type AnswerOf, canEdit } from '#contract/endpoint.ts'
import type { CandidateId } from '#contract/ids.ts'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import { decisionLimits, undoMinutes } from '#features/candidates/contract/decision-limits.ts'
import type {
  rejectCandidateEndpoint,
  rejectCandidatesEndpoint,
  sendInterviewLinkEndpoint,
  shortlistEndpoint,
  undoRejectionEndpoint,
} from '#features/candidates/contract/decisions.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ListedCandidate, listJobCandidatesEndpoint } from '../contract/candidates.ts'
import { nameOf } from './candidate-name.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { candidatesKey, type ListKey } from './use-job-candidates.ts'

const rejectingOne = routeOf<typeof rejectCandidateEndpoint>({
  method: 'PUT',
  path: '/api/candidates/reject/:candidateId',
  access: canEdit,
})
const rejectingMany = routeOf<typeof rejectCandidatesEndpoint>({
  method: 'POST',
  path: '/api/candidates/reject',
  access: canEdit,
})
const undoing = routeOf<typeof undoRejectionEndpoint>({
  method: 'POST',
  path: '/api/candidates/undo-rejection',
  access: canEdit,
})
const shortlisting = routeOf<typeof shortlistEndpoint>({
  method: 'PUT',
  path: '/api/candidates/shortlist',
  access: canEdit,
})
const sendingLink = routeOf<typeof sendInterviewLinkEndpoint>({
  method: 'POST',
  path: '/api/candidates/:candidateId/interview-link',
  access: canEdit,
})

type Page = AnswerOf<typeof listJobCandidatesEndpoint>
type Candidates = readonly ListedCandidate[]

interface Action {
  candidates: Candidates
  /** What the lists show at once. */
  shown: Partial<ListedCandidate>
  /** Returns those who changed. */
  send: () => Promise<readonly CandidateId[]>
  failed: string
  onDone: (changed: readonly CandidateId[]) => void
}

const undoToastMs = 10_000
const refusedStatus = 409

/** Shows a change at once, takes it back on failure, then has all loaded pages read again. */
function useListMutation() {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ send }: Action) => send(),
    onMutate: ({ candidates, shown }) => showInLists(queries, candidates, shown),
    onSuccess: (changed, { onDone }) => onDone(changed),
    onError: (error, { failed }, takeBack) => {
      takeBack?.()
      toast.error(error instanceof ApiError && error.status === refusedStatus ? error.message : failed)
    },
    // The counts beside the jobs too.
    onSettled: () =>
      Promise.all(
        [candidatesKey, ['candidate'], ['jobs']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
  return mutate
}

/** What a list does with candidates. */
export function useListActions() {
  const t = useTexts(dashboardTexts)
  const mutate = useListMutation()
  const undo = (ids: readonly CandidateId[]) =>
    mutate({
      candidates: [],
      shown: {},
      send: () => inParts(ids, (candidateIds) => call(undoing, { body: { candidateIds } })),
      failed: t('undoFailed'),
      onDone: (changed) => toast.success(t('undone', { count: changed.length })),
    })
  const shortlist = (candidates: Candidates, shortlisted: boolean, isUndo = false) =>
    mutate({
      candidates,
      shown: { shortlisted },
      send: () =>
        inParts(idsOf(candidates), (candidateIds) =>
          call(shortlisting, { body: { candidateIds, shortlisted } }),
        ),
      failed: t('shortlistFailed'),
      onDone: () => {
        const [first] = candidates
        if (isUndo || !first) return
        const who = { count: candidates.length, name: nameOf(first) }
        toast.success(t(shortlisted ? 'shortlistedToast' : 'unshortlistedToast', who), {
          durationMs: undoToastMs,
          action: { label: t('undo'), onSelect: () => shortlist(candidates, !shortlisted, true) },
        })
      },
    })
  const reject = (candidates: Candidates, reason: string) =>
    mutate({
      candidates,
      shown: {
        status: 'REJECTED',
        group: 'rejected',
        undoUntil: new Date(Date.now() + undoMinutes * 60_000).toISOString(),
      },
      send: () => sendRejection(idsOf(candidates), reason === '' ? {} : { reason }),
      failed: t('rejectFailed'),
      onDone: (changed) => {
        toast.success(rejectedText(t, candidates, changed.length), {
          durationMs: undoToastMs,
          action: { label: t('undo'), onSelect: () => undo(changed) },
        })
      },
    })
  const sendLink = (candidate: ListedCandidate) =>
    mutate({
      candidates: [candidate],
      shown: { status: 'PENDING', group: 'not-completed' },
      send: async () => {
        await call(sendingLink, { params: { candidateId: candidate.id } })
        return [candidate.id]
      },
      failed: t('sendLinkFailed'),
      onDone: () => toast.success(t('linkSent', { name: nameOf(candidate) })),
    })
  return { shortlist, reject, sendLink }
}
export type ListActions = ReturnType<typeof useListActions>

function rejectedText(t: TranslatorOf<typeof dashboardTexts>, candidates: Candidates, count: number): string {
  const [first] = candidates
  const rest = candidates.length - count
  if (candidates.length === 1 && first) return t('rejected', { name: nameOf(first) })
  return rest === 0 ? t('rejectedMany', { count }) : t('rejectedSome', { count, rest })
}

const idsOf = (candidates: Candidates): CandidateId[] => candidates.map(({ id }) => id)

/** One candidate by the specification's call, several by that for many. */
async function sendRejection(ids: CandidateId[], body: { reason?: string }): Promise<readonly CandidateId[]> {
  const [only] = ids
  if (ids.length > 1 || !only)
    return inParts(ids, (candidateIds) => call(rejectingMany, { body: { candidateIds, ...body } }))
  await call(rejectingOne, { params: { candidateId: only }, body })
  return [only]
}

/** In calls of at most as many candidates as one may name; returns those who changed. */
async function inParts(
  ids: readonly CandidateId[],
  send: (ids: CandidateId[]) => Promise<{ changed: CandidateId[] }>,
): Promise<CandidateId[]> {
  const changed: CandidateId[] = []
  for (let from = 0; from < ids.length; from += decisionLimits.candidates)
    changed.push(...(await send(ids.slice(from, from + decisionLimits.candidates))).changed)
  return changed
}

/** Shows a change in all lists at once; call the result to take it back. */
async function showInLists(
  queries: QueryClient,
  candidates: Candidates,
  change: Partial<ListedCandidate>,
): Promise<() => void> {
  await queries.cancelQueries({ queryKey: candidatesKey })
  const before = queries.getQueriesData<InfiniteData<Page>>({ queryKey: candidatesKey })
  for (const [key, list] of before) {
    if (list) queries.setQueryData(key, withChange(list, key as unknown as ListKey, candidates, change))
  }
  return () => {
    for (const [key, list] of before) queries.setQueryData(key, list)
  }
}

function withChange(
  list: InfiniteData<Page>,
  [, , { group, flag }]: ListKey,
  candidates: Candidates,
  change: Partial<ListedCandidate>,
): InfiniteData<Page> {
  const ids = new Set(idsOf(candidates))
  const isListed = (one: ListedCandidate) =>
    one.group === group && (flag !== 'shortlisted' || one.shortlisted)
  const pages = list.pages.map((page) => ({
    ...page,
    content: page.content.map((one) => (ids.has(one.id) ? { ...one, ...change } : one)).filter(isListed),
    summary: {
      ...page.summary,
      groups: movedGroups(page.summary.groups, candidates, change.group),
      shortlisted: page.summary.shortlisted + shortlistedMore(candidates, change),
    },
  }))
  return { ...list, pages }
}

function movedGroups(
  groups: Page['summary']['groups'],
  candidates: Candidates,
  to: ListedCandidate['group'] | undefined,
): Page['summary']['groups'] {
  if (!to) return groups
  const moved = { ...groups }
  for (const { group } of candidates) {
    moved[group] -= 1
    moved[to] += 1
  }
  return moved
}

/** By how many the shortlist of those to decide grows; below zero when it shrinks. */
function shortlistedMore(candidates: Candidates, change: Partial<ListedCandidate>): number {
  const isOn = ({ group, shortlisted }: ListedCandidate) => group === 'to-decide' && shortlisted
  const count = (those: Candidates) => those.filter(isOn).length
  return count(candidates.map((one) => ({ ...one, ...change }))) - count(candidates)
}

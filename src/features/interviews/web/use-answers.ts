import { type RefObject, useRef, useState } from 'react'
import { ApiError } from '#ui/api/api-error.ts'
import type { InterviewState } from '../contract/interviews.ts'
import type { ChatProps } from './chat.tsx'
import {
  isSame,
  keyOf,
  nextTarget,
  storedAt,
  type Target,
  unfinishedEdit,
  withChange,
} from './interview-steps.ts'
import { useTypingCounters } from './use-typing-counters.ts'
import { type Unsent, useUnsentText } from './use-unsent-text.ts'

type Options = Pick<ChatProps, 'state' | 'token' | 'client' | 'endWith' | 'onChange'>
type Texts = Readonly<Record<string, string>>

/** What is written where: the box's text, what is changed, and what is on its way to the server. */
export function useAnswers(options: Options) {
  const { state } = options
  const box = useRef<HTMLTextAreaElement>(null)
  const writing = useWriting(state)
  const { texts, editing, elsewhere, target } = writing
  const { apply, outbox } = useSending(options, writing, box)
  const cancel = () => {
    if (!editing) return
    if (texts[keyOf(editing)] !== undefined || storedAt(state, editing).draft !== '')
      outbox.type({ ...editing, text: '', kind: 'draft' })
    writing.forget(editing)
    apply((last) => withChange(last, editing, { draft: '', skipped: isSkipped(last, editing) }))
    writing.stopEditing(editing)
  }
  return {
    box,
    target,
    editing: editing !== null,
    elsewhere: elsewhere !== null && target !== null && isSame(elsewhere, target),
    text: target ? (texts[keyOf(target)] ?? firstText(state, target, editing !== null)) : '',
    saving: target ? outbox.savingOf(target) : 'idle',
    change: (text: string) => {
      if (!target || outbox.savingOf(target) === 'sending') return
      writing.put(target, text)
      outbox.type({ ...target, text, kind: 'draft' })
    },
    send: (text: string) => {
      if (!target) return
      if (editing && text === storedAt(state, target).answer) cancel()
      else outbox.send({ ...target, text, kind: 'answer' })
    },
    skip: () => target && outbox.send({ ...target, text: '', kind: 'skip' }),
    edit: writing.edit,
    cancel,
  }
}

/** The texts of this page that are not saved as answers, and the answer that is changed. */
function useWriting(state: InterviewState) {
  const [texts, setTexts] = useState<Texts>({})
  const [editing, setEditing] = useState<Target | null>(() => unfinishedEdit(state))
  /** Its answer was changed elsewhere while it was written here. */
  const [elsewhere, setElsewhere] = useState<Target | null>(null)
  const edit = (one: Target, changedElsewhere = false) => {
    setElsewhere(changedElsewhere ? one : null)
    setEditing({ index: one.index, followUp: one.followUp })
  }
  /** Another change that was begun meanwhile stays open. */
  const stopEditing = (one: Target) => {
    const unless = (last: Target | null) => (last && isSame(last, one) ? null : last)
    setEditing(unless)
    setElsewhere(unless)
  }
  return {
    texts,
    editing,
    elsewhere,
    target: editing ?? nextTarget(state),
    edit,
    stopEditing,
    put: (one: Target, text: string) => setTexts((last) => ({ ...last, [keyOf(one)]: text })),
    forget: (one: Target) => setTexts(({ [keyOf(one)]: _, ...others }) => others),
    startAfresh: (fresh: InterviewState) => {
      setTexts({})
      setEditing((last) => last ?? unfinishedEdit(fresh))
    },
  }
}

/** Sends texts; nothing that came from elsewhere is overwritten unseen. */
function useSending(
  { state, token, client, endWith, onChange }: Options,
  writing: ReturnType<typeof useWriting>,
  box: RefObject<HTMLTextAreaElement | null>,
) {
  const { target } = writing
  const latest = useRef(state)
  latest.current = state
  const apply = (change: (last: InterviewState) => InterviewState) => {
    latest.current = change(latest.current)
    onChange(change)
  }
  const counters = useTypingCounters(box, target, target ? storedAt(state, target) : null)
  const post = usePost({ token, client, latest, apply, counters })
  /** True once the text is the answer; false where it stays here as a change to one that came from elsewhere. */
  const resolve = async (item: Unsent): Promise<boolean> => {
    const fresh = await client.read(token)
    apply(() => fresh)
    const own = post.wasSent(item, storedAt(fresh, item).answer)
    if (item.kind !== 'draft' && own) {
      await post.send(item)
      return true
    }
    writing.put(item, item.text)
    writing.edit(item, !own)
    outbox.type({ ...item, kind: 'draft' })
    return false
  }
  const outbox = useUnsentText({
    send: async (item, isNewest) => {
      try {
        await post.send(item)
      } catch (error) {
        if (!isChangedElsewhere(error)) throw error
        if (!isNewest() || !(await resolve(item))) return
      }
      if (item.kind === 'draft') return
      writing.forget(item)
      writing.stopEditing(item)
    },
    isFinal: endWith,
    read: () => client.read(token),
    onFresh: (fresh) => {
      writing.startAfresh(fresh)
      apply(() => fresh)
    },
  })
  return { apply, outbox }
}
export type Answers = ReturnType<typeof useAnswers>

const isSkipped = ({ followUps }: InterviewState, { index, followUp }: Target): boolean =>
  followUp && followUps[index]?.skipped === true

/** Before anything is typed here. */
function firstText(state: InterviewState, target: Target, editing: boolean): string {
  const { answer, draft } = storedAt(state, target)
  return draft || (editing ? (answer ?? '') : '')
}

const isChangedElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ANSWER_CHANGED'

type PostOptions = Pick<ChatProps, 'token' | 'client'> & {
  latest: { readonly current: InterviewState }
  apply: (change: (last: InterviewState) => InterviewState) => void
  counters: ReturnType<typeof useTypingCounters>
}

/** Sends one text upon the revision that this page knows, and remembers which texts it sent. */
function usePost({ token, client, latest, apply, counters }: PostOptions) {
  const sent = useRef(new Map<string, Set<string>>())
  const send = async ({ kind, text, ...target }: Unsent) => {
    const { index, followUp } = target
    const { revision } = storedAt(latest.current, target)
    if (kind === 'draft') return client.saveDraft(token, index, text, { followUp, revision })
    if (kind === 'skip') {
      await client.saveFollowUp(token, index, null, { revision })
      return apply((last) => withChange(last, target, { draft: '', skipped: true }))
    }
    const key = keyOf(target)
    sent.current.set(key, (sent.current.get(key) ?? new Set()).add(text))
    const counted = counters.of(target)
    const how = { revision, ...(counted ? { counters: counted } : {}) }
    const saved = followUp
      ? { followUp: null, ...(await client.saveFollowUp(token, index, text, how)) }
      : await client.saveAnswer(token, index, text, how)
    counters.forget(target)
    apply((last) =>
      withChange(last, target, {
        answer: text,
        draft: '',
        revision: saved.revision,
        ...(counted ? { counters: counted } : {}),
        asked: saved.followUp,
      }),
    )
  }
  const wasSent = (target: Target, text: string | null) =>
    text !== null && sent.current.get(keyOf(target))?.has(text) === true
  return { send, wasSent }
}

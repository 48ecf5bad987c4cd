import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { CandidateId } from '#contract/ids.ts'
import { useCanEdit, useSession } from '#features/accounts/web/use-session.ts'
import { noteLimits } from '#features/candidates/contract/decision-limits.ts'
import {
  addNoteEndpoint,
  deleteNoteEndpoint,
  listNotesEndpoint,
  type Note,
} from '#features/candidates/contract/notes.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { Loaded } from '#ui/components/loaded.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { candidateTexts } from './candidate-texts.ts'
import { type Colleague, MentionArea, mentionedIn } from './mention-area.tsx'
import { PageSection } from './page-section.tsx'

const keyOf = (candidateId: CandidateId) => ['notes', candidateId] as const

type NotesProps = { candidateId: CandidateId; hidden: boolean }

/** The team's notes on a candidate; viewers read them. */
export function CandidateNotes({ candidateId, hidden }: NotesProps) {
  const t = useTexts(candidateTexts)
  const canEdit = useCanEdit()
  const notes = useQuery({
    queryKey: keyOf(candidateId),
    queryFn: ({ signal }) => call(listNotesEndpoint, { params: { candidateId }, signal }),
  })
  return (
    <PageSection id="candidate-notes" title={t('notes')}>
      <Loaded
        query={notes}
        loading={t('notesLoading')}
        failed={t('notesFailed')}
        skeleton={<Skeleton className="h-24 rounded-lg" />}
      >
        {(data) => (
          <div className="grid gap-5">
            {canEdit && <NewNote candidateId={candidateId} hidden={hidden} team={data.team} />}
            {data.notes.length === 0 ? (
              <p className="text-sm text-ink-faint">{t('noNotes')}</p>
            ) : (
              <ul className="grid gap-4">
                {data.notes.map((note) => (
                  <NoteItem key={note.id} candidateId={candidateId} note={note} />
                ))}
              </ul>
            )}
          </div>
        )}
      </Loaded>
    </PageSection>
  )
}

function NewNote({ candidateId, hidden, team }: NotesProps & { team: readonly Colleague[] }) {
  const t = useTexts(candidateTexts)
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const add = useMutation({
    mutationFn: () =>
      call(addNoteEndpoint, {
        params: { candidateId },
        body: { text: text.trim(), mentioned: mentionedIn(text, team).slice(0, noteLimits.mentioned) },
      }),
    onSuccess: () => {
      setText('')
      return queries.invalidateQueries({ queryKey: keyOf(candidateId) })
    },
    onError: (error) => toast.error(error instanceof ApiError ? error.message : t('addNoteFailed')),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() !== '' && !add.isPending) add.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="grid justify-items-start gap-2">
      <Field
        label={t('newNote')}
        hint={[t('newNoteHint'), ...(hidden ? [t('newNoteHidden')] : [])].join(' ')}
        error={missing && text.trim() === '' ? t('noteMissing') : undefined}
        className="w-full"
      >
        <MentionArea team={team} value={text} onChange={setText} maxLength={noteLimits.text} />
      </Field>
      <Button type="submit" size="sm" variant="secondary" busy={add.isPending} busyLabel={t('saving')}>
        {t('addNote')}
      </Button>
    </form>
  )
}

function NoteItem({ candidateId, note }: { candidateId: CandidateId; note: Note }) {
  const t = useTexts(candidateTexts)
  const { userId, role } = useSession()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(deleteNoteEndpoint, { params: { candidateId, noteId: note.id } }),
    onError: (error) => toast.error(error instanceof ApiError ? error.message : t('deleteNoteFailed')),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(candidateId) }),
  })
  const { writtenBy, text, createdAt } = note
  const canDelete = role === 'ADMIN' || (role === 'RECRUITER' && writtenBy?.id === userId)
  return (
    <li className="text-sm">
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 text-xs text-ink-faint">
          <span className="text-sm font-medium text-ink">
            <bdi>{writtenBy?.name ?? t('formerUser')}</bdi>
          </span>{' '}
          <time dateTime={createdAt}>{t('writtenAt', { at: createdAt })}</time>
        </p>
        {canDelete && (
          <Button
            square
            size="sm"
            variant="quiet"
            aria-label={t('deleteNote')}
            icon={<Trash2 aria-hidden />}
            busy={isPending}
            busyLabel=""
            onClick={() => mutate()}
          />
        )}
      </div>
      <p dir="auto" className="whitespace-pre-wrap text-ink-soft wrap-anywhere">
        {text}
      </p>
    </li>
  )
}

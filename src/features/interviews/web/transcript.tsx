import { useEffect, useRef } from 'react'
import { ChatBubble } from '#ui/components/chat-bubble.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { TranscriptFollowUp } from '../contract/transcript.ts'
import { transcriptTexts } from './transcript-texts.ts'

/** Words of one answer, by its index from 0 and positions in its text. */
export type Highlight = { id: string; answer: number; start: number; end: number }

export type TranscriptProps = {
  questions: readonly string[]
  /** Each with the answer to its follow-up at its end. */
  answers: readonly string[]
  followUps?: readonly (TranscriptFollowUp | null)[]
  highlights?: readonly Highlight[]
  /** The highlight to scroll to; a new object scrolls again. */
  shown?: { id: string } | null
  /** Called with the highlight that was clicked. */
  onHighlight?: (id: string) => void
  /** Beside something: as high as the window. */
  tall?: boolean
  className?: string
}

type Message = {
  key: string
  /** `nobody`: what is said of a follow-up without an answer. */
  from: 'assistant' | 'followUp' | 'candidate' | 'nobody'
  text: string
  /** For a candidate's words: whose answer they are of, and where in it they begin. */
  answer?: { at: number; from: number }
}

/** A completed interview: questions at the start, answers at the end, quotes highlighted. */
export function Transcript({
  highlights = [],
  shown,
  onHighlight,
  tall,
  className,
  ...read
}: TranscriptProps) {
  const t = useTexts(transcriptTexts)
  const scroller = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!shown) return
    const found = scroller.current?.querySelector<HTMLElement>(`[data-highlight~="${CSS.escape(shown.id)}"]`)
    found?.scrollIntoView({ block: 'center' })
    const target = found?.querySelector<HTMLElement>('[role=button]') ?? found
    target?.focus({ preventScroll: true })
  }, [shown])
  const messages = messagesOf(read, t('notAnswered'))
  return (
    <div className={classNames('overflow-hidden rounded-xl border border-line bg-paper', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line bg-surface px-4 py-3 text-sm sm:px-5">
        <span className="font-semibold text-ink">{t('automated')}</span>
        <span className="text-ink-soft tabular-nums">
          {t('exchanges', { count: Math.ceil(messages.filter(({ from }) => from !== 'nobody').length / 2) })}
        </span>
      </div>
      <section
        ref={scroller}
        aria-label={t('conversation')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className={classNames(
          'relative max-h-[65dvh] overflow-y-auto px-4 py-5 motion-safe:scroll-smooth sm:px-5 print:max-h-none print:overflow-visible',
          tall && '@4xl:max-h-[calc(100dvh-15.5rem)]',
        )}
      >
        <ol className="flex flex-col gap-5">
          {messages.map(({ key, from, text, answer }) =>
            from === 'nobody' ? (
              <li key={key} className="px-1 text-end text-sm text-ink-faint italic">
                {text}
              </li>
            ) : (
              <li key={key} className="break-inside-avoid">
                <p
                  aria-hidden
                  className={classNames(
                    'mb-1 px-1 text-xs text-ink-faint',
                    from === 'candidate' && 'text-end',
                  )}
                >
                  {t(from)}
                </p>
                <ChatBubble side={from === 'candidate' ? 'end' : 'start'} author={t(from)}>
                  <AnswerText
                    text={text}
                    highlights={answer ? within(highlights, text, answer) : []}
                    shownId={shown?.id}
                    onHighlight={onHighlight}
                  />
                </ChatBubble>
              </li>
            ),
          )}
        </ol>
        <p className="mt-6 border-t border-line pt-4 text-center text-sm text-ink-faint">{t('end')}</p>
      </section>
    </div>
  )
}

/** Questions and answers in turn; a follow-up stands between an answer and what was added to it. */
function messagesOf(
  { questions, answers, followUps = [] }: Pick<TranscriptProps, 'questions' | 'answers' | 'followUps'>,
  notAnswered: string,
): Message[] {
  return questions.flatMap((question, at): Message[] => {
    const messages: Message[] = [{ key: `question-${at}`, from: 'assistant', text: question }]
    const text = answers[at] ?? ''
    const followUp = followUps[at]
    const added = followUp?.answer ?? ''
    const from = text.length - added.length
    const first = added === '' ? text : text.slice(0, from).trimEnd()
    if (first) messages.push({ key: `answer-${at}`, from: 'candidate', text: first, answer: { at, from: 0 } })
    if (!followUp) return messages
    messages.push({ key: `follow-up-${at}`, from: 'followUp', text: followUp.question })
    const key = `added-${at}`
    if (added === '') return [...messages, { key, from: 'nobody', text: notAnswered }]
    return [...messages, { key, from: 'candidate', text: added, answer: { at, from } }]
  })
}

/** The highlights of a part of an answer, by positions in that part. */
const within = (
  highlights: readonly Highlight[],
  text: string,
  { at, from }: { at: number; from: number },
): Highlight[] =>
  highlights
    .filter(({ answer, start, end }) => answer === at && start < from + text.length && end > from)
    .map((one) => ({ ...one, start: one.start - from, end: one.end - from }))

type AnswerTextProps = {
  text: string
  highlights: readonly Highlight[]
  shownId: string | undefined
  onHighlight: TranscriptProps['onHighlight']
}

const AnswerText = ({ text, highlights, shownId, onHighlight }: AnswerTextProps) =>
  splitByHighlights(text, highlights).map(({ start, text: part, ids }) =>
    ids[0] === undefined ? (
      part
    ) : (
      <mark
        key={start}
        data-highlight={ids.join(' ')}
        tabIndex={-1}
        className={classNames(
          'rounded-sm text-ink underline decoration-2 underline-offset-2',
          shownId !== undefined && ids.includes(shownId)
            ? 'bg-notice-line decoration-notice-ink'
            : 'bg-notice-soft decoration-notice-line',
        )}
      >
        {onHighlight ? <QuoteButton onPress={() => onHighlight(ids[0] ?? '')}>{part}</QuoteButton> : part}
      </mark>
    ),
  )

function QuoteButton({ onPress, children }: { onPress: () => void; children: string }) {
  const t = useTexts(transcriptTexts)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <button> does not break across lines.
    <span
      role="button"
      tabIndex={0}
      title={t('toScore')}
      className="cursor-pointer"
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onPress()
      }}
    >
      {children}
    </span>
  )
}

/** A part of an answer with the highlights that cover it, the shortest first. */
interface AnswerPart {
  start: number
  text: string
  ids: string[]
}

/** Cuts an answer where highlights begin and end; they may overlap. */
function splitByHighlights(answer: string, highlights: readonly Highlight[]): AnswerPart[] {
  const shortestFirst = highlights.toSorted((a, b) => a.end - a.start - (b.end - b.start))
  const within = (at: number) => Math.max(0, Math.min(at, answer.length))
  const edges = highlights.flatMap(({ start, end }) => [within(start), within(end)])
  const cuts = [...new Set([0, ...edges, answer.length])].sort((a, b) => a - b)
  return cuts.slice(0, -1).map((start, at) => ({
    start,
    text: answer.slice(start, cuts[at + 1]),
    ids: shortestFirst.filter((one) => one.start <= start && start < one.end).map(({ id }) => id),
  }))
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#ui/api/call.ts'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import {
  type MailPreview,
  type MailTemplate,
  mailTemplateOf,
  previewMailTemplateEndpoint,
  type TemplateInUse,
} from '../contract/mail-templates.ts'
import { editorTexts } from './texts.ts'

type Props = Pick<TemplateInUse, 'kind' | 'language'> & {
  words: MailTemplate
  /** A hidden one asks for nothing. */
  isShown: boolean
}

const pauseMs = 300

/** The mail as a candidate reads it, made by the server with sample values while the text is typed. */
export function MailTemplatePreview({ kind, language, words: { subject, text }, isShown }: Props) {
  const t = useTexts(editorTexts)
  const [settled, setSettled] = useState({ subject, text })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ subject, text }), pauseMs)
    return () => clearTimeout(timer)
  }, [subject, text])
  const checked = mailTemplateOf(kind).safeParse(settled)
  const body = checked.success ? checked.data : null
  const { data, isError } = useQuery({
    queryKey: ['mail-preview', kind, language, body],
    queryFn: ({ signal }) =>
      body ? call(previewMailTemplateEndpoint, { params: { kind, language }, body, signal }) : null,
    enabled: isShown && body !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <figure className="min-w-0 rounded-lg border border-line bg-sunken px-4 py-3.5 text-sm xl:sticky xl:top-24">
      <figcaption className="mb-2 text-xs font-medium text-ink-faint">{t('preview')}</figcaption>
      {body === null && <p className="mb-2 text-sm text-ink-soft">{t('previewOld')}</p>}
      {data ? <Mail mail={data} language={language} /> : <NoMail isError={isError} />}
    </figure>
  )
}

function NoMail({ isError }: { isError: boolean }) {
  const t = useTexts(editorTexts)
  if (isError) return <p className="text-ink-soft">{t('previewFailed')}</p>
  return (
    <>
      <p className="sr-only">{t('previewLoading')}</p>
      <Skeleton className="h-64 rounded-lg" />
    </>
  )
}

/** All of it is text: nothing that was typed becomes markup or style. */
function Mail({ mail, language }: { mail: MailPreview } & Pick<TemplateInUse, 'language'>) {
  const t = useTexts(editorTexts)
  const { brand } = useSiteConfig()
  const { subject, greeting, paragraphs, action, notes } = mail
  return (
    <>
      <p className="mb-3 font-semibold wrap-anywhere text-ink" dir="auto">
        {t('previewSubject', { subject })}
      </p>
      <p className="mb-2 font-bold text-accent-ink">{brand}</p>
      <div
        lang={language}
        className="grid gap-3 rounded-xl border border-line bg-surface p-4 wrap-anywhere whitespace-pre-line text-ink-soft sm:p-5"
      >
        <p dir="auto" className="font-semibold text-ink">
          {greeting}
        </p>
        {paragraphs.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
          <p key={at} dir="auto">
            {paragraph}
          </p>
        ))}
        {action && (
          <p>
            <span className="inline-block rounded-lg bg-accent px-5 py-2.5 font-semibold text-on-accent">
              {action}
            </span>
          </p>
        )}
        {notes.length > 0 && (
          <div className="grid gap-1 border-t border-line pt-3 text-xs text-ink-faint">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        )}
      </div>
    </>
  )
}

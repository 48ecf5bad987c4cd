import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Role } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import { call } from '#ui/api/call.ts'
import { Field } from '#ui/components/field.tsx'
import { Loaded } from '#ui/components/loaded.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Select } from '#ui/components/select.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { listRejectionTextsEndpoint } from '../contract/rejection-mail.ts'
import {
  RejectionMailEditor,
  RejectionMailPreview,
  rejectionMailsKey,
  type TextInUse,
} from './rejection-mail-editor.tsx'
import { rejectionMailTexts } from './rejection-mail-texts.ts'

interface Props {
  me: { role: Role; name: string; fullName: string | null }
}

/** A part of the settings: the company's rejection email in each interview language. */
export function RejectionMailSection({ me }: Props) {
  const t = useTexts(rejectionMailTexts)
  const query = useQuery({
    queryKey: rejectionMailsKey,
    queryFn: ({ signal }) => call(listRejectionTextsEndpoint, { signal }),
  })
  const canEdit = me.role === 'ADMIN'
  return (
    <SectionCard
      id="rejection-email"
      title={t('title')}
      description={canEdit ? t('description') : `${t('description')} ${t('adminOnly')}`}
    >
      <Loaded
        query={query}
        loading={t('loading')}
        skeleton={<Skeleton className="h-96 rounded-lg" />}
        failed={t('loadFailed')}
      >
        {({ texts, sent }) => (
          <div className="grid gap-5">
            {!sent && (
              <Notice title={t('notSent')} action={<TextLink to="/Pricing">{t('plans')}</TextLink>}>
                {t('notSentText')}
              </Notice>
            )}
            <Languages texts={texts} canEdit={canEdit} company={me.fullName ?? me.name} />
          </div>
        )}
      </Loaded>
    </SectionCard>
  )
}

interface LanguagesProps {
  texts: readonly TextInUse[]
  canEdit: boolean
  company: string
}

/** One language at a time; what is typed in the others stays. */
function Languages({ texts, canEdit, company }: LanguagesProps) {
  const t = useTexts(rejectionMailTexts)
  const [open, setOpen] = useState<Language>(texts[0]?.language ?? 'en')
  return (
    <>
      <Field label={t('language')} className="max-w-xs">
        <Select
          value={open}
          onChange={({ target }) => setOpen(target.value as Language)}
          options={texts.map(({ language, isDefault }) => ({
            value: language,
            label: `${t(language)} · ${t(isDefault ? 'isDefault' : 'isOwn')}`,
          }))}
        />
      </Field>
      {texts.map((text) => (
        <div key={text.language} hidden={text.language !== open}>
          {canEdit ? (
            <RejectionMailEditor inUse={text} company={company} />
          ) : (
            <RejectionMailPreview {...text} company={company} />
          )}
        </div>
      ))}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Role } from '#contract/endpoint.ts'
import type { InterfaceLanguage } from '#contract/languages.ts'
import { call } from '#ui/api/call.ts'
import { RadioGroup } from '#ui/components/choice-group.tsx'
import { Field } from '#ui/components/field.tsx'
import { Loaded } from '#ui/components/loaded.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Select } from '#ui/components/select.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { listed } from '#ui/texts/listed.ts'
import { type CandidateMailKind, candidateMailKinds } from '../contract/mail-kinds.ts'
import {
  listMailTemplatesEndpoint,
  type MailTemplates,
  type TemplateInUse,
} from '../contract/mail-templates.ts'
import { MailTemplateEditor, mailTemplatesKey } from './mail-template-editor.tsx'
import { MailTemplatePreview } from './mail-template-preview.tsx'
import { templatesTexts } from './texts.ts'

/** A part of the settings: the words of all mails to candidates. */
export function MailTemplatesSection({ me }: { me: { role: Role } }) {
  const t = useTexts(templatesTexts)
  const canEdit = me.role !== 'VIEWER'
  const query = useQuery({
    queryKey: mailTemplatesKey,
    queryFn: ({ signal }) => call(listMailTemplatesEndpoint, { signal }),
  })
  return (
    <SectionCard
      id="candidate-emails"
      title={t('title')}
      description={canEdit ? t('description') : `${t('description')} ${t('viewerOnly')}`}
    >
      <Loaded
        query={query}
        loading={t('loading')}
        skeleton={<Skeleton className="h-128 rounded-lg" />}
        failed={t('loadFailed')}
      >
        {(loaded) => <Templates {...loaded} canEdit={canEdit} />}
      </Loaded>
    </SectionCard>
  )
}

const nameOf = ({ kind, language }: Pick<TemplateInUse, 'kind' | 'language'>) => `${kind} ${language}`

/** One mail in one language at a time; what is typed in the others stays. */
function Templates({ templates, notInPlan, testAddress, canEdit }: MailTemplates & { canEdit: boolean }) {
  const t = useTexts(templatesTexts)
  const [kind, setKind] = useState<CandidateMailKind>(candidateMailKinds[0])
  const [language, setLanguage] = useState<InterfaceLanguage>('fr')
  const [opened, setOpened] = useState<readonly string[]>([])
  const [unsaved, setUnsaved] = useState<readonly string[]>([])
  const shown = nameOf({ kind, language })
  // Editors that were open stay, hidden, with what was typed into them.
  if (!opened.includes(shown)) setOpened([...opened, shown])
  const onUnsaved = useCallback(
    (name: string, is: boolean) =>
      setUnsaved((before) => [...before.filter((one) => one !== name), ...(is ? [name] : [])]),
    [],
  )
  const stateOf = (template: TemplateInUse) => {
    if (unsaved.includes(nameOf(template))) return 'isUnsaved'
    return template.isDefault ? 'isDefault' : 'isOwn'
  }
  return (
    <div className="grid gap-5">
      <RadioGroup
        legend={t('kinds')}
        columns={2}
        look="plain"
        value={kind}
        onChange={setKind}
        choices={candidateMailKinds.map((value) => ({
          value,
          label: t(value),
          hint: <Changed templates={templates.filter((one) => one.kind === value)} stateOf={stateOf} />,
        }))}
      />
      <p className="text-sm text-ink-soft">{t(`${kind}.sent`)}</p>
      <Field label={t('language')} className="max-w-xs">
        <Select
          value={language}
          onChange={({ target }) => setLanguage(target.value as InterfaceLanguage)}
          options={templates
            .filter((one) => one.kind === kind)
            .map((one) => ({ value: one.language, label: `${t(one.language)} · ${t(stateOf(one))}` }))}
        />
      </Field>
      {notInPlan.includes(kind) && <NotInPlan kind={kind} />}
      {templates
        .filter((one) => opened.includes(nameOf(one)))
        .map((one) => (
          <div key={nameOf(one)} hidden={nameOf(one) !== shown}>
            {canEdit ? (
              <MailTemplateEditor
                inUse={one}
                isShown={nameOf(one) === shown}
                testAddress={testAddress}
                onUnsaved={onUnsaved}
              />
            ) : (
              <MailTemplatePreview {...one} words={one} isShown={nameOf(one) === shown} />
            )}
          </div>
        ))}
    </div>
  )
}

interface ChangedProps {
  templates: readonly TemplateInUse[]
  stateOf: (template: TemplateInUse) => 'isUnsaved' | 'isDefault' | 'isOwn'
}

/** In which languages a mail has the company's own words, or words that are not saved. */
function Changed({ templates, stateOf }: ChangedProps) {
  const t = useTexts(templatesTexts)
  const languagesIn = (state: ReturnType<typeof stateOf>) =>
    listed(templates.filter((one) => stateOf(one) === state).map(({ language }) => t(language)))
  const own = languagesIn('isOwn')
  const unsaved = languagesIn('isUnsaved')
  return (
    <>
      {own && <span className="block">{t('ownIn', { languages: own })}</span>}
      {unsaved && <span className="block text-notice-ink">{t('unsavedIn', { languages: unsaved })}</span>}
    </>
  )
}

function NotInPlan({ kind }: { kind: CandidateMailKind }) {
  const t = useTexts(templatesTexts)
  const what = kind === 'rejected' ? 'rejectionNotSent' : 'meetingNotSent'
  return (
    <Notice title={t(what)} action={<TextLink to="/Pricing">{t('plans')}</TextLink>}>
      {t(`${what}Text`)}
    </Notice>
  )
}

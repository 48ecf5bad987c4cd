import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { FormFrame, TextField } from '#features/accounts/web/form-fields.tsx'
import { useCheckedForm } from '#features/accounts/web/use-checked-form.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { DefinitionList } from '#ui/components/definition-list.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { companyContact, updateSettingsEndpoint } from '../contract/settings.ts'
import { contactTexts, savingTexts } from './texts.ts'
import { type Settings, settingsKey } from './use-settings.ts'

type ContactProps = { settings: Settings }

/** How the company is reached; an ADMIN changes it in place. */
export function ContactSection({ settings }: ContactProps) {
  const t = useTexts(contactTexts)
  const saving = useTexts(savingTexts)
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus()
    wasEditing.current = editing
  }, [editing])
  const canEdit = settings.role === 'ADMIN'
  return (
    <SectionCard
      id="personal-information"
      title={t('title')}
      description={canEdit ? t('description') : `${t('description')} ${saving('adminOnly')}`}
      actions={
        canEdit &&
        !editing && (
          <Button
            ref={edit}
            variant="secondary"
            size="sm"
            icon={<Pencil aria-hidden />}
            onClick={() => setEditing(true)}
          >
            {t('edit')}
          </Button>
        )
      }
    >
      {editing ? (
        <ContactForm settings={settings} onEnd={() => setEditing(false)} />
      ) : (
        <DefinitionList
          items={[
            { term: t('userName'), description: settings.userName },
            { term: t('phone'), description: settings.phone },
            { term: t('address'), description: settings.address },
            { term: t('city'), description: settings.city },
          ]}
        />
      )}
    </SectionCard>
  )
}

function ContactForm({ settings, onEnd }: ContactProps & { onEnd: () => void }) {
  const t = useTexts(contactTexts)
  const form = useContactForm(settings, onEnd)
  const wide = 'sm:col-span-2'
  return (
    <FormFrame
      form={form}
      t={t}
      className="sm:grid-cols-2"
      actions={
        <Button variant="secondary" disabled={form.busy} onClick={onEnd}>
          {t('cancel')}
        </Button>
      }
    >
      <TextField
        form={form}
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        className={wide}
        ref={focusOnce}
        autoComplete="organization"
        dir="auto"
      />
      <TextField
        form={form}
        name="fullName"
        label={t('fullName')}
        hint={t('fullNameHint')}
        className={wide}
        optional
        dir="auto"
      />
      <TextField
        form={form}
        name="phone"
        label={t('phone')}
        className={wide}
        type="tel"
        autoComplete="tel-national"
        placeholder={t('phoneHint')}
      />
      <TextField form={form} name="address" label={t('address')} autoComplete="street-address" dir="auto" />
      <TextField form={form} name="city" label={t('city')} autoComplete="address-level2" dir="auto" />
    </FormFrame>
  )
}

// An opened form is for typing.
function focusOnce(input: HTMLInputElement | null): void {
  input?.focus()
}

function useContactForm({ name, fullName, phone, address, city }: Settings, onSaved: () => void) {
  const t = useTexts(savingTexts)
  const queries = useQueryClient()
  return useCheckedForm({
    initial: { name, fullName: fullName ?? '', phone, address, city },
    schema: companyContact,
    send: async (contact) => {
      await call(updateSettingsEndpoint, { body: contact })
      const saved = { ...contact, fullName: contact.fullName || null }
      queries.setQueryData<Settings>(settingsKey, (before) => before && { ...before, ...saved })
      void queries.invalidateQueries({ queryKey: settingsKey })
      toast.success(t('saved'))
      onSaved()
    },
    failureOf: (error) => failureMessage(error, t('failed'), t('unreachable')),
  })
}

import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { readFailure } from '#features/accounts/web/read-failure.ts'
import { useCheckedForm } from '#features/accounts/web/use-checked-form.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { DefinitionList } from '#ui/components/definition-list.tsx'
import { Field } from '#ui/components/field.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { toast } from '#ui/components/toast.ts'
import { type CompanyContact, companyContact, updateSettings } from '../contract.ts'
import { adminOnly, contactTexts as texts } from './texts.ts'
import { type Settings, settingsKey } from './use-settings.ts'

type ContactProps = { settings: Settings }

/** How the company is reached; an ADMIN changes it in place. */
export function ContactSection({ settings }: ContactProps) {
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus()
    wasEditing.current = editing
  }, [editing])
  const mayEdit = settings.role === 'ADMIN'
  return (
    <SectionCard
      id="personal-information"
      title={texts.title}
      description={mayEdit ? texts.description : `${texts.description} ${adminOnly}`}
      actions={
        mayEdit &&
        !editing && (
          <Button
            ref={edit}
            variant="secondary"
            size="sm"
            icon={<Pencil aria-hidden />}
            onClick={() => setEditing(true)}
          >
            {texts.edit}
          </Button>
        )
      }
    >
      {editing ? (
        <ContactForm settings={settings} onEnd={() => setEditing(false)} />
      ) : (
        <DefinitionList
          items={[
            { term: texts.userName, description: settings.userName },
            { term: texts.phone, description: settings.phone },
            { term: texts.address, description: settings.address },
            { term: texts.city, description: settings.city },
          ]}
        />
      )}
    </SectionCard>
  )
}

function ContactForm({ settings, onEnd }: ContactProps & { onEnd: () => void }) {
  const form = useContactForm(settings, onEnd)
  const { field, errorOf, busy } = form
  return (
    <form {...form.form} aria-label={texts.title} className="grid gap-4 sm:grid-cols-2">
      <Field
        label={texts.name}
        hint={texts.nameHint}
        error={errorOf('name')}
        required
        className="sm:col-span-2"
      >
        {/* Whoever pressed Edit wants to type. */}
        <TextInput {...field('name')} ref={focusOnce} autoComplete="organization" dir="auto" />
      </Field>
      <Field label={texts.phone} error={errorOf('phone')} required className="sm:col-span-2">
        <TextInput
          {...field('phone')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={texts.phoneHint}
        />
      </Field>
      <Field label={texts.address} error={errorOf('address')} required>
        <TextInput {...field('address')} autoComplete="street-address" dir="auto" />
      </Field>
      <Field label={texts.city} error={errorOf('city')} required>
        <TextInput {...field('city')} autoComplete="address-level2" dir="auto" />
      </Field>
      <div className="mt-1 flex flex-wrap gap-2 sm:col-span-2">
        <Button type="submit" busy={busy} busyLabel={texts.saving}>
          {texts.save}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onEnd}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus()
}

function useContactForm({ name, phone, address, city }: Settings, onSaved: () => void) {
  const queries = useQueryClient()
  const form = useCheckedForm<CompanyContact>({
    initial: { name, phone, address, city },
    schema: companyContact,
    send: async (contact) => {
      try {
        await call(updateSettings, { body: contact })
      } catch (error) {
        const field = error instanceof ApiError ? Object.keys(error.fields)[0] : undefined
        const message = readFailure(error, texts.failed)
        if (field) form.refuse(field, message)
        else toast.error(message)
        return
      }
      queries.setQueryData<Settings>(settingsKey, (before) => before && { ...before, ...contact })
      void queries.invalidateQueries({ queryKey: settingsKey })
      toast.success(texts.saved)
      onSaved()
    },
  })
  return form
}

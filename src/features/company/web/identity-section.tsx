import { Building2, Pencil } from 'lucide-react'
import { Badge } from '#ui/components/badge.tsx'
import { DefinitionList } from '#ui/components/definition-list.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { companyOptionTexts } from '../contract/option-texts.ts'
import { companySizes } from '../contract/options.ts'
import { identityTexts, savingTexts } from './texts.ts'
import { companyNameOf, type Settings } from './use-settings.ts'

/** The company’s profile; an ADMIN changes it in the wizard. */
export function IdentitySection({ settings }: { settings: Settings }) {
  const t = useTexts(identityTexts)
  const adminOnly = useTexts(savingTexts)('adminOnly')
  const { companyIdentity: identity } = settings
  const canEdit = settings.role === 'ADMIN'
  return (
    <SectionCard
      id="company-identity"
      title={t('title')}
      description={canEdit ? t('description') : `${t('description')} ${adminOnly}`}
      actions={
        canEdit &&
        identity && (
          <LinkButton to="/OnBoarding" variant="secondary" size="sm" icon={<Pencil aria-hidden />}>
            {t('edit')}
          </LinkButton>
        )
      }
    >
      {identity ? (
        <Identity name={companyNameOf(settings)} identity={identity} />
      ) : (
        <EmptyState
          level={3}
          title={t('none')}
          icon={<Building2 aria-hidden />}
          action={canEdit && <LinkButton to="/OnBoarding">{t('fill')}</LinkButton>}
        >
          {t('noneMore')}
        </EmptyState>
      )}
    </SectionCard>
  )
}

type IdentityProps = { name: string; identity: NonNullable<Settings['companyIdentity']> }

function Identity({ name, identity }: IdentityProps) {
  const t = useTexts(identityTexts)
  const option = useTexts(companyOptionTexts)
  return (
    <DefinitionList
      items={[
        { term: t('name'), description: name },
        { term: t('industry'), description: option(identity.industry) },
        {
          term: t('about'),
          description: (
            <p dir="auto" className="whitespace-pre-line">
              {identity.companyDescription}
            </p>
          ),
        },
        {
          term: t('size'),
          description: companySizes.find(({ value }) => value === identity.companySize)?.label,
        },
        {
          term: t('values'),
          description: (
            <ul className="flex flex-wrap gap-1.5">
              {identity.companyValues.map((value) => (
                <li key={value} className="max-w-full">
                  <Badge tone="accent">{option(value)}</Badge>
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  )
}

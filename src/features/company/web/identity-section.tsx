import { Building2, Pencil } from 'lucide-react'
import { Badge } from '#ui/components/badge.tsx'
import { DefinitionList } from '#ui/components/definition-list.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { companySizes } from '../contract.ts'
import { adminOnly, identityTexts as texts } from './texts.ts'
import type { Settings } from './use-settings.ts'

/** What the company says of itself; an ADMIN changes it in the wizard that asked for it. */
export function IdentitySection({ settings }: { settings: Settings }) {
  const { companyIdentity: identity, name } = settings
  const mayEdit = settings.role === 'ADMIN'
  return (
    <SectionCard
      id="company-identity"
      title={texts.title}
      description={mayEdit ? texts.description : `${texts.description} ${adminOnly}`}
      actions={
        mayEdit &&
        identity && (
          <LinkButton to="/OnBoarding" variant="secondary" size="sm" icon={<Pencil aria-hidden />}>
            {texts.edit}
          </LinkButton>
        )
      }
    >
      {identity ? (
        <Identity name={name} identity={identity} />
      ) : (
        <EmptyState
          level={3}
          title={texts.none}
          icon={<Building2 aria-hidden />}
          action={mayEdit && <LinkButton to="/OnBoarding">{texts.fill}</LinkButton>}
        >
          {texts.noneMore}
        </EmptyState>
      )}
    </SectionCard>
  )
}

type IdentityProps = { name: string; identity: NonNullable<Settings['companyIdentity']> }

const Identity = ({ name, identity }: IdentityProps) => (
  <DefinitionList
    items={[
      { term: texts.name, description: name },
      { term: texts.industry, description: identity.industry },
      {
        term: texts.about,
        description: <p className="whitespace-pre-line">{identity.companyDescription}</p>,
      },
      {
        term: texts.size,
        description: companySizes.find(({ value }) => value === identity.companySize)?.label,
      },
      {
        term: texts.values,
        description: (
          <ul className="flex flex-wrap gap-1.5">
            {identity.companyValues.map((value) => (
              <li key={value} className="max-w-full">
                <Badge tone="accent">{value}</Badge>
              </li>
            ))}
          </ul>
        ),
      },
    ]}
  />
)

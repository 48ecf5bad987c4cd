import { AvatarInitials } from '#ui/components/avatar-initials.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmailText } from '#ui/components/email-text.tsx'
import { companyNameOf, type Settings } from './use-settings.ts'

/** Who is signed in, for which company, as what. */
export const ProfileCard = ({ settings }: { settings: Settings }) => (
  <Card padding="sm" className="flex items-center gap-3.5">
    <AvatarInitials name={companyNameOf(settings)} size="lg" />
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span dir="auto" className="min-w-0 font-semibold break-words text-ink">
          {companyNameOf(settings)}
        </span>
        <Badge tone="accent">{settings.role}</Badge>
      </p>
      <p className="text-sm break-words text-ink-faint">
        <EmailText>{settings.userName}</EmailText>
      </p>
    </div>
  </Card>
)

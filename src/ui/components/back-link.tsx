import { ArrowLeft } from 'lucide-react'
import { classNames } from './class-names.ts'
import { LinkButton, type LinkButtonProps } from './link-button.tsx'

/** Above a title: the page that this one belongs to. */
export const BackLink = ({ className, ...rest }: LinkButtonProps) => (
  <LinkButton
    {...rest}
    variant="quiet"
    size="sm"
    icon={<ArrowLeft aria-hidden className="rtl:-scale-x-100" />}
    className={classNames('-ms-3 print:hidden', className)}
  />
)

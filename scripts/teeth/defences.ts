import { accountDefences } from './accounts.ts'
import { assessmentDefences } from './assessments.ts'
import { banDefences } from './bans.ts'
import { benchmarkDefences } from './benchmark.ts'
import type { Defence } from './defence.ts'
import { houseDefences } from './house.ts'
import { invoiceDefences } from './invoices.ts'
import { jobDefences } from './jobs.ts'
import { languageModelDefences } from './language-models.ts'
import { ledgerDefences } from './ledger.ts'
import { limitDefences } from './limits.ts'
import { linkAndMailDefences } from './links-and-mails.ts'
import { mailDefences } from './mails.ts'
import { operatorDefences } from './operators.ts'
import { pageDefences } from './pages.ts'
import { passwordAndSessionDefences } from './passwords-and-sessions.ts'
import { planAndPaymentDefences } from './plans-and-payment.ts'
import { privacyDefences } from './privacy.ts'
import { signUpAndPlaceDefences } from './sign-ups-and-places.ts'
import { teamDefences } from './team.ts'
import { typedWordDefences } from './typed-words.ts'

/** Every defence whose test is known to notice when it is gone. */
export const defences: readonly Defence[] = [
  ...accountDefences,
  ...passwordAndSessionDefences,
  ...linkAndMailDefences,
  ...mailDefences,
  ...houseDefences,
  ...limitDefences,
  ...teamDefences,
  ...signUpAndPlaceDefences,
  ...privacyDefences,
  ...planAndPaymentDefences,
  ...invoiceDefences,
  ...operatorDefences,
  ...banDefences,
  ...jobDefences,
  ...languageModelDefences,
  ...assessmentDefences,
  ...ledgerDefences,
  ...typedWordDefences,
  ...pageDefences,
  ...benchmarkDefences,
]

import { translateTexts } from '#contract/texts/define-texts.ts'
import { translations as companyOptions } from '#features/company/contract/option-texts-fr.ts'
import { offerTextsFrench } from '#features/jobs/web/public-job-texts-fr.ts'
import { uiTextsFrench } from '#ui/texts/ui-texts-fr.ts'
import { companyTexts } from './company-texts.ts'

const company = translateTexts(companyTexts, 'fr', {
  eyebrow: 'Recrutement',
  about: 'À propos de {company}',
  values: 'Nos valeurs',
  jobs: '{count, plural, one {# offre ouverte} other {# offres ouvertes}}',
  noJobs: 'Aucune offre ouverte pour le moment',
  noJobsText: 'Revenez plus tard\u00a0: les nouvelles offres apparaissent ici dès leur publication.',
  posted: 'Publiée le {at, date, ::dMMMy}',
  salary: 'Salaire',
  location: 'Lieu',
  interview: 'Entretien',
  interviewIn:
    '{minutes, plural, =0 {Entretien écrit en {language}} one {Entretien écrit en {language}, environ # minute} other {Entretien écrit en {language}, environ # minutes}}',
  apply: 'Postuler',
  applyTo: 'Postuler\u00a0: {title}',
  tabTitle: '{company}\u00a0: offres ouvertes',
  description:
    'Offres ouvertes chez {company} ({industry}) à {city}. Postulez avec un court entretien écrit.',
})

export const translations = [company, ...companyOptions, offerTextsFrench, uiTextsFrench]

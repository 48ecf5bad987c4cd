import { translateTexts } from '#contract/texts/define-texts.ts'
import { translations as companyOptions } from '#features/company/contract/option-texts-es.ts'
import { offerTextsSpanish } from '#features/jobs/web/public-job-texts-es.ts'
import { uiTextsSpanish } from '#ui/texts/ui-texts-es.ts'
import { companyTexts } from './company-texts.ts'

const company = translateTexts(companyTexts, 'es', {
  eyebrow: 'Empleo',
  about: 'Sobre {company}',
  values: 'Nuestros valores',
  jobs: '{count, plural, one {# oferta abierta} other {# ofertas abiertas}}',
  noJobs: 'No hay ofertas abiertas por el momento',
  noJobsText: 'Vuelva más tarde: las nuevas ofertas aparecen aquí en cuanto se abren.',
  posted: 'Publicada el {at, date, ::dMMMy}',
  salary: 'Salario',
  location: 'Lugar',
  interview: 'Entrevista',
  interviewIn:
    '{minutes, plural, =0 {Entrevista escrita en {language}} one {Entrevista escrita en {language}, unos # minuto} other {Entrevista escrita en {language}, unos # minutos}}',
  apply: 'Postularse',
  applyTo: 'Postularse: {title}',
  tabTitle: '{company}: ofertas abiertas',
  description:
    'Ofertas abiertas en {company} ({industry}), {city}. Postúlese con una breve entrevista escrita.',
})

export const translations = [company, ...companyOptions, offerTextsSpanish, uiTextsSpanish]

import { translateTexts } from '#contract/texts/define-texts.ts'
import { translations as companyOptions } from '#features/company/contract/option-texts-ar.ts'
import { offerTextsArabic } from '#features/jobs/web/public-job-texts-ar.ts'
import { uiTextsArabic } from '#ui/texts/ui-texts-ar.ts'
import { companyTexts } from './company-texts.ts'

const company = translateTexts(companyTexts, 'ar', {
  eyebrow: 'الوظائف',
  about: 'عن {company}',
  values: 'قيمنا',
  jobs: '{count, plural, one {وظيفة واحدة مفتوحة} two {وظيفتان مفتوحتان} few {# وظائف مفتوحة} many {# وظيفة مفتوحة} other {# وظيفة مفتوحة}}',
  noJobs: 'لا توجد وظائف مفتوحة حاليًا',
  noJobsText: 'عُد لاحقًا: تُدرج الوظائف الجديدة هنا فور فتحها.',
  posted: 'نُشرت في {at, date, ::dMMMy}',
  salary: 'الراتب',
  location: 'المكان',
  interview: 'المقابلة',
  interviewIn:
    '{minutes, plural, =0 {مقابلة كتابية باللغة {language}} one {مقابلة كتابية باللغة {language}، دقيقة واحدة تقريبًا} two {مقابلة كتابية باللغة {language}، دقيقتان تقريبًا} few {مقابلة كتابية باللغة {language}، # دقائق تقريبًا} many {مقابلة كتابية باللغة {language}، # دقيقة تقريبًا} other {مقابلة كتابية باللغة {language}، # دقيقة تقريبًا}}',
  apply: 'ترشّح',
  applyTo: 'ترشّح: {title}',
  tabTitle: '{company}: وظائف مفتوحة',
  description: 'وظائف مفتوحة لدى {company} ({industry}) في {city}. ترشّح بمقابلة كتابية قصيرة.',
})

export const translations = [company, ...companyOptions, offerTextsArabic, uiTextsArabic]

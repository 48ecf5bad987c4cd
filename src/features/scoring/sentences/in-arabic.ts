import { translations as companyOptions } from '#features/company/contract/option-texts-ar.ts'
import { translations as jobOptions } from '#features/jobs/contract/option-texts-ar.ts'
import { speakerOf } from './render-said.ts'
import { saidArabic } from './said-texts-ar.ts'

export const speaker = speakerOf('ar', saidArabic, [...jobOptions, ...companyOptions])

import { translations as companyOptions } from '#features/company/contract/option-texts-fr.ts'
import { translations as jobOptions } from '#features/jobs/contract/option-texts-fr.ts'
import { speakerOf } from './render-said.ts'
import { saidFrench } from './said-texts-fr.ts'

export const speaker = speakerOf('fr', saidFrench, [...jobOptions, ...companyOptions])

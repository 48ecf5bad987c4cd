import { communication } from './communication.ts'
import { culture } from './culture.ts'
import { mindset } from './mindset.ts'
import { potential } from './potential.ts'
import type { Competency, Prompt } from './prompt.ts'
import { skills } from './skills.ts'

export const prompts: Readonly<Record<Competency, Prompt>> = {
  mindset,
  culture,
  communication,
  potential,
  skills,
}

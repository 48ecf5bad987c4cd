import { defineTexts } from '#contract/texts/define-texts.ts'

export const freeOfferTexts = defineTexts('free-offer', {
  trial: 'The free trial lasts 30 days, one time, with 1 job offer and up to 10 candidates.',
  starter: 'The Starter plan is free for life with 1 job offer and up to 10 candidates.',
  'terms.off': 'This installation sells no plans: everything is unlocked for the company that runs it.',
  'terms.none': 'There is no free offer at the moment: posting a job takes a paid plan.',
  'terms.trial':
    'A company receives it once, when it has finished its profile, and pays nothing for it. It pauses while a paid plan is active; its 30 days go on. After it, posting a job takes a paid plan.',
  'terms.starter':
    'A company receives it once, when it has finished its profile, and pays nothing for it. It pauses while a paid plan is active and is back, with what was left of it, when that ends. The paid Starter plan is a plan of its own, with room for more candidates.',
})

/** On the card of the paid plan that has the same name. */
export const freeVersionTexts = defineTexts('free-version', {
  line: 'Also free for life: 1 job offer',
})

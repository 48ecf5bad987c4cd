// Apart from the endpoint, so that the candidate's page carries no schemas.

/** What candidates may say about themselves, and the answers to choose from. */
export const selfDescriptionChoices = {
  gender: ['woman', 'man', 'another'],
  ageGroup: ['under-30', '30-39', '40-49', '50-or-over'],
  disability: ['yes', 'no'],
} as const
export type Attribute = keyof typeof selfDescriptionChoices
export const attributes = ['gender', 'ageGroup', 'disability'] as const satisfies readonly Attribute[]

import type { NewCompanyQuestion } from '#features/question-sets/contract/company-questions.ts'

/** Asked of visitors who read French: they hire for many jobs, and the French job of the demo is a developer's. */
export const frenchInterview = {
  title: 'Chargé·e de support client',
  description:
    'Vous répondez aux questions des cliniques qui utilisent notre logiciel, reproduisez leurs problèmes, rédigez des pages d’aide et dites à l’équipe technique ce qui gêne le plus. Vous travaillez avec deux collègues.',
  questions: [
    {
      text: 'Parlez-nous d’une personne, cliente ou non, bloquée parce que quelque chose était en panne : qu’avez-vous trouvé, qu’avez-vous fait d’abord, et comment cela s’est-il terminé ?',
      competency: 'skills',
      keyPoints: [
        'La panne vue ou reproduite',
        'Une aide avant la réparation de la cause',
        'Une fin que quelqu’un a vérifiée',
      ],
    },
    {
      text: 'Parlez-nous de quelqu’un qui voulait une promesse que vous ne pouviez pas tenir : comment l’avez-vous expliqué, et de quoi avez-vous convenu ?',
      competency: 'communication',
      keyPoints: [
        'La raison de l’autre écoutée',
        'Ce qui était su et ce qui ne l’était pas',
        'Une promesse tenue',
      ],
    },
    {
      text: 'Décrivez un désaccord avec un ou une collègue sur le partage ou le décompte du travail : qu’avez-vous proposé, et qu’en est-il sorti ?',
      competency: 'mindset',
      keyPoints: ['Compter avant de discuter', 'Un partage équitable', 'Ce qui en reste aujourd’hui'],
    },
  ],
} as const satisfies {
  title: string
  description: string
  questions: readonly Omit<NewCompanyQuestion, 'language'>[]
}

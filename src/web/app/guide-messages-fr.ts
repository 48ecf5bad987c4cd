import type { Translation } from '#contract/texts/define-texts.ts'

/** What any question's answer is judged by (`lexicon/questions/competencies.json`), by the sentence in English. */
export const guide: Translation = {
  name: 'contract',
  language: 'fr',
  messages: {
    'How does this person act when it counts?': 'Comment cette personne agit-elle quand c’est important ?',
    'A real situation': 'Une situation réelle',
    'Own actions, step by step': 'Ses propres actions, étape par étape',
    'A result, and something learnt': 'Un résultat, et une leçon tirée',
    '“We” throughout': '« Nous » du début à la fin',
    'What one should do, not what was done': 'Ce qu’il faudrait faire, pas ce qui a été fait',
    'No outcome': 'Aucun résultat',
    'No answer, or nothing to do with the question.': 'Pas de réponse, ou sans rapport avec la question.',
    'Opinions or general claims, no example.': 'Des avis ou des généralités, sans exemple.',
    'A real example, but a vague personal part or no outcome.':
      'Un exemple réel, mais un rôle personnel vague ou sans résultat.',
    'A clear situation, own actions and a result.':
      'Une situation claire, des actions personnelles et un résultat.',
    'Also a measured result, limits admitted, and a lesson applied since.':
      'En plus, un résultat mesuré, des limites reconnues et une leçon appliquée depuis.',
    'Do the choices of this person fit what the company stands for?':
      'Les choix de cette personne correspondent-ils aux valeurs de l’entreprise ?',
    'A value shown in what was done': 'Une valeur qui se voit dans les actes',
    'A real choice': 'Un vrai choix',
    'Its cost accepted': 'Son coût accepté',
    'Only the name of a value': 'Le nom d’une valeur, sans plus',
    'Praise that fits any employer': 'Des éloges valables pour tout employeur',
    'Never a real choice': 'Jamais de vrai choix',
    'Does this person make a thing clear to the one who listens?':
      'Cette personne se fait-elle comprendre de qui l’écoute ?',
    'Answers what was asked': 'Répond à ce qui est demandé',
    'In order': 'Dans l’ordre',
    'In words that fit the reader': 'Avec des mots adaptés à qui lit',
    'Beside the question': 'À côté de la question',
    'Jargon unexplained': 'Du jargon non expliqué',
    'No thought for the listener': 'Aucune attention à qui écoute',
    'Does this person learn, and use what was learnt?': 'Cette personne apprend-elle, et s’en sert-elle ?',
    'Something learnt on purpose': 'Quelque chose appris délibérément',
    'Put to use': 'Mis en pratique',
    'An effect that lasted': 'Un effet durable',
    'A wish without a step': 'Un souhait sans premier pas',
    'Waits to be taught': 'Attend qu’on lui apprenne',
    'Nothing changed since': 'Rien n’a changé depuis',
    'Has the skill been used in earnest?': 'La compétence a-t-elle vraiment servi ?',
    'Own steps with the right terms': 'Ses propres étapes, avec les bons termes',
    'Choices justified': 'Des choix justifiés',
    'A result': 'Un résultat',
    'The skill is named, not shown': 'La compétence est nommée, pas montrée',
    'No difficulty met': 'Aucune difficulté rencontrée',
    'Own part unclear': 'Rôle personnel peu clair',
  },
}

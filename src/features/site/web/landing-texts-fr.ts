import { translateTexts } from '#contract/texts/define-texts.ts'
import { translations as freeOffer } from '#features/billing/web/free-offer-texts-fr.ts'
import { translations as scoreFields } from '#features/scoring/field-texts-fr.ts'
import { uiTextsFrench } from '#ui/texts/ui-texts-fr.ts'
import { landingTexts } from './landing-texts.ts'
import { pricingTexts } from './pricing-texts.ts'
import { whyFrench } from './why-texts-fr.ts'

const landing = translateTexts(landingTexts, 'fr', {
  tagline: 'Recrutez un état d’esprit, pas seulement des compétences',
  lead: 'Publiez une offre et partagez un lien. Chacun répond, quand il veut, à un entretien écrit pour ce poste, et vous lisez des notes appuyées sur ses propres mots.',
  start: 'Commencer maintenant',
  example: 'Dar Numérique, notre entreprise de démonstration',
  candidates: 'Candidatures',
  scoresHint: 'Notes : choisissez-en une pour lire ses preuves',
  evidence: 'Les mots sur lesquels cette note s’appuie',
  fromCv: 'Cette note s’appuie sur le CV. Extrait de l’entretien :',
  exampleNote:
    'Candidatures inventées, notes réelles : les réponses ont été notées par le moteur de cette version, sans retouche.',
  seeHow: 'Voir comment cela marche',
  openDemo: 'Visiter l’entreprise de démonstration',
  tryInterview: 'Ou répondez vous-même à trois questions',
  interviewer: 'Entretien',
  candidate: 'Réponse',
  typing: 'Écrit…',
  pause: 'Mettre l’animation en pause',
  play: 'Lancer l’animation',
  featuresTitle: 'Voyez comment les gens pensent, avant de les rencontrer',
  featuresLead: 'Un CV dit ce que quelqu’un a fait. Un entretien pour tous montre comment il travaille.',
  'assessment.title': 'Évaluation assistée par IA',
  'assessment.text':
    'L’état d’esprit, la motivation et l’entente comptent à côté des compétences. Quand une réponse en dit trop peu, la note le dit.',
  'interviews.title': 'Entretiens sur mesure',
  'interviews.text':
    'Les questions sont rédigées à partir de votre offre, de vos valeurs et de votre profil idéal, en français, anglais, allemand ou espagnol.',
  'candidates.title': 'Des candidatures de qualité',
  'candidates.text':
    'Tout le monde répond aux mêmes questions, au moment qui lui convient, sur n’importe quel téléphone.',
  'dashboard.title': 'Un tableau de bord complet',
  'dashboard.text':
    'Triez et filtrez toutes les candidatures d’une offre, lisez les mots derrière chaque note, puis décidez.',
  scoreTitle: 'Une note que vous pouvez vérifier',
  scoreLead:
    'Sans citation, pas de points. Chaque note repose sur les mots de la personne, vérifiés lettre par lettre.',
  'evidence.title': '« Preuves insuffisantes » est une réponse',
  'evidence.text':
    'Quand une personne a trop peu écrit pour être jugée, vous lisez exactement cela, jamais un chiffre inventé.',
  'same.title': 'La même à chaque calcul',
  'same.text':
    'Le total est calculé par du code, et un registre garde chaque évaluation avec la version de sa grille.',
  'person.title': 'Une personne décide, toujours',
  'person.text':
    'Une note ne choisit et ne refuse personne. Les candidats savent qu’une IA lit leurs réponses.',
  method: 'Comment les notes sont faites et testées',
  noEvidence: 'Preuves insuffisantes',
  stepsTitle: 'Comment cela marche',
  stepsLead:
    'La mise en place prend environ 15 à 20 minutes : profil de l’entreprise, valeurs et première offre.',
  'profile.title': 'Créez le profil de l’entreprise',
  'profile.text':
    'Dites ce que vous faites et quelles valeurs comptent. Vos entretiens sont rédigés à partir de là.',
  'jobs.title': 'Publiez des offres et générez les entretiens',
  'jobs.text':
    'Décrivez le poste et le profil idéal. L’entretien est écrit pour vous ; partagez son lien où vous voulez.',
  'insights.title': 'Lisez ce que l’IA a trouvé',
  'insights.text':
    'Lisez les notes avec leurs preuves, comparez les candidatures, et choisissez qui vous voulez rencontrer.',
  closingTitle: 'Votre prochaine recrue est plus qu’un CV',
  closingText: 'Créez le profil de votre entreprise, publiez une offre et lisez les premières réponses.',
})

const pricing = translateTexts(pricingTexts, 'fr', {
  title: 'Des formules pour chaque taille d’équipe',
  lead: 'Prix en dollars américains. Chaque achat dure un mois ; rien ne se renouvelle automatiquement.',
  mostPopular: 'La plus choisie',
  perMonth: '/ mois',
  free: 'Gratuit',
  start: 'Commencer',
  startWith: 'Commencer avec {plan}',
  postings: '{count, plural, one {# publication d’offre} other {# publications d’offres par mois}}',
  unlimitedPostings: 'Publications d’offres illimitées',
  candidates: '{count, plural, one {# candidature par offre} other {# candidatures par offre}}',
  'feature.reports': 'Rapport PDF sur chaque candidature',
  'feature.advancedReports': 'Rapport sur toute une offre',
  'feature.responses': 'Transcription complète des entretiens',
  'feature.scheduling': 'Rendez-vous planifiés et envoyés',
  'feature.automatedRejection': 'E-mails de refus automatiques',
  'feature.prioritySupport': 'Assistance prioritaire',
  notIncluded: 'Non compris : ',
  includedTitle: 'Compris dans toutes les formules',
  included:
    'Questions d’entretien sur mesure\nEntretiens par IA\nDétection de réponses écrites par IA\nÉvaluation par IA\nTableau de bord détaillé\nGraphiques par candidature\nAssistance par e-mail',
  customPlans: 'Vous cherchez une formule sur mesure ?',
  contactUs: 'Écrivez-nous',
})

export const translations = [...scoreFields, landing, pricing, whyFrench, ...freeOffer, uiTextsFrench]

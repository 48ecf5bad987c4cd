import { translateTexts } from '#contract/texts/define-texts.ts'
import { pageTitles } from './page-titles.ts'

const titles = translateTexts(pageTitles, 'fr', {
  '/Admin': 'Achats',
  '/Admin/companies': 'Entreprises',
  '/Admin/mails': 'E-mails',
  '/Admin/tasks': 'Tâches',
  '/Admin/audit': 'Journal d’audit',
  '/Admin/login': 'Console d’administration',
  '/Admin/setup': 'Configurer votre compte d’opérateur',
  '/Jobs': 'Offres d’emploi',
  '/Jobs/:jobId': 'Offre d’emploi',
  '/CreateJob': 'Créer une offre d’emploi',
  '/EditJob/:jobId': 'Modifier l’offre d’emploi',
  '/InterviewPreview/:jobId': 'Aperçu de l’entretien',
  '/InterViewChat/:id': 'Entretien de la candidature',
  '/InterViewChat': 'Entretien de la candidature',
  '/Dashboard': 'Tableau de bord',
  '/Dashboard/:jobId/:candidateId': 'Candidature',
  '/Interviews': 'Entretiens',
  '/Pricing': 'Tarifs',
  '/Payment/:purchaseId': 'Paiement',
  '/Settings': 'Compte',
  '/Signup': 'Créer un compte',
  '/verify': 'Vérification de l’e-mail',
  '/Login': 'Se connecter',
  '/forgot-password': 'Mot de passe oublié ?',
  '/reset-password': 'Choisir un nouveau mot de passe',
  '/join': 'Rejoindre votre équipe',
  '/Demo': 'Entreprise de démonstration',
  '/Demo-interview': 'Essayer l’entretien',
  '/OnBoarding': 'Compléter le profil de votre entreprise',
  unknown: 'Page introuvable',
})

export const translations = [titles]

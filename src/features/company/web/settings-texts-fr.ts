import { translateTexts } from '#contract/texts/define-texts.ts'
import { settingsTexts, statusTexts } from './settings-texts.ts'

const settings = translateTexts(settingsTexts, 'fr', {
  title: 'Compte',
  description: 'Vos informations, votre entreprise et ses données.',
  loading: 'Chargement du compte...',
  failed: 'Le compte n’a pas pu être chargé.',
  failedMore: 'Rien n’est perdu. Vérifiez votre connexion et réessayez.',
  failedToast: 'Votre compte n’a pas pu être chargé',
  sections: 'Parties du compte',
  personal: 'Informations personnelles',
  identity: 'Identité de l’entreprise',
  subscriptions: 'Abonnements',
  billing: 'Facturation',
  notifications: 'Notifications',
  candidates: 'Engagement envers les candidats',
  emails: 'E-mails aux candidats',
  security: 'Sécurité',
  team: 'Équipe',
  activity: 'Journal d’activité',
  data: 'Vos données',
})

const status = translateTexts(statusTexts, 'fr', {
  title: 'État du compte',
  onboarding: 'Mise en route',
  COMPLETED: 'terminée',
  PENDING: 'à terminer',
  'role.ADMIN': 'Administrateur',
  'role.RECRUITER': 'Recruteur',
  'role.VIEWER': 'Lecteur',
  notStarted: 'pas commencée',
  completed: 'Le profil de votre entreprise est complet. Vous pouvez utiliser toute l’application.',
  pending: 'Complétez le profil de votre entreprise pour utiliser l’application.',
})

export const translations = [settings, status]

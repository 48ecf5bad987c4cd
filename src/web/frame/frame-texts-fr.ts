import { translateTexts } from '#contract/texts/define-texts.ts'
import { frameTexts } from './frame-texts.ts'

const frame = translateTexts(frameTexts, 'fr', {
  features: 'Fonctions',
  howItWorks: 'Fonctionnement',
  pricing: 'Tarifs',
  about: 'À propos',
  contact: 'Contact',
  jobs: 'Offres',
  dashboard: 'Tableau de bord',
  interviews: 'Entretiens',
  account: 'Compte',
  getStarted: 'Commencer',
  logIn: 'Se connecter',
  logout: 'Se déconnecter',
  main: 'Navigation principale',
  help: 'Aide',
  accessibility: 'Accessibilité',
  footer: 'Pied de page',
  privacy: 'Confidentialité',
  terms: 'Conditions d’utilisation',
  cookies: 'Cookies',
  webring: 'Webring',
  tagline: 'Recrutez un état d’esprit, pas seulement des compétences',
  notFoundTitle: 'Page introuvable',
  notFoundText: 'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou le lien est incomplet.',
  notFoundAction: 'Aller à la page d’accueil',
  loading: 'Chargement…',
  failedTitle: 'Cette page n’a pas pu être affichée',
  failedText: 'Tout ce qui est enregistré est en sécurité. Vérifiez votre connexion et rechargez la page.',
  reload: 'Recharger la page',
  offlineTitle: 'Vous êtes hors ligne',
  offlineText: 'Votre texte reste sur cette page. Vous pourrez l’envoyer une fois reconnecté au réseau.',
  sessionEnded: 'Votre session est terminée. Veuillez vous reconnecter.',
  newRole:
    'Votre rôle est désormais {role, select, ADMIN {Administrateur} RECRUITER {Recruteur} other {Lecteur}}.',
})

export const translations = [frame]

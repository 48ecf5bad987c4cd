import { translateTexts } from '#contract/texts/define-texts.ts'
import { demoTexts } from './texts.ts'

const demo = translateTexts(demoTexts, 'fr', {
  title: 'Visitez une entreprise de démonstration',
  description:
    'Dar Numérique est inventée : quatre offres ouvertes, 35 candidatures, des entretiens avec leurs notes et leurs preuves. Vous pouvez tout ouvrir et ne rien modifier.',
  opening: 'Ouverture de l’entreprise de démonstration…',
  making:
    'L’entreprise de démonstration est en cours de création, avec ses offres, ses entretiens et ses notes. Cela prend environ trente secondes.',
  failed: 'L’entreprise de démonstration n’a pas pu être ouverte.',
  retry: 'Réessayer',
  off: 'Il n’y a pas de démonstration sur cette installation.',
  signedIn:
    'Une session de votre propre compte est ouverte. Déconnectez-vous d’abord pour visiter l’entreprise de démonstration.',
  leave: 'Se déconnecter et ouvrir la démonstration',
  home: 'Retour à l’accueil',
  banner: 'Ceci est une entreprise de démonstration ; rien de ce que vous faites ici n’est conservé.',
  signUp: 'Créer un compte pour essayer avec votre offre',
  label: 'Entreprise de démonstration',
})

export const translations = [demo]

import { translateTexts } from '#contract/texts/define-texts.ts'
import { uiTextsFrench } from '#ui/texts/ui-texts-fr.ts'
import { helpTexts } from './help-texts.ts'

const help = translateTexts(helpTexts, 'fr', {
  tabTitle: 'Aide',
  title: 'Aide',
  lead: 'De la première offre à la première embauche, avec des images de l’entreprise de démonstration.',
  'start.title': 'Publier votre première offre',
  'start.text':
    'Complétez le profil de l’entreprise : votre description et vos valeurs orientent les questions.\nDans Offres, choisissez « Créer une offre d’emploi » et décrivez en trois étapes le poste et votre profil idéal.\nL’entretien s’écrit en arrière-plan. Copiez son lien depuis la carte de l’offre et partagez-le où vous voulez.',
  'start.picture':
    'La liste des offres, chacune avec ses candidatures et le bouton qui copie le lien de l’entretien',
  'questions.title': 'Lire les questions',
  'questions.text':
    'Ouvrez une offre et son onglet « Questions ». Vous pouvez reformuler, déplacer, ajouter et retirer des questions jusqu’à ce que le premier entretien commence ; ensuite, tout le monde reçoit les mêmes.\nChaque question dit ce qu’elle mesure et ce que montre une bonne réponse. L’aperçu montre l’entretien tel que les candidats le voient.',
  'questions.picture': 'Les questions d’une offre, avec ce que chacune mesure',
  'candidates.title': 'Ce que vivent les candidats',
  'candidates.text':
    'On leur dit qu’une IA lit leurs réponses, ce qui est enregistré et pour combien de temps ; ils acceptent, ou demandent à parler à une personne.\nIls répondent dans un chat, quand ils veulent, sur tout appareil. Chaque mot est gardé au fil de la frappe ; il n’y a pas de limite de temps.\nLe même lien leur montre ce qui est enregistré, leur en donne une copie et l’efface.',
  'candidates.picture': 'Un entretien en cours, vu par la personne qui répond',
  'list.title': 'Comparer les candidatures',
  'list.text':
    'Le tableau de bord montre toutes les candidatures d’une offre avec leurs notes. Triez par note, filtrez, cherchez, ou passez au tableau pour en comparer plusieurs.\nL’entonnoir dit combien se sont inscrits, ont commencé et ont terminé. Les petites barres sont les critères de la note.',
  'list.picture': 'Les candidatures d’une offre, chacune avec sa note et les petites barres de ses domaines',
  'scores.title': 'Lire une note',
  'scores.text':
    'Ouvrez une candidature. Chaque note a une raison, et les mots sur lesquels elle s’appuie sont à un clic : « Preuves » les montre et les marque dans l’entretien à côté.\n« Preuves insuffisantes » n’est pas une mauvaise note : rien n’a été trouvé à juger. La fiabilité dit jusqu’où on peut s’appuyer sur les notes, et pourquoi.\nL’estimation de texte écrit par une IA est un avis, hors de la note.',
  'scores.picture': 'Les notes d’une candidature et leurs raisons ; les preuves de la première sont ouvertes',
  'decide.title': 'Décider et inviter',
  'decide.text':
    'C’est vous qui décidez : présélectionner, inviter ou refuser. Un refus s’annule pendant 15 minutes, et son e-mail ne part qu’après.\nUne invitation propose une ou plusieurs dates ; la personne accepte, décline ou demande un autre moment. Ensuite, indiquez le résultat du rendez-vous.',
  'decide.picture': 'Les rendez-vous avec leurs réponses',
  'more.title': 'Bon à savoir',
  'more.text':
    'Vos collègues ont un rôle : l’administrateur fait tout, le recruteur gère offres et candidatures, le lecteur lit.\nAppuyez sur ? dans l’application pour les raccourcis clavier, et sur Ctrl K (Cmd K) pour aller partout.\nSur la page Compte, vous pouvez exporter tout ce qui est enregistré sur votre entreprise, et le supprimer.',
  method: 'Comment les notes sont faites et testées',
  contact: 'Nous écrire',
})

export const translations = [help, uiTextsFrench]

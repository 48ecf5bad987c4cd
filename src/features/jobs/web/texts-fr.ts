import { translateTexts } from '#contract/texts/define-texts.ts'
import { editTexts } from './edit-texts.ts'
import { firstStepsTexts } from './first-steps-texts.ts'
import { outcomeTexts } from './outcome-texts.ts'
import { salaryTexts } from './salary-text.ts'
import { closeTexts, jobsTexts, shareTexts } from './texts.ts'

const jobs = translateTexts(jobsTexts, 'fr', {
  title: 'Offres d’emploi',
  description: 'Partagez le lien d’entretien d’une offre : chacun passe l’entretien quand cela lui convient.',
  create: 'Créer une offre d’emploi',
  companyPage: 'Page de l’entreprise',
  search: 'Rechercher par titre ou description',
  searchPlaceholder: 'Rechercher par titre ou description...',
  clear: 'Effacer la recherche',
  found: '{results, plural, one {# résultat} other {# résultats}} pour {term}',
  shownOf: '{shown, number} sur {all, number} affichées',
  totalJobs: 'Total des offres',
  totalCandidates: 'Total des candidatures',
  loading: 'Chargement des offres…',
  loadFailed: 'Les offres n’ont pas pu être chargées. Veuillez réessayer plus tard.',
  moreFailed: 'La suite n’a pas pu être chargée. Veuillez réessayer.',
  emptyTitle: 'Aucune offre trouvée',
  nothingFound: 'Aucun résultat pour {term}. Essayez d’autres mots.',
  noJobs: 'Il n’y a pas d’offre d’emploi pour le moment.',
  'noneOf.open': 'Aucune de vos offres n’est ouverte.',
  'noneOf.closed': 'Aucune de vos offres n’est fermée.',
  status: 'État',
  'status.all': 'Ouvertes et fermées',
  'status.open': 'Ouverte',
  'status.closed': 'Fermée',
  showAll: 'Afficher ouvertes et fermées',
  showMore: 'Afficher plus d’offres',
  loadingMore: 'Chargement de la suite…',
  created: 'Créée le {at, date, ::dMMMy}',
  candidates: '{count, plural, one {# candidature} other {# candidatures}}',
  toDecide: '{count, plural, one {# à décider} other {# à décider}}',
  'funnel.registered': 'Inscrits',
  'funnel.completed': 'Terminés',
  'funnel.invited': 'Invités',
  'funnel.hired': 'Embauchés',
  figure: '{figure, number}',
  location: 'Lieu',
  salaryLabel: 'Salaire',
  preparing: 'Préparation de l’entretien…',
  copyLink: 'Copier le lien',
  copied: 'Lien copié !',
  copyByHand: 'Copiez ce lien :',
  share: 'Partager {title}',
  actions: 'Actions pour {title}',
  seeCandidates: 'Voir les candidatures',
  edit: 'Modifier l’offre',
  questions: 'Questions de l’entretien',
  preview: 'Aperçu de l’entretien',
  applyPage: 'Ouvrir la page de candidature',
  duplicate: 'Dupliquer',
  close: 'Fermer l’offre',
  reopen: 'Rouvrir l’offre',
  closedNow: '{title} est fermée.',
  reopenedNow: '{title} est de nouveau ouverte.',
})

const share = translateTexts(shareTexts, 'fr', {
  copyLink: 'Copier le lien d’entretien',
  copied: 'Lien copié !',
  copyByHand: 'Copiez ce lien :',
  title: 'Partager cette offre',
  description: 'Toute personne qui a le lien peut lire « ⁨{title}⁩ » et postuler aussitôt.',
  closed:
    'Cette offre est fermée. Le lien ouvre toujours sa page, qui dit qu’elle ne prend plus de candidatures.',
  link: 'Lien d’entretien',
  mail: 'Envoyer par e-mail',
  mailSubject: 'Offre d’emploi : {title}',
  mailBody:
    'Bonjour,\n\nnous cherchons une personne pour ce poste : {title}.\n\nVous pouvez le lire et postuler ici. L’entretien se passe par écrit, quand cela vous convient :\n{link}\n',
  native: 'Partager avec une autre application',
  nativeText: 'Nous recrutons : {title}',
  qr: 'Code QR',
  qrHint: 'Pour une affiche, une vitrine ou une diapositive : il mène au même lien.',
  qrAlt: 'Code QR du lien d’entretien de {title}',
  qrDrawing: 'Dessin du code QR…',
  qrFailed: 'Le code QR n’a pas pu être dessiné. Le lien ci-dessus marche sans lui.',
  png: 'Télécharger en PNG',
  svg: 'Télécharger en SVG',
  done: 'Terminé',
})

const close = translateTexts(closeTexts, 'fr', {
  title: 'Fermer cette offre d’emploi ?',
  'effect.1': 'Personne ne peut plus postuler, ni commencer l’entretien sans l’avoir déjà commencé.',
  'effect.2': 'Ceux qui ont commencé peuvent finir, et vous voyez leurs résultats.',
  'effect.3': 'Le lien ouvre toujours la page de l’offre, qui dit qu’elle est fermée.',
  'effect.4': 'Vous pouvez la rouvrir à tout moment, sans frais.',
  keep: 'La laisser ouverte',
  close: 'Fermer l’offre',
  closing: 'Fermeture…',
})

const salary = translateTexts(salaryTexts, 'fr', {
  none: 'Non communiqué',
  monthly: '{amount} DT / mois',
})

const outcome = translateTexts(outcomeTexts, 'fr', {
  'NO_SUBSCRIPTION.title': 'Abonnement requis',
  'NO_SUBSCRIPTION.text':
    'Il vous faut un abonnement pour publier une offre. Choisir une formule prend une minute.',
  'NO_SUBSCRIPTION.button': 'S’abonner',
  'NOT_ACTIVE.title': 'Abonnement en attente',
  'NOT_ACTIVE.text':
    'Votre abonnement n’est pas encore actif. Vous pourrez publier dès que son paiement sera confirmé.',
  'NOT_ACTIVE.button': 'Voir mon abonnement',
  'NO_JOBS_LEFT.title': 'Quota épuisé',
  'NO_JOBS_LEFT.text':
    'Vous avez utilisé toutes les publications de votre formule. Une formule plus grande vous en donne davantage. Les offres déjà publiées restent ouvertes.',
  'NO_JOBS_LEFT.button': 'Changer de formule',
  'EXPIRED_SUBSCRIPTION.title': 'Abonnement expiré',
  'EXPIRED_SUBSCRIPTION.text':
    'Votre abonnement a expiré. Renouvelez-le pour publier de nouveau. Les offres déjà publiées restent ouvertes.',
  'EXPIRED_SUBSCRIPTION.button': 'Renouveler mon abonnement',
  'UNKNOWN_ERROR.title': 'Erreur d’abonnement',
  'UNKNOWN_ERROR.text':
    'Nous n’avons pas pu vérifier votre abonnement. Réessayez, ou écrivez-nous si cela se reproduit.',
  'UNKNOWN_ERROR.button': 'Contacter l’assistance',
  back: 'Retour',
  retry: 'Réessayer',
  retrying: 'Nouvel essai…',
  'viewer.title': 'Votre rôle ne le permet pas',
  'viewer.text':
    'Avec le rôle Lecteur, vous voyez les offres et les candidatures mais ne changez rien. Un administrateur de votre entreprise peut vous donner un autre rôle.',
})

const edit = translateTexts(editTexts, 'fr', {
  back: 'Retour',
  next: 'Suivant',
  title: 'Modifier l’offre d’emploi',
  description: 'Les candidats voient vos changements dès que vous les enregistrez.',
  loading: 'Chargement de l’offre…',
  loadFailed: 'L’offre n’a pas pu être chargée',
  unknown: 'Cette offre d’emploi n’existe pas',
  unknownText: 'Le lien est peut-être incomplet, ou l’offre appartient à une autre entreprise.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Offre enregistrée.',
  notSaved: 'Les changements n’ont pas été enregistrés',
  questionsTitle: 'Les questions sont rédigées à partir de l’offre',
  questionsText:
    'Les questions que personne n’a modifiées sont réécrites quand vous enregistrez. Les autres restent telles quelles.',
  lockedTitle: 'Un candidat a déjà commencé l’entretien',
  lockedText: 'Vous pouvez changer l’offre ; les questions restent telles quelles, les mêmes pour tous.',
  lockedLanguage: 'Un candidat a déjà commencé l’entretien : la langue ne peut plus être changée.',
  toQuestions: 'Voir les questions',
  restored: 'Vous avez des changements non enregistrés.',
  drop: 'Les abandonner',
  changedTitle: 'Quelqu’un d’autre a modifié cette offre',
  changedText:
    'Vos changements sont toujours là et rien n’a été écrasé. Copiez ce que vous voulez garder, puis chargez l’offre actuelle.',
  loadCurrent: 'Charger l’offre actuelle',
})

const firstSteps = translateTexts(firstStepsTexts, 'fr', {
  title: 'Vers votre première candidature : {done, number} sur {all, number}',
  done: 'fait',
  open: 'à faire',
  'profile.title': 'Compléter votre profil',
  'profile.text': 'Les questions sont rédigées à partir de vos valeurs.',
  'job.title': 'Publier votre première offre',
  'job.text': 'Cinq minutes, et un brouillon est gardé.',
  'questions.title': 'Lire les questions',
  'questions.text': 'Changez ce que vous demanderiez autrement, avant la première réponse.',
  'link.title': 'Partager le lien',
  'link.text': 'Dans une annonce, un message, sur votre site.',
  'candidate.title': 'Lire les premières réponses',
  'candidate.text': 'Un e-mail vous prévient quand le premier entretien est terminé.',
})

export const translations = [jobs, share, close, salary, outcome, edit, firstSteps]

import { translateTexts } from '#contract/texts/define-texts.ts'
import { uiTextsFrench } from '#ui/texts/ui-texts-fr.ts'
import { lastStepTexts } from './last-step-texts.ts'
import { interviewTexts } from './texts.ts'

const interviewTextsFrench = translateTexts(interviewTexts, 'fr', {
  pageTitle: 'Entretien : {jobTitle}',
  firstNamePlaceholder: 'Prénom',
  hello: 'Bonjour {firstName}',
  invited: '{companyName} vous invite à un court entretien écrit.',
  minutes: 'Environ {minutes, plural, one {# minute} other {# minutes}}',
  questions: '{count, plural, one {# question} other {# questions}}',
  noTimeLimit: 'Sans limite de temps',
  beforeYouStart: 'Avant de commencer',
  aiTitle: 'Une IA lit vos réponses',
  aiText:
    'Elle évalue vos réponses et votre CV, et appuie chaque note sur vos propres mots. Pour l’équipe de {companyName}, c’est un avis. La décision revient toujours à une personne.',
  storedTitle: 'Ce qui est conservé, et combien de temps',
  storedText:
    'Vos coordonnées, vos réponses, votre CV et les notes qui en découlent. Le tout est conservé {months, plural, one {# mois} other {# mois}} et visible uniquement par {companyName}.',
  countersTitle: 'La saisie et les collages sont comptés',
  countersText:
    'Pour chaque réponse, nous gardons le nombre de caractères tapés, collés et effacés, et le temps passé. Jamais les touches sur lesquelles vous appuyez.',
  ownWordsTitle: 'Vos propres mots comptent',
  ownWordsText:
    'Un exemple vécu, au travail ou ailleurs, en dit plus qu’une phrase parfaite. Merci de ne pas faire rédiger vos réponses par une IA.',
  savedTitle: 'Tout est enregistré au fil de la saisie',
  saved:
    'Vous pouvez vous arrêter à tout moment et reprendre plus tard avec le même lien, même sur un autre appareil.',
  personTitle: 'Vous préférez parler à une personne ?',
  personText:
    'L’équipe de {companyName} saura que vous l’avez demandé. Vous n’avez pas à donner de raison, ni à commencer l’entretien ici.',
  personAsk: 'Parler à une personne',
  personAsking: 'Envoi…',
  personAsked:
    'L’entreprise sait maintenant que vous souhaitez parler à une personne. Elle a votre adresse e-mail et votre numéro de téléphone.',
  personFailed: 'Votre demande n’est pas arrivée. Vérifiez votre connexion et réessayez.',
  consent:
    'En commençant, vous acceptez qu’une IA lise vos réponses, que la saisie et les collages soient comptés, et que tout soit conservé comme indiqué ici.',
  privacy: 'Confidentialité',
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
  accept: 'J’accepte, commencer l’entretien',
  starting: 'Démarrage…',
  offlineStart: 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',
  preparing:
    'Votre entretien est encore en préparation. Il commencera tout seul dans un instant, vous pouvez laisser cette page ouverte.',
  welcome:
    'Bienvenue, {firstName} ! Je vais vous poser {count, plural, one {une question} other {# questions}} au sujet du poste « {jobTitle} » chez {companyName}. Prenez tout votre temps.',
  interviewer: 'Recruteur virtuel',
  you: 'Vous',
  typing: 'Votre interlocuteur écrit…',
  conversation: 'Conversation',
  progress: 'Question {question} sur {count}',
  allAnswered: 'Vous avez répondu à toutes les questions',
  answerLabel: 'Votre réponse',
  answerPlaceholder: 'Écrivez votre réponse…',
  answerHint: 'Entrée envoie, Maj + Entrée passe à la ligne.',
  answerLength: '{used} caractères sur {max}',
  send: 'Envoyer la réponse',
  sending: 'Envoi…',
  wait: 'La question arrive, un instant',
  draftSaved: 'Enregistré au fil de la saisie.',
  offline: 'Vous êtes hors ligne. Votre texte reste ici et sera enregistré dès le retour de la connexion.',
  notSent: 'Votre réponse n’est pas encore partie. Elle est toujours là et nous continuons d’essayer.',
  questionNumber: 'Question {question}',
  edit: 'Modifier',
  editAnswer: 'Modifier votre réponse à la question {question}',
  editFollowUp: 'Modifier votre réponse à la question de relance {question}',
  saveEdit: 'Enregistrer la modification',
  cancelEdit: 'Annuler la modification',
  changedElsewhere:
    'Cette réponse a été modifiée dans une autre fenêtre ou sur un autre appareil. Votre texte est toujours là : enregistrez-le pour remplacer l’autre, ou annulez pour garder l’autre.',
  followUp: 'Question de relance',
  followUpNote: 'Une question de relance. Vous pouvez la passer.',
  skip: 'Passer cette question',
  skipped: 'Question passée',
  answerAfterAll: 'Répondre quand même',
  answerSkipped: 'Répondre quand même à la question de relance {question}',
  collapseQuestion: 'Afficher une ligne de la question',
  expandQuestion: 'Afficher toute la question',
  reviewOpen: 'Relire mes réponses',
  completion: 'Merci, c’étaient toutes mes questions ! Une dernière étape : ajoutez votre CV.',
  tryAgain: 'Réessayer',
  contactSupport: 'Contacter l’assistance',
  thanksTitle: 'Merci, {firstName} !',
  thanksText:
    'Votre candidature au poste « {jobTitle} » chez {companyName} est bien arrivée, avec toutes vos réponses et votre CV.',
  thanksNext:
    'L’équipe de {companyName} la lira et vous écrira par e-mail.{promise, select, hours { Comptez 24 à 48 heures ouvrées pour une réponse.} days { Comptez 3 jours ouvrés pour une réponse.} week { Comptez une semaine pour une réponse.} other {}}',
  thanksClose: 'Vous n’avez plus rien à faire et pouvez fermer cette page.',
  'expired.title': 'Lien d’entretien expiré',
  'expired.text':
    'Ce lien d’entretien a expiré ou n’est pas complet. Contactez les RH pour recevoir un nouveau lien.',
  'full.title': 'Poste complet',
  'full.text':
    'Toutes les places pour ce poste sont prises. Les réponses que vous avez données sont conservées. Jetez un œil aux autres offres.',
  'closed.title': 'Offre clôturée',
  'closed.text': 'Cette offre n’accepte plus de candidatures. Jetez un œil aux autres offres.',
  'paused.title': 'Pas de candidatures pour le moment',
  'paused.text':
    'Cette offre n’accepte pas de candidatures pour le moment. Tout ce que vous avez écrit est conservé. Veuillez rouvrir cette page dans quelques jours.',
  waitForPlace: 'Me prévenir si une place se libère',
  browseJobs: 'Voir les offres',
  'busy.title': 'Trop de demandes',
  'busy.text':
    'Beaucoup de personnes utilisent cette page en ce moment. Patientez quelques minutes, puis réessayez. Tout ce que vous avez enregistré est conservé.',
  'unknown.title': 'Un problème est survenu',
  'unknown.text': 'Une erreur inattendue s’est produite.',
})

const lastStepTextsFrench = translateTexts(lastStepTexts, 'fr', {
  reviewTitle: 'Vos réponses',
  reviewText: 'Vous pouvez modifier chaque réponse jusqu’à l’envoi de votre candidature.',
  reviewBack: 'Revenir à la dernière étape',
  cvTitle: 'Votre CV',
  cvHint:
    'PDF, DOC ou DOCX, 3 Mo et 5 pages au maximum. Une photo ou un scan convient aussi (JPEG, PNG, HEIC)\u00a0: une personne peut les lire, un programme non. Un fichier est donc préférable.',
  cvReplace: 'Vous pouvez encore choisir un autre fichier.',
  cvUploading: 'Envoi de votre CV…',
  cvChecking: 'Vérification de votre CV…',
  cvReceived: 'Votre CV est bien arrivé. Vous pouvez envoyer votre candidature.',
  'cvProblem.FILE_TOO_LARGE':
    'Le fichier dépasse 3 Mo. Choisissez un fichier plus léger, par exemple avec moins d’images.',
  'cvProblem.CV_WRONG_TYPE':
    'Ce n’est ni un fichier PDF, DOC ou DOCX, ni une photo (JPEG, PNG, HEIC). Enregistrez votre CV en PDF ou prenez-le en photo, puis choisissez-le à nouveau.',
  'cvProblem.CV_TOO_MANY_PAGES': 'Votre CV dépasse 5 pages. Raccourcissez-le, puis choisissez-le à nouveau.',
  'cvProblem.CV_ENCRYPTED':
    'Le fichier est protégé par un mot de passe. Enregistrez-le sans mot de passe, puis choisissez-le à nouveau.',
  'cvProblem.CV_TOO_OLD':
    'Ce fichier vient d’une version de Word trop ancienne pour être lue. Enregistrez-le en PDF, puis choisissez-le à nouveau.',
  'cvProblem.CV_MISNAMED':
    'Le nom de ce fichier annonce un autre type que son contenu. Enregistrez-le à nouveau en PDF, puis choisissez-le.',
  'cvProblem.CV_UNREADABLE':
    'Le fichier n’a pas pu être lu. Enregistrez-le de nouveau, par exemple en PDF, puis choisissez-le à nouveau.',
  cvPreparing: 'Préparation de vos photos…',
  cvAddPage: 'Ajouter une photo de la page suivante',
  cvPicture:
    'Votre photo est bien arrivée, comme image. Un programme ne peut pas la lire\u00a0; l’équipe la regardera.',
  cvLaterText:
    'Vous n’avez pas votre CV sous la main\u00a0? Envoyez vos réponses maintenant et le CV plus tard, avec ce même lien. D’ici là, votre candidature est incomplète, et vos réponses ne peuvent plus être modifiées.',
  cvLater: 'Envoyer mon CV plus tard',
  cvLaterFailed: 'Cela n’a pas fonctionné. Vérifiez votre connexion et réessayez.',
  awaitedTitle: 'Vos réponses sont bien arrivées',
  awaitedText:
    'Il ne manque que votre CV. Dès qu’il arrive, votre candidature est complète et {companyName} en est informée.',
  awaitedLink:
    'Vous pouvez fermer cette page et revenir plus tard avec le même lien. Nous vous le rappellerons une fois par e-mail.',
  'cvProblem.PHOTO_TOO_LARGE':
    'La photo dépasse 3\u00a0Mo et cet appareil ne peut pas la réduire. Reprenez-la dans une taille plus petite, ou choisissez un PDF.',
  'cvProblem.TOO_MANY_PHOTOS': '5 photos au maximum, une par page. Choisissez-en moins.',
  'cvProblem.PHOTOS_NOT_JOINED':
    'Cet appareil ne peut pas réunir ces photos. Choisissez une seule photo, ou un PDF.',
  cvNotSent: 'Le fichier n’est pas arrivé. Vérifiez votre connexion et réessayez.',
  cvTooMany:
    'Plusieurs fichiers sont arrivés par ce lien en peu de temps. Patientez un moment, puis réessayez ; si cela ne fonctionne toujours pas, réessayez dans une heure.',
  submit: 'Envoyer ma candidature',
  submitting: 'Envoi de la candidature…',
  submitFailed:
    'Désolé, une erreur s’est produite lors de l’envoi de votre candidature. Veuillez réessayer plus tard ou contacter l’assistance.',
})

export const translations = [interviewTextsFrench, lastStepTextsFrench, uiTextsFrench]

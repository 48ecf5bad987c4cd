import { translateTexts } from '#contract/texts/define-texts.ts'
import { translations as interviewTranslations } from '#features/interviews/web/texts-fr.ts'
import { myApplicationTexts } from './my-application-texts.ts'

const myApplicationTextsFrench = translateTexts(myApplicationTexts, 'fr', {
  pageTitle: 'Ma candidature\u00a0: {jobTitle}',
  kicker: 'Ma candidature',
  title: '{jobTitle} chez {companyName}',
  intro:
    'Bonjour {firstName}. Cette page privée montre ce qui est conservé au sujet de votre candidature. Vous pouvez ici le corriger, le télécharger, retirer votre candidature et tout effacer.',
  'stage.under-review': 'Une personne examine votre inscription',
  'stage.not-started': 'Votre entretien vous attend',
  'stage.started': 'Votre entretien est en cours',
  'stage.cv-awaited': 'Il ne manque que votre CV',
  'stage.submitted': 'Votre candidature est complète',
  'stage.invited': 'Vous avez une invitation à un rendez-vous',
  'stage.hired': 'L’entreprise vous recrute',
  'stage.rejected': 'Votre candidature n’a pas été poursuivie',
  'stage.withdrawn': 'Vous avez retiré votre candidature',
  'stageText.under-review':
    'Votre ville est loin du lieu de travail, ou n’a pas été trouvée. Une personne de {companyName} décide si l’entretien suit.',
  'stageText.not-started': 'Vous pouvez répondre aux questions quand cela vous convient.',
  'stageText.started': 'Vos réponses sont enregistrées. Vous pouvez reprendre là où vous en étiez.',
  'stageText.cv-awaited':
    'Vos réponses sont bien arrivées. Votre candidature sera complète, et {companyName} en sera informée, dès l’arrivée de votre CV.',
  'stageText.submitted':
    'Vos réponses et votre CV sont bien arrivés. Un programme les prépare, puis des personnes de {companyName} les lisent et décident.',
  'stageText.invited': 'Les détails du rendez-vous se trouvent dans l’e-mail de {companyName}.',
  'stageText.hired': '{companyName} a enregistré votre embauche.',
  'stageText.rejected':
    'Une personne de {companyName} a décidé de ne pas donner suite à cette candidature. La décision ne concerne que ce poste.',
  'stageText.withdrawn':
    '{companyName} en est informée. Votre candidature n’est plus traitée\u00a0; ce qui est conservé le reste jusqu’à ce que vous l’effaciez ou que la durée de conservation s’achève.',
  paused:
    'Cette offre n’accepte pas de candidatures pour le moment. Tout ce que vous avez écrit est conservé. Veuillez rouvrir cette page dans quelques jours.',
  cvUnreadable:
    'Notre programme n’a pas pu lire le fichier de votre CV. L’équipe peut l’ouvrir ; l’évaluation automatique n’en tient pas compte. Vous pouvez envoyer un autre fichier ici.',
  registeredAt: 'Inscription le {at, date, ::dMMMMy}',
  appliedAt: 'Complète depuis le {at, date, ::dMMMMy}',
  start: 'Commencer l’entretien',
  continue: 'Continuer l’entretien',
  personAsk: 'Parler à une personne',
  personAsked:
    '{companyName} sait que vous souhaitez parler à une personne. L’entreprise a votre adresse e-mail et votre numéro de téléphone.',
  sending: 'Envoi…',
  failed: 'Cela n’a pas fonctionné. Vérifiez votre connexion et réessayez.',
  contact: 'Coordonnées',
  contactText: 'Corrigez ce qui est inexact.',
  firstName: 'Prénom',
  lastName: 'Nom',
  phone: 'Numéro de téléphone',
  phoneHint: '8 chiffres, ou un numéro international commençant par +',
  city: 'Ville',
  email: 'Adresse e-mail (elle identifie votre candidature et ne peut pas être changée)',
  'wrong.firstName': 'Indiquez un prénom valide',
  'wrong.lastName': 'Indiquez un nom valide',
  'wrong.phone': 'Indiquez un numéro de téléphone valide (8 chiffres)',
  'wrong.city': 'Indiquez une ville valide',
  save: 'Enregistrer les modifications',
  saved: 'Vos modifications sont enregistrées.',
  stored: 'Ce qui est conservé',
  storedText:
    'Seule {companyName} le voit. Tout est effacé {months, plural, one {# mois} other {# mois}} après la dernière activité.',
  storedContact: 'Nom, adresse e-mail, numéro de téléphone et ville',
  answers: 'Réponses',
  answerCount:
    '{count, plural, one {# réponse} other {# réponses}}, avec le nombre de caractères tapés et collés',
  cv: 'CV',
  scores: 'Notes',
  storedScores: 'Des notes, avec les passages de vos réponses et de votre CV qui les appuient',
  timeline: 'Ce qui s’est passé',
  storedTimeline:
    'Les dates de votre inscription, du début et de la fin de votre entretien, et les e-mails et invitations envoyés',
  none: 'Rien',
  ai: 'Ce que fait l’IA',
  aiText:
    'Elle lit vos réponses et votre CV et leur attribue des notes, chacune appuyée sur vos propres mots. Pour l’équipe de {companyName}, c’est un avis. Une personne décide toujours\u00a0: aucune note n’écarte ni n’invite qui que ce soit.',
  copy: 'Une copie à garder',
  copyText:
    'Tout ce que vous avez fourni et ce qui est arrivé à votre candidature. Les notes avec leurs raisons et les remarques de l’équipe n’y figurent pas\u00a0: demandez-les à l’entreprise.',
  'copy.pdf': 'Télécharger en PDF',
  'copy.json': 'Télécharger en JSON',
  withdraw: 'Retirer ma candidature',
  withdrawText: '{companyName} apprend que le poste ne vous intéresse plus. Un rendez-vous prévu est annulé.',
  withdrawSure: 'Retirer votre candidature\u00a0?',
  withdrawSureText:
    'Votre candidature au poste «\u00a0{jobTitle}\u00a0» chez {companyName} prend fin et votre place revient à quelqu’un d’autre. C’est définitif.',
  withdrawYes: 'Oui, retirer',
  back: 'Annuler',
  erase: 'Tout effacer',
  eraseText:
    'Tout est effacé immédiatement\u00a0: vos coordonnées, réponses, CV, notes, rapports et e-mails. Si votre candidature est encore en cours, elle prend fin.',
  eraseSure: 'Tout effacer définitivement\u00a0?',
  eraseSureText:
    'Tout ce que {companyName} conserve ici au sujet de cette candidature est effacé maintenant. Personne ne peut le rétablir. Vous recevez un reçu.',
  eraseYes: 'Oui, tout effacer',
  erasing: 'Effacement…',
  'erased.title': 'Tout est effacé',
  'erased.text':
    'Votre candidature chez {companyName} n’existe plus ici\u00a0: coordonnées, réponses, CV, notes, rapports et e-mails ont disparu. Ce lien ne fonctionne plus.',
  'erased.code': 'Code du reçu',
  'erased.at': 'Effacé le',
  moment: '{at, date, ::dMMMMyHHmm}',
  'erased.keep':
    'Gardez ce reçu si vous voulez une preuve. Il est enregistré sans votre nom. Les e-mails que vous avez reçus restent dans votre propre boîte.',
  'erased.print': 'Imprimer le reçu',
  'expired.title': 'Ce lien ne fonctionne pas',
  'expired.text':
    'La candidature a été effacée ou le lien est incomplet. Ouvrez de nouveau le lien du dernier e-mail. Si vous postulez à nouveau, vous en recevrez un autre.',
  'unknown.title': 'Un problème est survenu',
  'unknown.text': 'Une erreur inattendue s’est produite. Réessayez dans quelques minutes.',
  tryAgain: 'Réessayer',
  support: 'Contacter l’assistance',
})

/** With the texts of the step that takes the CV. */
export const translations = [myApplicationTextsFrench, ...interviewTranslations]

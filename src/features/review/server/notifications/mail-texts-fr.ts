import { translateTexts } from '#contract/texts/define-texts.ts'
import { notificationTexts } from './mail-texts.ts'

export const translations = [
  translateTexts(notificationTexts, 'fr', {
    greeting: 'Bonjour,',
    completedSubject: '{candidate} a terminé l’entretien pour {job}',
    completedPreview: 'Les réponses et le CV sont prêts à être lus.',
    completedIntro:
      '{candidate} a terminé l’entretien pour {job}. Les réponses et le CV sont prêts à être lus ; la note et ce qui la fonde suivent dans quelques minutes.',
    firstSubject: 'Votre premier entretien pour {job} est terminé',
    firstIntro:
      '{candidate} est la première personne à terminer l’entretien pour {job}. Les réponses et le CV sont prêts à être lus ; la note et ce qui la fonde suivent dans quelques minutes.',
    personSubject: '{candidate} demande à parler à quelqu’un',
    personPreview: 'Au sujet de la candidature à l’offre {job}.',
    personIntro:
      '{candidate}, qui a postulé à l’offre {job}, demande à parler à une personne plutôt qu’à un programme. Prenez contact, s’il vous plaît.',
    withdrawnSubject: '{candidate} retire sa candidature à l’offre {job}',
    withdrawnPreview: 'Il n’y a plus rien à décider.',
    withdrawnIntro:
      '{candidate} retire sa candidature à l’offre {job}. Les rendez-vous à venir sont annulés, et la place est libre pour quelqu’un d’autre.',
    digestSubject: '{count, plural, one {# entretien terminé} other {# entretiens terminés}} depuis hier',
    digestPreview: '{jobs, plural, one {Pour une offre.} other {Pour # offres.}}',
    digestIntro: 'Ces entretiens ont été terminés depuis votre dernier résumé quotidien :',
    digestJob: '{job} : {count, plural, one {# entretien terminé} other {# entretiens terminés}}',
    digestAll: 'Tous les candidats à cette offre',
    openCandidate: 'Ouvrir la candidature',
    openDashboard: 'Ouvrir le tableau de bord',
    atOnce:
      'Vous recevez cet e-mail dès qu’un entretien est terminé. Sur la page Compte, sous Notifications, vous pouvez choisir un e-mail par jour, ou aucun.',
    daily:
      'Vous recevez cet e-mail une fois par jour, si des entretiens ont été terminés. Vous pouvez le changer sur la page Compte, sous Notifications.',
    person:
      'Cet e-mail est envoyé à toutes les personnes de votre entreprise qui peuvent décider des candidatures.',
  }),
]

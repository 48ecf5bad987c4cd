import { translateTexts } from '#contract/texts/define-texts.ts'
import { english } from './default-texts-en.ts'

export const french = translateTexts(english, 'fr', {
  'link.subject': 'Votre entretien pour le poste {job} chez {company}',
  'link.preview': 'Votre entretien est prêt\u00a0: passez-le quand vous le souhaitez.',
  'link.text':
    'Merci de votre intérêt pour le poste {job} chez {company}. Votre entretien est prêt\u00a0: quelques questions écrites, sans limite de temps, puis votre CV (PDF, DOC ou DOCX, 3 Mo et 5 pages au maximum).\n\nChaque réponse est enregistrée dès que vous l’envoyez. Vous pouvez vous arrêter à tout moment et reprendre plus tard avec le même lien, sur n’importe quel appareil.',
  'link-reminder.subject': 'Votre entretien pour le poste {job} chez {company} vous attend',
  'link-reminder.preview': 'Votre lien fonctionne encore {days}.',
  'link-reminder.text':
    'Votre inscription pour le poste {job} chez {company} est enregistrée, et votre entretien n’est pas encore terminé. Le lien fonctionne encore {days}.\n\nTout ce que vous avez écrit jusqu’ici est enregistré. Si vous ne souhaitez plus participer, vous n’avez rien à faire.',
  'cv-reminder.subject': 'Il manque encore votre CV pour le poste {job} chez {company}',
  'cv-reminder.preview': 'Vos réponses sont bien arrivées. Il ne manque que le CV.',
  'cv-reminder.text':
    'Vos réponses pour le poste {job} sont bien arrivées chez {company}. Il ne manque que votre CV\u00a0: votre candidature sera complète dès qu’il sera arrivé.\n\nEnvoyez-le avec le bouton ci-dessous\u00a0: un fichier PDF, DOC ou DOCX de 3\u00a0Mo et 5 pages au maximum, ou une photo.\n\nC’est le seul rappel que vous recevrez.',
  'cv-unreadable.subject': 'Merci d’envoyer à nouveau votre CV pour le poste {job} chez {company}',
  'cv-unreadable.preview': 'Notre programme n’a pas pu lire le fichier.',
  'cv-unreadable.text':
    'Votre candidature pour le poste {job} chez {company} est complète, mais notre programme n’a pas pu lire le fichier de votre CV. L’équipe peut l’ouvrir ; l’évaluation automatique n’en tient pas compte.\n\nVous pouvez envoyer un autre fichier avec le bouton ci-dessous\u00a0: de préférence un PDF, de 3\u00a0Mo et 5 pages au maximum. Il remplacera le premier, et votre candidature sera évaluée à nouveau.',
  'received.subject': 'Nous avons reçu votre candidature pour le poste {job} chez {company}',
  'received.preview': 'Vos réponses et votre CV sont bien arrivés.',
  'received.text':
    'Merci du temps que vous avez consacré à l’entretien. Vos réponses et votre CV pour le poste {job} sont bien arrivés chez {company}.\n\nUn programme informatique les prépare, puis une personne les lit et décide. Vous n’avez rien à faire pour le moment. {promise}',
  'under-review.subject': 'Nous avons reçu votre inscription pour le poste {job} chez {company}',
  'under-review.preview': 'Une personne va d’abord l’examiner.',
  'under-review.text':
    'Merci de votre intérêt pour le poste {job} chez {company}. La ville que vous avez indiquée n’est pas proche du lieu de travail, ou nous ne l’avons pas trouvée. Une personne de {company} va donc examiner votre inscription avant l’entretien.\n\nRien n’est encore décidé. Si votre inscription est validée, vous recevrez le lien de l’entretien par e-mail. {promise}',
  'rejected.subject': 'Votre candidature au poste {job} chez {company}',
  'rejected.preview': 'Des nouvelles de votre candidature.',
  'rejected.text':
    'Merci d’avoir postulé au poste {job} chez {company}, et du temps que vous y avez consacré.\n\nNous avons décidé de ne pas donner suite à votre candidature. Cette décision a été prise par une personne et ne concerne que ce poste.\n\nNous vous souhaitons pleine réussite dans vos recherches.\n\n{company}',
  'withdrawn.subject': 'Vous avez retiré votre candidature au poste {job} chez {company}',
  'withdrawn.preview': 'Votre candidature n’est plus examinée.',
  'withdrawn.text':
    'Nous vous confirmons le retrait de votre candidature au poste {job} chez {company}. Elle n’est plus examinée.\n\nS’il s’agit d’une erreur, veuillez contacter {company}.',
  'erased.subject': 'Vos données pour le poste {job} chez {company} ont été effacées',
  'erased.preview': 'Ceci est le dernier message au sujet de cette candidature.',
  'erased.text':
    'Comme vous l’avez demandé, votre candidature au poste {job} chez {company} a été effacée\u00a0: vos coordonnées, vos réponses, votre CV et les notes qui en découlaient.\n\nCeci est le dernier message au sujet de cette candidature.',
  'place-free.subject': 'Une place se libère pour le poste {job} chez {company}',
  'place-free.preview': 'Vous nous avez demandé de vous prévenir.',
  'place-free.text':
    'Vous nous avez demandé de vous prévenir dès qu’une place se libère pour le poste {job} chez {company}. C’est le cas maintenant.\n\nLes places sont attribuées dans l’ordre où les entretiens commencent\u00a0: inscrivez-vous sans trop attendre.',
  'invited.subject': 'Invitation à un entretien pour le poste {job} chez {company}',
  'invited.preview': 'Merci de nous dire si cette date vous convient.',
  'invited.text':
    'Merci de votre candidature au poste {job}. Nous souhaitons vous inviter à un entretien.\n\nDate et heure\u00a0: {date}\nDurée\u00a0: {duration}\nLieu\u00a0: {place}\n\n{message}\n\nLe bouton ci-dessous vous permet d’accepter, de décliner ou de demander une autre date.\n\nNous serons heureux de faire votre connaissance.\n\n{company}',
  'moved.subject': 'Modification de votre entretien pour le poste {job} chez {company}',
  'moved.preview': 'Voici les nouvelles informations.',
  'moved.text':
    'Les informations relatives à votre entretien pour le poste {job} ont changé. Voici les nouvelles\u00a0:\n\nDate et heure\u00a0: {date}\nDurée\u00a0: {duration}\nLieu\u00a0: {place}\n\n{message}\n\nLe bouton ci-dessous vous permet d’accepter, de décliner ou de demander une autre date.\n\nNous serons heureux de faire votre connaissance.\n\n{company}',
  'cancelled.subject': 'Annulation de votre entretien pour le poste {job} chez {company}',
  'cancelled.preview': 'L’entretien n’aura pas lieu.',
  'cancelled.text':
    'Nous sommes au regret de vous informer que votre entretien pour le poste {job} n’aura pas lieu.\n\nDate prévue\u00a0: {date}\n\n{message}\n\nVotre candidature reste ouverte.\n\n{company}',
  'reminder.subject': 'Rappel\u00a0: votre entretien pour le poste {job} chez {company}',
  'reminder.preview': 'Votre entretien approche.',
  'reminder.text':
    'Nous vous rappelons votre entretien pour le poste {job}.\n\nDate et heure\u00a0: {date}\nDurée\u00a0: {duration}\nLieu\u00a0: {place}\n\nEn cas d’empêchement, merci de nous prévenir à l’aide du bouton ci-dessous.\n\nNous serons heureux de faire votre connaissance.\n\n{company}',
})

import { translateTexts } from '#contract/texts/define-texts.ts'
import * as texts from './mail-texts.ts'

export const translations = [
  translateTexts(texts.verificationTexts, 'fr', {
    subject: 'Confirmez votre adresse e-mail pour {brand}',
    preview: 'Confirmez votre adresse pour activer votre compte.',
    body: 'Merci de votre inscription à {brand}. Confirmez que cette adresse est bien la vôtre ; vous pourrez ensuite vous connecter et remplir le profil de votre entreprise.',
    action: 'Confirmer mon adresse',
    notes:
      'Le lien fonctionne une fois, pendant {hours, plural, one {une heure} other {# heures}}. Un e-mail de confirmation plus récent le remplace.\nSi vous ne vous êtes pas inscrit, ignorez ce message : nul ne peut utiliser le compte tant que l’adresse n’est pas confirmée.',
  }),
  translateTexts(texts.alreadyRegisteredTexts, 'fr', {
    subject: 'Vous avez déjà un compte {brand}',
    preview: 'Une personne a essayé de s’inscrire avec votre adresse.',
    body: 'Une personne, peut-être vous, vient d’essayer de s’inscrire à {brand} avec cette adresse. Elle a déjà un compte : rien n’a été modifié, et aucun second compte n’a été créé.\nSi c’était vous, connectez-vous comme d’habitude. Si vous avez oublié votre mot de passe, ou n’en avez jamais choisi, choisissez-en un nouveau sur la page de connexion avec « Mot de passe oublié ? ».',
    action: 'Se connecter',
    notes: 'Si ce n’était pas vous, vous n’avez rien à faire. Votre compte est en sécurité.',
  }),
  translateTexts(texts.resetTexts, 'fr', {
    subject: 'Choisissez un nouveau mot de passe {brand}',
    preview: 'Vous avez demandé un lien pour changer de mot de passe.',
    body: 'Nous avons reçu une demande de nouveau mot de passe pour votre compte. Choisissez-le avec le lien ci-dessous. Vous serez ensuite déconnecté de tous vos appareils.',
    action: 'Choisir un nouveau mot de passe',
    notes:
      'Le lien fonctionne une fois, pendant {hours, plural, one {une heure} other {# heures}}. Un e-mail plus récent le remplace.\nSi vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
  }),
  translateTexts(texts.passwordChangedTexts, 'fr', {
    subject: 'Votre mot de passe {brand} a été modifié',
    preview:
      '{by, select, link {Vous avez été déconnecté de tous vos appareils.} other {Vous avez été déconnecté de tous vos autres appareils.}}',
    body: '{by, select, link {Le mot de passe de votre compte vient d’être modifié avec un lien que nous avions envoyé à cette adresse, et vous avez été déconnecté de tous vos appareils. Vous pouvez maintenant vous connecter avec le nouveau mot de passe.} other {Le mot de passe de votre compte vient d’être modifié sur la page Compte, par une personne qui connaissait l’ancien. Vous avez été déconnecté de tous vos autres appareils.}}',
    action: 'Se connecter',
    notes:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié ? » sur la page de connexion, sécurisez votre messagerie et écrivez à {contact}.',
  }),
  translateTexts(texts.newEmailTexts, 'fr', {
    subject: 'Confirmez votre nouvelle adresse e-mail pour {brand}',
    preview: 'Confirmez cette adresse pour vous connecter avec elle.',
    body: 'Vous avez demandé à vous connecter désormais à {brand} avec cette adresse. Confirmez qu’elle est bien la vôtre. D’ici là, rien ne change ; ensuite, vous vous connecterez de nouveau, avec cette adresse et votre mot de passe.',
    action: 'Confirmer cette adresse',
    notes:
      'Le lien fonctionne une fois, pendant {hours, plural, one {une heure} other {# heures}}. Une demande plus récente le remplace.\nSi vous n’avez rien demandé, ignorez ce message : rien ne change sans votre confirmation.',
  }),
  translateTexts(texts.addressTakenTexts, 'fr', {
    subject: 'Cette adresse a déjà un compte {brand}',
    preview: 'Une personne a demandé à utiliser votre adresse pour un autre compte.',
    body: 'Une personne, peut-être vous, a demandé à utiliser cette adresse pour un autre compte {brand}. Elle en a déjà un, et une adresse ne peut en avoir qu’un : rien n’a été modifié.',
    action: 'Se connecter',
    notes: 'Si ce n’était pas vous, vous n’avez rien à faire. Votre compte est en sécurité.',
  }),
  translateTexts(texts.emailChangedTexts, 'fr', {
    subject: 'L’adresse e-mail de votre compte {brand} a été modifiée',
    preview: 'Vous vous connectez désormais avec une autre adresse.',
    body: 'L’adresse de votre compte {brand} vient d’être remplacée par une autre, que son titulaire a confirmée. Vous ne vous connectez plus avec cette adresse-ci, et vous avez été déconnecté de tous vos appareils.',
    notes: 'Si ce n’était pas vous, écrivez tout de suite à {contact}.',
  }),
  translateTexts(texts.bannedTexts, 'fr', {
    subject: 'Votre compte {brand} est suspendu',
    preview: 'Votre équipe ne peut plus se connecter, et les liens publics de vos offres sont fermés.',
    body: 'Nous avons suspendu le compte de {company}. En voici la raison : {reason}\nToute votre équipe a été déconnectée et ne peut plus se connecter. Les liens publics de vos offres sont fermés : plus personne ne peut postuler, et les entretiens sont en pause. Rien n’est effacé.\nSi vous pensez qu’il s’agit d’une erreur, ou si vous souhaitez une copie de vos données ou leur suppression, écrivez à {contact}.',
  }),
  translateTexts(texts.unbannedTexts, 'fr', {
    subject: 'Votre compte {brand} est rouvert',
    preview: 'Votre équipe peut se connecter.',
    body: '{ends, select, no {Votre compte n’est plus suspendu : votre équipe peut se connecter, et les liens publics de vos offres sont rouverts.} other {Votre compte n’est plus suspendu : votre équipe peut se connecter. Il sera tout de même supprimé, comme l’un de vous l’a demandé : les liens publics de vos offres restent fermés, sauf si vous choisissez « Garder mon compte » sur la page Compte.}}',
    action: 'Se connecter',
  }),
  translateTexts(texts.inviteTexts, 'fr', {
    subject: '{company} vous invite dans son équipe sur {brand}',
    preview: 'Choisissez un mot de passe pour la rejoindre.',
    body: '{company} vous invite à rejoindre son équipe sur {brand}, où elle mène les entretiens des personnes qui postulent à ses offres.\n{role, select, ADMIN {Vous aurez le rôle d’administrateur : vous pourrez tout faire, y compris gérer la formule, l’équipe et le profil de l’entreprise.} RECRUITER {Vous aurez le rôle de recruteur : vous pourrez publier des offres, lire les entretiens et inviter des candidats.} other {Vous aurez le rôle de lecteur : vous pourrez tout lire, sans rien modifier.}} Choisissez un mot de passe pour la rejoindre.',
    action: 'Rejoindre l’équipe',
    notes:
      'Le lien fonctionne une fois, pendant {days, number} jours. Une invitation plus récente le remplace.\nSi vous ne connaissez pas {company}, ignorez ce message.',
  }),
  translateTexts(texts.inviteTakenTexts, 'fr', {
    subject: '{company} vous invite dans son équipe sur {brand}',
    preview: 'Il vous faut une autre adresse pour la rejoindre.',
    body: '{company} vous invite à rejoindre son équipe sur {brand}. Cette adresse y a déjà un compte, et un compte n’appartient qu’à une entreprise. Ce message ne contient donc pas de lien.\nSi vous souhaitez la rejoindre, demandez à {company} de vous inviter à une autre de vos adresses.',
    notes:
      'Votre compte ne change pas, et {company} n’en est pas informée. Si vous ne souhaitez pas la rejoindre, ignorez ce message.',
  }),
]

import { translateTexts } from '#contract/texts/define-texts.ts'
import { deletionRequestedTexts, deletionUndoneTexts, exportReadyTexts, momentTexts } from './mail-texts.ts'

export const translations = [
  translateTexts(momentTexts, 'fr', { at: '{day} à {time} ({timeZone})' }),
  translateTexts(exportReadyTexts, 'fr', {
    subject: 'La copie de vos données est prête',
    preview: 'Vous pouvez la télécharger sur la page Compte pendant {days, number} jours.',
    body: 'La copie de toutes les données que {brand} conserve pour {company} est prête : une archive avec votre entreprise, vos offres et vos candidats en JSON, et tous les CV.\nVous pouvez la télécharger sur la page Compte pendant {days, number} jours. Nous la supprimons ensuite ; vous pouvez en demander une nouvelle à tout moment.',
    action: 'Aller à mon compte',
    notes:
      'L’archive contient des données personnelles de vos candidats. Gardez-la avec autant de soin que nous.\nSi vous ne l’avez pas demandée, changez de mot de passe et consultez le journal d’activité de votre équipe.',
  }),
  translateTexts(deletionRequestedTexts, 'fr', {
    subject: 'Votre compte {brand} sera supprimé',
    preview: 'Vous pouvez encore le garder jusqu’au {until}.',
    body: 'Un administrateur de {company} nous a demandé de supprimer son compte. Les liens publics de vos offres sont fermés dès maintenant : plus personne ne peut postuler. Les entretiens commencés peuvent être terminés.\nLe {until}, tout sera effacé pour de bon : les membres de votre équipe, toutes les offres, les candidats, les entretiens, les notes, les CV et les copies de vos données. D’ici là, pendant {days, number} jours, chaque administrateur peut annuler la suppression d’un clic.',
    action: 'Garder mon compte',
    notes:
      'Souhaitez-vous d’abord une copie de vos données ? Vous pouvez la demander sur la page Compte.\nSi personne de votre équipe n’a demandé cette suppression, gardez le compte, changez vos mots de passe et écrivez à {contact}.',
  }),
  translateTexts(deletionUndoneTexts, 'fr', {
    subject: 'Votre compte {brand} est conservé',
    preview: 'La suppression a été annulée.',
    body: 'Un administrateur de {company} a annulé la suppression de son compte. Rien n’a été effacé, et les liens publics de vos offres sont rouverts.',
    action: 'Aller à mes offres',
  }),
]

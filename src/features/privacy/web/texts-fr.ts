import { translateTexts } from '#contract/texts/define-texts.ts'
import { deletionTexts, exportTexts } from './texts.ts'

const dataExport = translateTexts(exportTexts, 'fr', {
  title: 'Vos données',
  description:
    'Une copie de tout ce que nous conservons de votre entreprise, dans une archive : profil, équipe, offres, candidats, entretiens et notes en JSON, et chaque CV tel qu’il a été envoyé.',
  adminsOnly: 'Seul un administrateur de votre entreprise peut exporter les données ou supprimer le compte.',
  action: 'Exporter mes données',
  asking: 'Demande…',
  preparing: 'Préparation…',
  preparingMore:
    'Cela peut prendre quelques minutes. Vous pouvez quitter cette page : nous vous écrivons quand votre copie est prête.',
  list: 'Copies de vos données',
  ready: 'Copie du {at, date, ::dMMMMyHHmm}',
  readyMore: '{size} · à télécharger jusqu’au {until, date, ::dMMMMy}',
  download: 'Télécharger',
  opening: 'Ouverture…',
  openFailed: 'La copie n’a pas pu être ouverte. Veuillez réessayer.',
  failed: 'Cette copie n’a pas pu être faite.',
  failedMore: 'Un problème est survenu de notre côté. Aucune de vos données n’est perdue.',
  again: 'Réessayer',
  askFailed: 'La copie n’a pas pu être demandée. Veuillez réessayer.',
  keepSafe:
    'Chaque copie contient des données personnelles de vos candidats : gardez-la en lieu sûr. Nous la supprimons après {days, number} jours et ne gardons que les {max, number} dernières.',
  loading: 'Chargement des copies de vos données…',
  loadFailed: 'Les copies de vos données n’ont pas pu être chargées.',
})

const deletion = translateTexts(deletionTexts, 'fr', {
  title: 'Supprimer le compte',
  loading: 'Chargement de ce qui serait supprimé…',
  loadFailed: 'Les détails de la suppression n’ont pas pu être chargés.',
  erases:
    'Supprimer le compte de votre entreprise efface tout : {users, plural, one {# membre} other {# membres}}, {jobs, plural, one {# offre} other {# offres}} et {candidates, plural, one {# candidat} other {# candidats}} avec entretiens, notes et CV, et les e-mails que nous conservons.',
  'effect.links':
    'Vos liens publics d’offres ferment aussitôt. Les entretiens commencés peuvent être terminés.',
  'effect.undo':
    'Pendant {days, number} jours, chaque administrateur de votre entreprise peut annuler. Nous leur écrivons à tous.',
  'effect.gone': 'Ensuite, les données sont perdues pour de bon et nous ne pouvons pas les rétablir.',
  action: 'Supprimer le compte',
  dialogTitle: 'Supprimer le compte de votre entreprise ?',
  copyFirst: 'Si vous pourriez avoir besoin de vos données, exportez-les d’abord.',
  yes: 'Supprimer le compte',
  busy: 'Suppression…',
  no: 'Garder mon compte',
  asked: 'Votre compte sera supprimé le {at, date, ::dMMMMyHHmm}.',
  failed: 'Votre compte n’a pas pu être supprimé. Veuillez réessayer.',
  pendingTitle: 'Tout sera effacé le {at, date, ::dMMMMyHHmm}',
  pending: 'D’ici là, vous pouvez garder votre compte ; vos liens publics d’offres se rouvrent alors.',
  undo: 'Garder mon compte',
  undoing: 'Un instant…',
  undone: 'Votre compte est conservé. Vos liens publics d’offres sont de nouveau ouverts.',
  undoFailed: 'La suppression n’a pas pu être annulée. Veuillez réessayer.',
})

export const translations = [dataExport, deletion]

import { translateTexts } from '#contract/texts/define-texts.ts'
import { whyTexts } from './why-texts.ts'

export const whyFrench = translateTexts(whyTexts, 'fr', {
  compareTitle: 'Ce que vous apprenez, et comment',
  compareLead: 'Les mêmes candidatures, lues de trois manières.',
  caption: 'Comparaison d’un tri de CV, d’un formulaire et de Mindhire',
  aspect: 'Ce que vous obtenez',
  cv: 'Tri de CV',
  form: 'Formulaire',
  own: 'Entretien pour tous',
  'row.learn': 'Ce que vous apprenez',
  'row.learn.cv': 'Où la personne est passée, selon elle',
  'row.learn.form': 'Les réponses aux mêmes questions pour chaque poste',
  'row.learn.own': 'Ce qu’elle a fait dans des situations de ce poste, avec des relances',
  'row.order': 'Comment vous triez',
  'row.order.cv': 'Par mots-clés et à l’intuition',
  'row.order.form': 'En lisant tout',
  'row.order.own': 'Par des notes et des citations que vous pouvez vérifier',
  'row.fair': 'Qui a sa chance',
  'row.fair.cv': 'Qui a les bons employeurs sur le papier',
  'row.fair.form': 'Qui a le temps pour un formulaire de plus',
  'row.fair.own': 'Toutes celles et ceux qui répondent, sur tout téléphone, en quatre langues',
  'row.defend': 'Ce que vous pourrez montrer',
  'row.defend.cv': 'Rien que le CV',
  'row.defend.form': 'Les réponses',
  'row.defend.own': 'Réponses, notes, raisons, et qui a décidé quoi',
  'row.time': 'Où passe votre temps',
  'row.time.cv': 'Un coup d’œil à chaque CV, puis deviner',
  'row.time.form': 'Lire chaque formulaire en entier',
  'row.time.own': 'Lire et rencontrer les profils qui ont convaincu',
  faqTitle: 'On nous demande souvent',
  'q.replace': 'Est-ce une IA qui choisit à ma place ?',
  'a.replace':
    'Non. Aucune note ne mène seule à une décision : une personne invite et une personne refuse, avec une raison si vous le souhaitez. Les candidats savent qu’une IA lit leurs réponses.',
  'q.trust': 'Pourquoi se fier à une note ?',
  'a.trust':
    'Parce que vous pouvez la vérifier : chaque note montre les mots sur lesquels elle s’appuie, et quand il y en a trop peu vous lisez « Preuves insuffisantes ». La page sur la méthode dit comment elle a été testée, échecs d’abord.',
  'q.cheat': 'Et les réponses écrites par un robot ?',
  'a.cheat':
    'Chaque entretien porte une estimation, avec ses raisons, de la part de texte qui semble écrite par une machine. C’est un avis, hors de la note ; les questions demandent des situations vécues, difficiles à bien inventer.',
  'q.candidates': 'Les bons profils l’accepteront-ils ?',
  'a.candidates':
    'On s’arrête et on reprend quand on veut, sans limite de temps ; chaque mot est gardé, et un téléphone suffit. Qui préfère une personne peut le dire, et vous en êtes averti.',
  'q.data': 'Où vont les données ?',
  'a.data':
    'Nulle part, sauf si cette installation utilise le modèle de langage d’un tiers. Le moteur intégré travaille sur le serveur seul. Par leur lien privé, les candidats voient, copient et effacent ce qui est enregistré.',
})

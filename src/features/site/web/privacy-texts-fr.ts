import { translateTexts } from '#contract/texts/define-texts.ts'
import { translations as freeOffer } from '#features/billing/web/free-offer-texts-fr.ts'
import { uiTextsFrench } from '#ui/texts/ui-texts-fr.ts'
import { privacyTexts } from './privacy-texts.ts'
import { termsTexts } from './terms-texts.ts'

const privacy = translateTexts(privacyTexts, 'fr', {
  title: 'Confidentialité et conditions',
  lead: 'Ce que nous conservons, ce que nous en faisons et les règles que nous partageons. En mots simples, car lire cette page ne devrait pas demander un avocat.',
  updated: 'Dernière mise à jour\u00a0: novembre 2026',
  privacy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
  questionsTitle: 'Quelque chose n’est pas clair\u00a0?',
  questionsText: 'Demandez-nous. Nous préférons expliquer plutôt que d’être mal compris.',
  contact: 'Nous contacter',
  'collect.title': 'Informations que nous recueillons',
  'collect.text':
    'Uniquement ce dont un recrutement a besoin, et uniquement ce que les personnes nous donnent elles-mêmes.',
  'collect.employers':
    'Des entreprises\u00a0: nom, e-mail, téléphone, adresse et ville, nom, description, secteur, taille et valeurs de l’entreprise.',
  'collect.candidates':
    'Des personnes qui postulent\u00a0: prénom et nom, téléphone, e-mail, ville, réponses à l’entretien et CV envoyé.',
  'collect.typing':
    'Pendant que vous répondez à l’entretien\u00a0: le nombre de caractères collés et la façon dont le texte a été saisi. Le premier écran de l’entretien le dit.',
  'collect.selfDescription':
    'Après l’envoi de la candidature, et seulement si vous choisissez de répondre\u00a0: genre, tranche d’âge et handicap. Ces réponses sont conservées à part et seulement comptées, pour voir si des groupes sont traités différemment. Personne ne peut consulter ce qu’une personne a répondu.',
  'use.title': 'Comment nous utilisons vos données',
  'use.interviews':
    'Pour préparer les entretiens, les mener et montrer aux entreprises qui a postulé. Une IA lit les réponses et donne des notes, avec les citations sur lesquelles elles reposent. Une note ne décide de rien\u00a0: c’est une personne qui décide.',
  'use.mails':
    'Nous envoyons les e-mails nécessaires au service\u00a0: vérification, liens d’entretien, confirmations, décisions. Nous n’envoyons aucune publicité et ne vendons aucune donnée.',
  'services.title': 'Services tiers',
  'services.none':
    'Par défaut, il n’y en a aucun\u00a0: les pages, la base de données, les fichiers envoyés et l’évaluation des réponses restent sur la machine de l’exploitant, et aucun fournisseur d’IA ne reçoit quoi que ce soit.',
  'services.some':
    'L’exploitant d’une installation peut y relier des services d’autres entreprises\u00a0: un fournisseur d’IA pour l’évaluation des réponses, un service de stockage de fichiers, une base de données hébergée et un service d’envoi d’e-mails. Chacun ne reçoit que ce dont sa tâche a besoin.',
  'storage.title': 'Stockage des données et accès',
  'storage.passwords':
    'Les mots de passe ne sont conservés que sous forme d’empreintes. Les données d’une entreprise lui appartiennent et sont tenues à l’écart de celles des autres.',
  'storage.retention':
    'Les données des personnes qui postulent sont conservées {months, plural, one {# mois} other {# mois}} après la dernière activité, ou moins longtemps si l’entreprise l’a choisi\u00a0; la durée est indiquée avant l’entretien. Une tâche quotidienne les efface ensuite\u00a0: réponses, CV, notes, rapports et e-mails. Personne n’est prévenu auparavant.',
  'storage.companies':
    'Les entreprises peuvent télécharger une copie de toutes leurs données sur leur page Compte\u00a0: une archive avec tout en JSON et chaque CV. Elles peuvent aussi y supprimer leur compte. Leurs liens publics vers les offres se ferment aussitôt, et elles peuvent revenir en arrière pendant 7\u00a0jours. Ensuite, tout ce qui concerne l’entreprise est effacé\u00a0: utilisateurs, offres, candidatures, réponses, CV, copies et e-mails conservés. Seul reste un journal des actions, qui ne désigne personnes et entreprises que par des identifiants aléatoires.',
  'storage.candidates':
    'Chaque e-mail envoyé aux personnes qui postulent mène à une page privée, «\u00a0Ma candidature\u00a0». Vous y voyez ce qui est conservé et pouvez le corriger, en télécharger une copie, retirer votre candidature, demander à parler à une personne et tout effacer d’un coup, avec un reçu. Les notes avec leurs raisons et les remarques de l’équipe sont à demander à l’entreprise concernée. Si vous avez perdu le lien, écrivez à {email} depuis l’adresse que vous avez utilisée chez nous.',
  'sharing.title': 'Partage des données',
  'sharing.text':
    'Les données d’une candidature ne sont visibles que par l’entreprise qui a publié l’offre concernée. Les autres entreprises ne les voient jamais. Nous ne partageons rien avec qui que ce soit d’autre, sauf si la loi nous y oblige.',
  'cookies.title': 'Cookies et suivi',
  'cookies.text':
    'Ni cookies ni suivi. Votre navigateur conserve ce dont les pages ont besoin\u00a0: votre connexion, le thème choisi et une offre commencée. Lorsque vous changez la langue d’une page, il retient aussi, le temps du changement, ce que vous y avez saisi. Tout cela reste sur votre appareil jusqu’à ce que vous l’effaciez.',
})

const terms = translateTexts(termsTexts, 'fr', {
  'eligibility.title': 'Qui peut utiliser le service',
  'eligibility.text':
    'Ouvert aux entreprises, aux start-up, aux entreprises individuelles et aux particuliers de 18 ans et plus. Aucune vérification juridique n’a lieu à l’inscription.',
  'use.title': 'Bon usage',
  'use.rules':
    'Pas de spam, pas d’offres d’emploi inexistantes et pas de réponses d’entretien rédigées par une IA. Les comptes abusifs peuvent être suspendus.',
  'use.aiSign':
    'Un signe qu’une réponse a peut-être été rédigée par une IA est une indication motivée\u00a0; il ne change jamais une note.',
  'payments.title': 'Paiements',
  'payments.off': 'Cette installation ne vend aucune formule\u00a0: il n’y a donc rien à payer.',
  'payments.manual':
    'Les paiements se font manuellement, par le code QR d’une application de paiement locale. Il n’y a pas d’abonnement récurrent\u00a0: une formule payante dure un mois à partir de son activation et ne se renouvelle pas automatiquement.',
  'payments.activation':
    'Après le virement, vous en envoyez une capture d’écran par un formulaire d’achat. L’activation prend jusqu’à 24\u00a0heures\u00a0; la confirmation et une facture arrivent par e-mail.',
  'payments.current':
    'Votre formule actuelle reste active jusqu’à la confirmation du paiement de la nouvelle, puis elle est désactivée. Une seule formule peut être active.',
  'payments.refunds':
    'Un remboursement n’est accordé que si un montant erroné a été viré et que la formule n’est pas encore activée.',
  'free.title': 'Offre gratuite',
  'liability.title': 'Limitation de responsabilité',
  'liability.text':
    'Les notes aident à lire\u00a0; elles ne jugent pas une personne. L’entreprise qui recrute prend la décision et en répond. Nous faisons de notre mieux pour que le service fonctionne correctement, mais ne pouvons pas garantir qu’il soit toujours disponible ou sans erreur, et ne répondons pas d’un recrutement fait ou manqué, dans la mesure permise par la loi.',
  'changes.title': 'Modifications',
  'changes.text':
    'Ces conditions peuvent changer sans préavis. Le mois indiqué en haut de cette page est celui du dernier changement.',
  'contact.title': 'Contact',
  'contact.text': 'Écrivez à {email} ou utilisez la page de contact.',
})

export const translations = [privacy, terms, ...freeOffer, uiTextsFrench]

import { translateTexts } from '#contract/texts/define-texts.ts'
import { freeOfferTexts, freeVersionTexts } from './free-offer-texts.ts'

const freeOffer = translateTexts(freeOfferTexts, 'fr', {
  trial:
    'L’essai gratuit dure 30\u00a0jours, une seule fois, avec 1\u00a0offre d’emploi et jusqu’à 10\u00a0candidatures.',
  starter:
    'La formule Starter est gratuite à vie, avec 1\u00a0offre d’emploi et jusqu’à 10\u00a0candidatures.',
  'terms.off':
    'Cette installation ne vend aucune formule\u00a0: tout est accessible à l’entreprise qui l’exploite.',
  'terms.none':
    'Il n’y a pas d’offre gratuite en ce moment\u00a0: publier une offre d’emploi nécessite une formule payante.',
  'terms.trial':
    'Une entreprise la reçoit une fois, quand son profil est complet, et ne paie rien. Elle est en pause tant qu’une formule payante est active\u00a0; ses 30\u00a0jours continuent. Ensuite, publier une offre d’emploi nécessite une formule payante.',
  'terms.starter':
    'Une entreprise la reçoit une fois, quand son profil est complet, et ne paie rien. Elle est en pause tant qu’une formule payante est active et revient ensuite, avec ce qu’il en restait. La formule Starter payante est une formule à part, qui accepte davantage de candidatures.',
})

const freeVersion = translateTexts(freeVersionTexts, 'fr', {
  line: 'Aussi gratuite à vie\u00a0: 1\u00a0offre',
})

export const translations = [freeOffer, freeVersion]

import { translateTexts } from '#contract/texts/define-texts.ts'
import { ownSiteTexts } from './own-site-texts.ts'

const ownSite = translateTexts(ownSiteTexts, 'fr', {
  title: 'Offres sur votre propre site',
  description:
    'Placez cette ligne dans une page de votre site. Elle affiche vos offres ouvertes et suit vos publications et fermetures.',
  frameTitle: 'Offres ouvertes',
  copyFrame: 'Copier la ligne',
  copyFeed: 'Copier l’adresse RSS',
})

export const translations = [ownSite]

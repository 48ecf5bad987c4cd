import { translateTexts } from '#contract/texts/define-texts.ts'
import { verifyReportTexts } from './verify-report-texts.ts'

const verifyReport = translateTexts(verifyReportTexts, 'fr', {
  title: 'Vérifier un rapport',
  lead: 'Chaque rapport sur une candidature porte un code de contrôle à sa dernière page. Le code confirme que le rapport a été établi ici, par quelle entreprise et pour quelle offre. Il ne dit rien de la personne.',
  code: 'Code de contrôle',
  codeHint: '16 lettres et chiffres, par groupes de quatre. Majuscules et tirets ne comptent pas.',
  codeMissing: 'Veuillez saisir le code de 16 lettres et chiffres.',
  verify: 'Vérifier',
  verifying: 'Vérification…',
  failed: 'Le code n’a pas pu être vérifié. Veuillez réessayer.',
  'refused.UNKNOWN_CODE':
    'Aucun rapport portant ce code n’a été établi ici. Comparez le code avec la dernière page du rapport.',
  'refused.TOO_MANY_REQUESTS': 'Trop de demandes. Veuillez réessayer dans un instant.',
  'refused.UNAVAILABLE':
    'Le service n’est pas disponible pour le moment. Veuillez réessayer dans un instant.',
  confirmed: 'Ce rapport a été établi ici',
  company: 'Entreprise',
  job: 'Offre d’emploi',
  made: '{count, plural, one {Établi le} other {Établi le, du plus récent au plus ancien}}',
  madeAt: '{at, date, ::dMMMy}',
  version: 'Version',
  versions: 'Moteur {engine}, grille {rubric}',
  sha256: 'Empreinte du fichier (SHA-256)',
  file: 'Comparer le fichier',
  fileHint:
    'Le fichier reste sur votre appareil : votre navigateur calcule son empreinte et rien n’est envoyé.',
  same: 'Le fichier est bien ce rapport, inchangé',
  sameText: 'Son empreinte est celle du rapport du {at, date, ::dMMMy}.',
  different: 'Le fichier n’est pas ce rapport',
  differentText: 'Son empreinte est différente : il a été modifié, ou c’est un autre fichier.',
  unreadable:
    'L’empreinte n’a pas pu être calculée dans ce navigateur. Comparez celle qui est affichée ci-dessus avec le résultat de sha256sum.',
})

export const translations = [verifyReport]

import { translateTexts } from '#contract/texts/define-texts.ts'
import { invoiceTexts } from './texts.ts'

export const translations = [
  translateTexts(invoiceTexts, 'fr', {
    title: 'Facture {number}',
    foot: 'Facture {number} · {issuer}',
    invoice: 'Facture',
    from: 'Émetteur',
    billTo: 'Facturé à',
    date: 'Date',
    reference: 'Référence du paiement',
    status: 'Statut',
    paid: 'Payée',
    description: 'Désignation',
    price: 'Prix',
    amount: 'Montant',
    plan: 'Formule {plan}, un mois',
    period: 'Du {from} au {until}',
    rate: '1 USD = {tnd} TND',
    net: 'Hors taxes',
    tax: 'Taxe de {rate, number} %, incluse',
    total: 'Total',
    paidInFull:
      'Payée en totalité : {amount} par virement avec la référence {reference}, confirmé le {day}. Il ne reste rien à payer.',
  }),
]

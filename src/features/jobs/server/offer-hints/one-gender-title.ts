import type { OfferHint } from '../../contract/offer-hints.ts'

/** Forms that name women only; a masculine form is often meant for everybody and is left alone. */
const womenOnly =
  /(?<!\p{L})(?:\p{L}{3,}(?:euse|trice|ière|ienne)|assistante|vendeuse|\p{L}*(?:verkäufer|mitarbeiter|kellner|berater|leiter|erzieher|pfleger|redakteur|assistent|referent|entwickler|techniker|fahrer|schneider|friseur|bäcker)in|köchin|sekretärin|ärztin|dependienta|camarera|enfermera|secretaria|limpiadora|cocinera|vendedora|cajera|recepcionista femenina|\p{L}{4,}adora)(?!\p{L})/iu

/** Words that only look like such a form. */
const things =
  /^(?:première|dernière|entière|carrière|matière|lumière|bière|pâtissière|cartière|rivière|frontière|ouvrière|calculadora|computadora)$/iu

/** More than one form, or a mark that stands for all. */
const forAll =
  /[/·•*:_|@]|\([a-zé/]{1,4}\)|(?<!\p{L})(?:ou|o|u|oder|or|und|et|y)(?!\p{L})|(?<!\p{L})all genders/iu

/** A title that names women only, with what to write instead. */
export function oneGenderTitle(title: string): OfferHint | undefined {
  const found = womenOnly.exec(title)?.[0]
  if (found === undefined || things.test(found) || forAll.test(title)) return undefined
  return {
    field: 'title',
    kind: 'protected',
    found,
    message: `“${found}” addresses women only. Use a form for everybody, e.g. “vendeur/se”, “Verkäufer (m/w/d)”, “dependiente/a”.`,
  }
}

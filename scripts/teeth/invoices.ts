import type { Defence } from './defence.ts'

const invoices = 'src/features/billing/server/invoices'
const numbersTest = 'src/features/billing/server/issue-invoice.test.ts'
const pdf = 'src/platform/pdf'
const pdfTest = `${pdf}/pdf.test.ts`

/** Invoices have numbers without gaps or doubles, and are printed as they were issued. */
export const invoiceDefences: readonly Defence[] = [
  {
    id: 'invoice-numbers',
    what: 'numbers are taken under a lock',
    file: `${invoices}/store.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    find: 'set: { last: sql`${invoiceNumbers.last} + 1` }',
    replace: 'set: { last: sql`(select count(*) + 1 from invoices)` }',
    test: numbersTest,
    name: 'numbers 1 to 40',
  },
  {
    id: 'invoice-dates',
    what: 'dates follow in the order of the numbers',
    file: `${invoices}/store.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    find: 'issuedAt: sql`${at}`',
    replace: 'issuedAt: sql`now()`',
    test: numbersTest,
    name: 'numbers 1 to 40',
  },
  {
    id: 'invoice-year',
    what: 'a year begins when it begins in Tunis',
    file: `${invoices}/store.ts`,
    find: "at time zone 'Africa/Tunis'",
    replace: "at time zone 'UTC'",
    test: numbersTest,
    name: 'begins in Tunis',
  },
  {
    id: 'invoice-erased',
    what: 'no invoice is left of a company that is erased while it is written',
    file: `${invoices}/write-invoice.ts`,
    find: '  if (!known) await files.remove(fileKey)\n',
    replace: '  void known\n',
    test: `${invoices}/write-invoice.test.ts`,
    name: 'nothing stays',
  },
  {
    id: 'invoice-killed',
    what: 'an invoice is ready when it is written, not before',
    file: `${invoices}/write-invoice.ts`,
    find: '  await files.put(fileKey, ',
    replace:
      '  await db.forCompany(companyId, (tx) => setFile(tx, key, fileKey))\n  await files.put(fileKey, ',
    test: `${invoices}/write-invoice.test.ts`,
    name: 'killed at any point',
  },
  {
    id: 'invoice-not-ready',
    what: 'an invoice that is not written yet says so',
    file: 'src/features/billing/server/open-invoice.ts',
    find: "message: 'This invoice is being written. Try again in a minute.'",
    replace: '',
    test: `${invoices}/write-invoice.test.ts`,
    name: 'is written, listed, and mailed',
  },
  {
    id: 'invoice-exported',
    what: 'a copy of the data holds the invoices',
    file: 'src/features/privacy/server/company-archive.ts',
    find: 'for (const { fileKey, number } of invoices)',
    replace: 'for (const { fileKey, number } of invoices.slice(0, 0))',
    test: 'src/features/privacy/server/make-export.test.ts',
    name: 'holds the invoices',
  },
  {
    id: 'pdf-letters',
    what: 'a PDF knows its letters whatever was printed before',
    file: `${pdf}/fonts.ts`,
    find: '    delete registered[family]\n',
    replace: '    if (registered[family]) continue\n',
    test: pdfTest,
    name: 'knows each letter',
  },
  {
    id: 'pdf-direction',
    what: 'a line of Arabic is read from the right',
    file: `${pdf}/set-document.ts`,
    find: 'direction: directionOf(text)',
    replace: "direction: directionOf('')",
    test: pdfTest,
    name: 'sets Arabic from the right',
  },
  {
    id: 'pdf-unseen',
    what: 'nothing unseen gets into a PDF, and no letter is printed as another',
    file: `${pdf}/printable-text.ts`,
    find: 'hasLetter(letter) ? letter : blank',
    replace: 'hasLetter(letter) || blank ? letter : blank',
    test: pdfTest,
    name: 'what no typeface has',
  },
]

/** A PDF of under 4 kB whose cross-reference stream takes a reader seconds. */
export function aSlowPdf(): Buffer {
  // Entries of no width, over and over: each costs work and no byte.
  const index = '0 250000 '.repeat(380)
  const file = `%PDF-1.5\n1 0 obj\n<< /Type /XRef /Size 250000 /W [0 0 0] /Index [${index}] /Root 2 0 R /Length 0 >>\nstream\n\nendstream\nendobj\nstartxref\n9\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

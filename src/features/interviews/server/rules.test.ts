import { expect, test } from 'vitest'
import { cvContentTypes, cvFileName, cvProblemCodes, isMisnamed, sameQuestions } from './rules.ts'

test.each([
  ['Amira CV.pdf', 'Amira CV.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\amira\\cv.docx', 'cv.pdf'],
  ['cv.pdf.exe', 'cv.pdf.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['..  .notes', 'CV.pdf'],
  ['. .cv.txt', 'cv.pdf'],
  ['a"<>:|?*b.pdf', 'ab.pdf'],
  ['a\u202efdp.exe', 'afdp.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie x.pdf'],
  ['report.final', 'report.pdf'],
  ['report.version2', 'report.version2.pdf'],
  ['  cv  .pdf', 'cv.pdf'],
  ['', 'CV.pdf'],
  ['folder/', 'CV.pdf'],
])('a CV sent as %j is kept as %j', (sent, kept) => {
  expect(cvFileName(sent, 'pdf')).toBe(kept)
})

test.each([
  ['cv.pdf', 'docx', true],
  ['cv.docx', 'pdf', true],
  ['CV.JPG', 'pdf', true],
  ['cv.pdf', 'png', true],
  ['cv.pdf.exe', 'pdf', true],
  ['cv.html', 'pdf', true],
  ['cv.docm', 'docx', true],
  ['cv.doc', 'docx', false],
  ['cv.docx', 'doc', false],
  ['IMG_2040.HEIC', 'jpg', false],
  ['Amel.Trabelsi', 'pdf', false],
  ['cv', 'pdf', false],
  ...(['gif', 'webp', 'csv', 'php', 'aspx', 'pages'] as const).flatMap((extension) =>
    (['pdf', 'doc', 'docx'] as const).map((kind) => [`cv.${extension}`, kind, true] as const),
  ),
] as const)('the name %j of a %s contradicts it: %s', (name, kind, misnamed) => {
  expect(isMisnamed(name, kind)).toBe(misnamed)
})

test('a long name of a CV is cut after 120 characters, none of them in half', () => {
  expect(cvFileName(`${'x'.repeat(130)}.pdf`, 'doc')).toBe(`${'x'.repeat(120)}.doc`)
  expect(cvFileName(`${'x'.repeat(119)} yz.pdf`, 'docx')).toBe(`${'x'.repeat(119)}.docx`)
  expect(cvFileName('😀'.repeat(121), 'pdf')).toBe(`${'😀'.repeat(120)}.pdf`)
})

test.each([
  ['the same', ['Why?', 'How?'], true],
  ['with spaces around', [' Why?', 'How? \n'], true],
  ['in another order', ['How?', 'Why?'], false],
  ['one changed', ['Why?', 'How so?'], false],
  ['one less', ['Why?'], false],
  ['one more', ['Why?', 'How?', 'When?'], false],
])('questions that were answered and those of the job: %s', (_what, sent, same) => {
  expect(sameQuestions(['Why? ', 'How?'], sent)).toBe(same)
})

test('each kind of CV has its type, and each problem its code', () => {
  expect(cvContentTypes).toEqual({
    pdf: 'application/pdf',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    doc: 'application/msword',
    jpg: 'image/jpeg',
    png: 'image/png',
    heic: 'image/heic',
  })
  expect(cvProblemCodes).toEqual({
    'wrong-type': 'CV_WRONG_TYPE',
    'too-many-pages': 'CV_TOO_MANY_PAGES',
    encrypted: 'CV_ENCRYPTED',
    'too-old': 'CV_TOO_OLD',
    unreadable: 'CV_UNREADABLE',
  })
})

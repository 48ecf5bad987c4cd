import { aDocx } from '#testing/documents/a-docx.ts'
import { aPdf } from '#testing/documents/a-pdf.ts'
import { aZip } from '#testing/documents/a-zip.ts'
import type { CvFile } from '../corpus/made-files.ts'

/** Documents that have whoever reads them fetch something, by each way that their formats know. */
export function luringFiles(addresses: readonly string[]): CvFile[] {
  return addresses.flatMap((address, at) => [
    ...pdfs(address).map(([what, bytes]) => ({ name: `${what}-${at}.pdf`, bytes })),
    ...documents(address).map(([what, bytes]) => ({ name: `${what}-${at}.docx`, bytes })),
    { name: `drawing-${at}.png`, bytes: Buffer.from(drawing(address)) },
    { name: `page-${at}.doc`, bytes: Buffer.from(`<html><img src="${address}"></html>`) },
  ])
}

const drawing = (address: string) =>
  `<?xml version="1.0"?><!DOCTYPE svg SYSTEM "${address}"><svg xmlns="http://www.w3.org/2000/svg"><image href="${address}"/></svg>`

function pdfs(address: string): [string, Buffer][] {
  const opened = (action: string) => aPdf({ catalog: `/OpenAction << ${action} >>` })
  return [
    ['link', opened(`/S /URI /URI (${address})`)],
    ['launch', opened(`/S /Launch /F << /Type /Filespec /FS /URL /F (${address}) >>`)],
    ['elsewhere', opened(`/S /GoToR /F << /FS /URL /F (${address}) >> /D [0 /Fit]`)],
    ['form', opened(`/S /SubmitForm /F << /FS /URL /F (${address}) >>`)],
    ['script', opened(`/S /JavaScript /JS (app.launchURL\\("${address}"\\))`)],
    ['xfa', aPdf({ catalog: `/AcroForm << /Fields [] /XFA (<xdp><x xmlns:xi="${address}"/></xdp>) >>` })],
    ['metadata', aPdf({ catalog: `/Metadata << /F << /FS /URL /F (${address}) >> /Length 0 >>` })],
  ]
}

const space = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

function documents(address: string): [string, Buffer][] {
  const related = (type: string, part = 'document') => ({
    [`word/_rels/${part}.xml.rels`]: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="${space}/${type}" Target="${address}" TargetMode="External"/></Relationships>`,
  })
  const picture = `<w:p><w:r><w:drawing><a:blip xmlns:a="a" xmlns:r="${space}" r:link="rId9"/></w:drawing></w:r></w:p>`
  const field = `<w:p><w:r><w:instrText>INCLUDEPICTURE "${address}"</w:instrText></w:r></w:p>`
  const settings = `<w:settings xmlns:w="w" xmlns:r="${space}"><w:attachedTemplate r:id="rId9"/></w:settings>`
  const nested = aZip({ 'word/document.xml': drawing(address) })
  return [
    ['picture', aDocx({ body: picture, entries: related('image') })],
    ['field', aDocx({ body: field })],
    [
      'template',
      aDocx({ entries: { 'word/settings.xml': settings, ...related('attachedTemplate', 'settings') } }),
    ],
    ['object', aDocx({ body: picture, entries: related('oleObject') })],
    ['chunk', aDocx({ body: `<w:altChunk xmlns:r="${space}" r:id="rId9"/>`, entries: related('aFChunk') })],
    ['entity', aDocx({ entries: { 'word/document.xml': drawing(address) } })],
    ['packed', aDocx({ entries: { 'word/embeddings/one.docx': nested } })],
  ]
}

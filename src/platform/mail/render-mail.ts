import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { directionOf as directionOfLanguage } from '#contract/languages.ts'
import { layoutTexts } from './layout-texts.ts'
import type { MailContent, MailLink, MailList } from './mail.ts'
import { darkStyles, look } from './mail-styles.ts'
import { directionOf, latinPiecesOf, piecesOf } from './text-direction.ts'

export interface Sender {
  brandName: string
  publicUrl: string
}

/** The one layout of all mails, as HTML and as text. Takes content that went through `sanitizeContent`. */
export function renderMail(content: MailContent, sender: Sender): { html: string; text: string } {
  return {
    html: `<!doctype html>${renderToStaticMarkup(page(content, sender))}`,
    text: plainText(content, sender),
  }
}

function page(content: MailContent, sender: Sender) {
  return h(
    'html',
    { lang: content.language, dir: directionOfLanguage(content.language) },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, content.subject),
      h('style', null, darkStyles),
    ),
    h(
      'body',
      { className: 'page', style: look.body },
      content.preview ? h('div', { style: look.preview }, content.preview) : null,
      table(
        { className: 'page', style: look.page },
        { className: 'outer', align: 'center', style: look.outer },
        column(content, sender),
      ),
    ),
  )
}

function column(content: MailContent, sender: Sender) {
  return h(
    'div',
    { style: look.column },
    h('div', { className: 'brand', style: look.brand }, sender.brandName),
    table(
      { style: { width: '100%', borderCollapse: 'separate' } },
      { className: 'card', style: look.card },
      card(content),
    ),
    h(
      'div',
      { className: 'small', style: look.footer },
      layoutTexts(content.language)('footer', { brand: sender.brandName }),
      ' ',
      h('a', { href: sender.publicUrl, style: look.footerLink }, siteOf(sender)),
    ),
  )
}

function card(content: MailContent): ReactNode {
  const { lists = [], action, notes = [], noteLink } = content
  const paragraph = paragraphIn(directionOfLanguage(content.language))
  return [
    paragraph('greeting', content.greeting, 'strong', look.greeting),
    ...content.paragraphs.map((text, index) => paragraph(`paragraph-${index}`, text, 'text', look.paragraph)),
    ...lists.flatMap(({ title, links }, index) => [
      paragraph(`list-${index}`, title, 'strong', look.listTitle),
      h(Links, { key: `links-${index}`, links }),
    ]),
    action ? h(Button, { key: 'action', ...action, hint: layoutTexts(content.language)('plainLink') }) : null,
    notes.length > 0 || noteLink
      ? h(
          'div',
          { key: 'notes', className: 'rule', style: look.rule },
          notes.map((text, index) => paragraph(`note-${index}`, text, 'small', look.small)),
          noteLink ? h(NoteLink, { key: 'note-link', ...noteLink }) : null,
        )
      : null,
  ]
}

const Links = ({ links }: Pick<MailList, 'links'>) =>
  h(
    'ul',
    { className: 'text', style: look.list },
    links.map(({ label, url }) =>
      h(
        'li',
        { key: url, style: look.listItem },
        h('a', { href: url, className: 'link', dir: directionOf(label), style: look.listLink }, label),
      ),
    ),
  )

const NoteLink = ({ label, url }: MailLink) =>
  h(
    'p',
    { className: 'small', style: look.small, dir: directionOf(label) },
    h('a', { href: url, className: 'link', style: look.link }, label),
  )

function Button({ label, url, hint }: { label: string; url: string; hint: string }) {
  return [
    h(
      'table',
      { key: 'button', role: 'presentation', cellPadding: 0, cellSpacing: 0, style: look.buttonTable },
      h(
        'tbody',
        null,
        h(
          'tr',
          null,
          h(
            'td',
            { className: 'button', style: look.buttonCell },
            h('a', { href: url, style: look.button }, label),
          ),
        ),
      ),
    ),
    h(
      'p',
      { key: 'plain', className: 'small', style: look.small },
      hint,
      h('br'),
      h('a', { href: url, className: 'link', dir: 'ltr', style: look.link }, url),
    ),
  ]
}

function table(outer: object, cell: object, content: ReactNode) {
  const attributes = {
    role: 'presentation',
    width: '100%',
    cellPadding: 0,
    cellSpacing: 0,
    border: 0,
    ...outer,
  }
  return h('table', attributes, h('tbody', null, h('tr', null, h('td', cell, content))))
}

/** In a right-to-left mail every paragraph stands on the right, whatever it begins with. */
const paragraphIn =
  (base: 'ltr' | 'rtl') => (key: string, text: string, className: string, style: object) => {
    const dir = base === 'rtl' ? base : directionOf(text)
    const cut = base === 'rtl' ? latinPiecesOf : dir === 'ltr' ? piecesOf : whole
    return h(
      'p',
      { key, className, style, dir },
      text.split('\n').flatMap((line, index) => linePieces(cut(line), index)),
    )
  }

const whole = (line: string): string[] => [line]

function linePieces(pieces: readonly string[], index: number): ReactNode[] {
  const broken = index > 0 ? [h('br', { key: `br-${index}` })] : []
  return [
    ...broken,
    ...pieces.map((piece, at) => (at % 2 ? h('bdi', { key: `${index}-${at}` }, piece) : piece)),
  ]
}

const isolate = (text: string) => `\u2068${text}\u2069`

function plainText(content: MailContent, sender: Sender): string {
  const { lists = [], action, notes = [], noteLink } = content
  const t = layoutTexts(content.language)
  return [
    ...[content.greeting, ...content.paragraphs].map(plainParagraph),
    ...lists.map(({ title, links }) =>
      [plainParagraph(title), ...links.map(({ label, url }) => `- ${plainParagraph(label)}\n  ${url}`)].join(
        '\n',
      ),
    ),
    ...(action ? [`${t('labelled', { label: plainParagraph(action.label) })}\n${action.url}`] : []),
    ...notes.map(plainParagraph),
    ...(noteLink ? [`${t('labelled', { label: plainParagraph(noteLink.label) })}\n${noteLink.url}`] : []),
    `-- \n${t('footer', { brand: sender.brandName })}\n${sender.publicUrl}`,
  ].join('\n\n')
}

function plainParagraph(text: string): string {
  if (directionOf(text) === 'rtl') return text.split('\n').map(isolate).join('\n')
  return piecesOf(text)
    .map((piece, at) => (at % 2 ? isolate(piece) : piece))
    .join('')
}

function siteOf(sender: Sender): string {
  return new URL(sender.publicUrl).host
}

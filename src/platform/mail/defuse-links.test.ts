import { expect, test } from 'vitest'
import { defuseLinks } from './defuse-links.ts'

const seen = (text: string) => defuseLinks(text).replaceAll('\u2060', '|')

test.each([
  ['Hello http://evil.example/x,', 'Hello http:|//evil.|example/x,'],
  ['evil.example', 'evil.|example'],
  ['www.evil.example@b.example', 'www.|evil.|example@b.|example'],
  ['http://1.2.3.4/', 'http:|//1.|2.|3.|4/'],
  ['evil。example', 'evil。|example'],
  ['раураl.example', 'раураl.|example'],
])('nothing in %j is a link', (text, broken) => expect(seen(text)).toBe(broken))

test.each(['Write to contact@mindhire.example at once.', 'Thank you. See you soon.'])(
  '%j stays as it is',
  (text) => expect(defuseLinks(text)).toBe(text),
)

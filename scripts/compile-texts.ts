import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

/** Compiles the messages in `defineTexts(…)` and `translateTexts(…)`, so that the browser needs no parser of ICU. */
export function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    enforce: 'post',
    transform(code, id) {
      if (!/\b(define|translate)Texts\(/.test(code) || id.includes('/contract/texts/')) return null
      const messages = messageNodes(this.parse(code) as unknown as Node, id)
      const compiled = messages
        .toSorted((a, b) => b.start - a.start)
        .reduce(
          (text, { start, end, value }) => text.slice(0, start) + compile(value, id) + text.slice(end),
          code,
        )
      return { code: compiled, map: null }
    },
  }
}

function compile(message: string, id: string): string {
  try {
    const tokens = compileMessageOrThrow(message)
    // A message without arguments is its own text.
    const isPlain = tokens.every((token) => typeof token === 'string')
    return JSON.stringify(isPlain ? [tokens.join('')] : tokens)
  } catch (error) {
    throw new Error(`${id}: the message “${message}” is not ICU MessageFormat: ${String(error)}`)
  }
}

interface MessageNode {
  start: number
  end: number
  value: string
}

function messageNodes(node: unknown, id: string): MessageNode[] {
  if (Array.isArray(node)) return node.flatMap((one) => messageNodes(one, id))
  if (typeof node !== 'object' || node === null) return []
  const { type, callee, arguments: given } = node as Node
  const called = type === 'CallExpression' ? (callee as Node).name : undefined
  if (called !== 'defineTexts' && called !== 'translateTexts')
    return Object.values(node).flatMap((child) => messageNodes(child, id))
  const messages = (given as Node[]).at(-1)
  if (messages?.type !== 'ObjectExpression')
    throw new Error(`${id}: ${called} takes its messages as an object literal`)
  return (messages.properties as Node[]).map((property) => literalOf(property, id))
}

function literalOf({ type, value }: Node, id: string): MessageNode {
  const node = value as (Node & { value?: unknown; quasis?: { value: { cooked: string } }[] }) | undefined
  if (type === 'Property' && node?.type === 'Literal' && typeof node.value === 'string')
    return { start: node.start, end: node.end, value: node.value }
  const [quasi, ...others] = node?.type === 'TemplateLiteral' ? (node.quasis ?? []) : []
  if (node && quasi && others.length === 0)
    return { start: node.start, end: node.end, value: quasi.value.cooked }
  throw new Error(`${id}: each message is one string literal`)
}

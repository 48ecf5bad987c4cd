import ts from 'typescript'

export interface Literal {
  line: number
  text: string
}

const visibleAttributes = new Set([
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'alt',
  'label',
  'hint',
])
const joins = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
])
const hasWords = /\p{L}{2}/u

/** String literals of a `.tsx` file that a person would read: JSX text and visible attributes. */
export function findLiterals(file: string, source: string): Literal[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const literals: Literal[] = []
  const add = (node: ts.Node, text: string) => {
    if (!hasWords.test(text)) return
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
    literals.push({ line: line + 1, text: text.trim().replace(/\s+/g, ' ') })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node, node.text)
    else if (ts.isJsxAttribute(node)) {
      if (visibleAttributes.has(node.name.getText(tree)) && node.initializer) addStrings(node.initializer)
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      if (node.expression) addStrings(node.expression)
    }
    ts.forEachChild(node, visit)
  }
  /** The strings that an expression may evaluate to, without those passed to functions. */
  const addStrings = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) add(node, node.text)
    else if (ts.isTemplateExpression(node))
      add(node, [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' '))
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(addStrings)
    else if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) {
      if (node.expression) addStrings(node.expression)
    } else if (ts.isBinaryExpression(node) && joins.has(node.operatorToken.kind)) {
      addStrings(node.left)
      addStrings(node.right)
    }
  }
  visit(tree)
  return literals
}

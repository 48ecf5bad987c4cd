/** In French a space before `:` `;` `!` `?` `»` and after `«` never breaks a line. `::` begins a skeleton of ICU. */
const breakable = /(?<=[^\s'"`]) (?=[;!?»]|:(?!:))|(?<=«) /u
/** Arabic has a comma, a semicolon and a question mark of its own. */
const latin = /(?<=\p{Script=Arabic})[,;?]/u

const rules: Readonly<Record<string, { sign: RegExp; says: string }>> = {
  fr: { sign: breakable, says: 'a space here breaks the line: use a no-break space' },
  ar: { sign: latin, says: 'use the Arabic sign: ، ؛ ؟' },
}

/** Lines of French and Arabic texts whose punctuation is that of another language, by the name of the file. */
export function findPunctuation(file: string, source: string): { line: number; says: string }[] {
  const rule = rules[/-(fr|ar)\.ts$/.exec(file)?.[1] ?? '']
  if (!rule) return []
  return source
    .split('\n')
    .flatMap((text, at) =>
      /^\s*(\/?\*|\/\/|import)/.test(text) || !rule.sign.test(text)
        ? []
        : [{ line: at + 1, says: rule.says }],
    )
}

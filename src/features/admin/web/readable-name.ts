/** The name of a mail or task, as `candidates.interview-link`, in words: `Candidates: interview link`. */
export function readableName(name: string): string {
  const [area = '', ...rest] = name.split('.')
  const words = [area, ...rest].map((part) => part.replaceAll('-', ' ')).join(': ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

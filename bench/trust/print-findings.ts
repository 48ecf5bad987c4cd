import type { Finding } from './trial.ts'

export function print(findings: readonly Finding[]): void {
  const width = Math.max(...findings.map(({ what }) => what.length)) + 2
  for (const { what, found, wanted, passed } of findings)
    console.log(`  ${passed ? 'PASS' : 'FAIL'}  ${what.padEnd(width)}${found}  (wanted: ${wanted})`)
}

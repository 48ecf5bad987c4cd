import './quick-start.ts'

// Static imports would be resolved before the line above runs.
await import('./serve.ts')

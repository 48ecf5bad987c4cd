import { cruiseOptions } from './scripts/modules/check-imports.ts'

// For the command line of dependency-cruiser, e.g. `depcruise src --output-type dot`; `npm run check` uses the same rules.
export default cruiseOptions(import.meta.dirname)

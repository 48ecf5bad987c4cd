import { configure } from '@testing-library/react'

// A part that is loaded on demand may take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

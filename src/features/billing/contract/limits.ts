export const screenshotLimits = { bytes: 5 * 1024 * 1024, pixels: 40_000_000 } as const

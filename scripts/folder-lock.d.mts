/** Runs `work` while holding `folder` as a lock between processes; waits for its turn. */
export function whileHolding<T>(folder: string, work: () => Promise<T>, onWait?: () => void): Promise<T>

import workerAddress from './worker.ts?worker&url'

type TrustedTypes = {
  createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string }
}

/** The strict policy takes the address of a worker from a policy of Trusted Types only. */
function scriptAddress(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return (
    trustedTypes
      ?.createPolicy('proof-worker', { createScriptURL: (same: string) => same })
      .createScriptURL(url) ?? url
  )
}

let address: string | undefined

/** Solves a challenge of ALTCHA in a worker; answers base64 of the challenge and its solution. */
export async function proveWork(challenge: object): Promise<string> {
  address ??= scriptAddress(workerAddress)
  const worker = new Worker(address, { type: 'module' })
  try {
    const solution = await new Promise<object | null>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = () => reject(new Error('The worker failed'))
      worker.postMessage({ type: 'work', challenge })
    })
    if (!solution || 'error' in solution) throw new Error('The challenge was not solved')
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    worker.terminate()
  }
}

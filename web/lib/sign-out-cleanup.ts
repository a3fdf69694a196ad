type Leave = () => void | Promise<void>

const leaving = new Set<Leave>()
/** Long enough to empty a storage; nobody waits longer to be signed out. */
const MAX_WAIT_MS = 1_000

const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('easel.sign-out')
otherTabs?.addEventListener('message', () => void leave())

async function leave(): Promise<void> {
  const left = Promise.allSettled([...leaving].map(async one => one()))
  await Promise.race([left, new Promise(resolve => setTimeout(resolve, MAX_WAIT_MS))])
}

/**
 * Has everything that keeps something of the person in this browser let go of it, in every open tab: what
 * stays in a storage is readable for whoever sits here next.
 */
export async function cleanUpForSignOut(): Promise<void> {
  otherTabs?.postMessage(null)
  await leave()
}

/** Has this called when the person leaves, until the returned function is. */
export function onSignOut(work: Leave): () => void {
  leaving.add(work)
  return () => leaving.delete(work)
}

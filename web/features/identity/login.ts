import { useSyncExternalStore } from 'react'
import { loginAddress } from './api.ts'

let pending = false
const listeners = new Set<() => void>()

function setPending(next: boolean): void {
  pending = next
  for (const listener of listeners) listener()
}

/** Leaves for the sign-in and comes back here. The page says so until it is gone. */
export function startLogin(back?: string): void {
  setPending(true)
  location.assign(loginAddress(back))
}

// Coming back with the browser's back button finds the page as it was left.
addEventListener('pageshow', () => setPending(false))

/** Whether the page is leaving for the sign-in. */
export function useLoginPending(): boolean {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => pending,
  )
}

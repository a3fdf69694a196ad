import { create } from 'zustand'
import { loginAddress } from './api.ts'

/** Whether the page is leaving for the sign-in. */
export const useLoginPending = create<boolean>(() => false)

/** Leaves for the sign-in and comes back here. The page says so until it is gone. */
export function startLogin(back?: string): void {
  useLoginPending.setState(true)
  location.assign(loginAddress(back))
}

// Coming back with the browser's back button finds the page as it was left.
addEventListener('pageshow', () => useLoginPending.setState(false))

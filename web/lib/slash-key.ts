import { useSyncExternalStore } from 'react'

const KEY = 'easel.slash-key'
const OFF = 'off'
const listeners = new Set<() => void>()

let isOn = read()

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF
  } catch {
    return true
  }
}

/** Whether the key `/` goes to the prompt in this browser: who speaks to it may hit single keys unmeant. */
export const isSlashKeyOn = (): boolean => isOn

export function setSlashKey(on: boolean): void {
  isOn = on
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, OFF)
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** As `isSlashKeyOn`, kept up to date. */
export const useSlashKey = (): boolean =>
  useSyncExternalStore(listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isSlashKeyOn)

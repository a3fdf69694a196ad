import { useSyncExternalStore } from 'react'

export type Theme = 'dark' | 'light'

const KEY = 'easel.theme'
const ROOM: Record<Theme, string> = { dark: '#0f0f10', light: '#f0f0ef' }
const listeners = new Set<() => void>()

const current = (): Theme => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark')

export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ROOM[theme])
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** The theme in force: the person's choice, else the system's. */
export function useTheme(): Theme {
  return useSyncExternalStore(listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, current)
}

import type { ReactNode } from 'react'

export type ToastGroup = 'notice' | 'error'
export type Toast = { id: number; group: ToastGroup; title: string; text: string | null; icon: ReactNode }

/** How long a toast stays, in milliseconds; hovering stops the clock. */
export const TOAST_DURATION = 3000
const MOST_IN_A_GROUP = 10

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function show(group: ToastGroup, title: string, text: string | null, icon: ReactNode): void {
  lastId += 1
  const others = toasts.filter(toast => toast.group !== group)
  const same = toasts.filter(toast => toast.group === group).slice(1 - MOST_IN_A_GROUP)
  change([...others, ...same, { id: lastId, group, title, text, icon }].sort((a, b) => a.id - b.id))
}

/** Tells that something worked. */
export const notify = (title: string, text: string | null = null, icon: ReactNode = null): void =>
  show('notice', title, text, icon)

/** Tells that something failed: what, and the sentence that says why and what to do. */
export const notifyError = (title: string, text: string): void => show('error', title, text, null)

export const dismissToast = (id: number): void => change(toasts.filter(toast => toast.id !== id))

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): readonly Toast[] => toasts,
}

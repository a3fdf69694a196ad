import type { ReactNode } from 'react'

export type ToastGroup = 'notice' | 'error'
/** The one thing that can be done about what a toast tells. */
export type ToastAction = { label: string; act: () => void }
export type Toast = {
  id: number
  group: ToastGroup
  title: string
  text: string | null
  icon: ReactNode
  action: ToastAction | null
}

/** How long a toast stays, in milliseconds; hovering stops the clock. What offers a button has to be read first. */
export const durationOf = ({ action }: Pick<Toast, 'action'>) => (action ? 8000 : 3000)
const MOST_IN_A_GROUP = 10

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function show(toast: Omit<Toast, 'id'>): void {
  const { group } = toast
  lastId += 1
  const others = toasts.filter(toast => toast.group !== group)
  const same = toasts.filter(toast => toast.group === group).slice(1 - MOST_IN_A_GROUP)
  change([...others, ...same, { ...toast, id: lastId }].sort((a, b) => a.id - b.id))
}

/** Tells that something worked, and what can be done about it. */
export const notify = (
  title: string,
  text: string | null = null,
  icon: ReactNode = null,
  action: ToastAction | null = null,
): void => show({ group: 'notice', title, text, icon, action })

/** Tells that something failed: what, and the sentence that says why and what to do. */
export const notifyError = (title: string, text: string): void =>
  show({ group: 'error', title, text, icon: null, action: null })

export const dismissToast = (id: number): void => change(toasts.filter(toast => toast.id !== id))

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): readonly Toast[] => toasts,
}

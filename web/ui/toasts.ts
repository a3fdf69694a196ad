import type { ReactNode } from 'react'
import { create } from 'zustand'

export type ToastGroup = 'notice' | 'error'
/** The one action of a toast; an undo also answers to Ctrl Z. */
export type ToastAction = { label: string; act: () => void; isUndo?: true }
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

/** The toasts that are shown, the oldest first. */
export const useToasts = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }))
let lastId = 0

function show(toast: Omit<Toast, 'id'>): void {
  const { group } = toast
  lastId += 1
  const shown = { ...toast, id: lastId }
  useToasts.setState(({ toasts }) => {
    const others = toasts.filter(toast => toast.group !== group)
    const same = toasts.filter(toast => toast.group === group).slice(1 - MOST_IN_A_GROUP)
    return { toasts: [...others, ...same, shown].sort((a, b) => a.id - b.id) }
  })
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

export const dismissToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(toast => toast.id !== id) }))

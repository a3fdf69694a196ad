let current: { id: number; text: string } | null = null
const listeners = new Set<() => void>()

/** Has screen readers say this once they have said what they are saying. */
export function announce(text: string): void {
  current = { id: (current?.id ?? 0) + 1, text }
  for (const listener of listeners) listener()
}

export const announcementStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => current,
}

import { create } from 'zustand'

type Announcements = { readonly current: { id: number; text: string } | null }

/** What was announced last. */
export const useAnnouncements = create<Announcements>(() => ({ current: null }))

/** Has screen readers say this once they have said what they are saying. */
export const announce = (text: string): void =>
  useAnnouncements.setState(({ current }) => ({ current: { id: (current?.id ?? 0) + 1, text } }))

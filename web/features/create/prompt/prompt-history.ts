import { useMemo, useSyncExternalStore } from 'react'
import { onSignOut } from '#web/lib/sign-out-cleanup.ts'

/** How many prompts are remembered. */
const MOST_PROMPTS = 50
const KEY = 'easel.prompts'
const NONE: readonly string[] = []

const listeners = new Set<() => void>()
/** What was read last, so that the same text gives the same list. */
let lastRead: { text: string | null; prompts: readonly string[] } = { text: null, prompts: NONE }

/** Under the person's own name: a device may have more than one. */
const keyOf = (userId: string) => `${KEY}.${userId}`

/** The person's last prompts, the newest first. */
export function recentPrompts(userId: string | null): readonly string[] {
  if (userId === null) return NONE
  try {
    const text = localStorage.getItem(keyOf(userId))
    if (text === lastRead.text) return lastRead.prompts
    const kept: unknown = JSON.parse(text ?? '[]')
    const prompts = Array.isArray(kept) ? kept.filter(one => typeof one === 'string') : NONE
    lastRead = { text, prompts: prompts.slice(0, MOST_PROMPTS) }
    return lastRead.prompts
  } catch {
    return NONE
  }
}

function write(userId: string, prompts: readonly string[]): void {
  try {
    if (prompts.length === 0) localStorage.removeItem(keyOf(userId))
    else localStorage.setItem(keyOf(userId), JSON.stringify(prompts.slice(0, MOST_PROMPTS)))
  } catch {
    // Without storage nothing is remembered; nothing else depends on it.
  }
  for (const listener of listeners) listener()
}

/** Puts a prompt at the head of the list, once. Blank ones and those of nobody are not remembered. */
export function rememberPrompt(userId: string | null, prompt: string): void {
  const text = prompt.trim()
  if (userId === null || !text) return
  write(userId, [text, ...recentPrompts(userId).filter(one => one !== text)])
}

onSignOut(() => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(KEY)) localStorage.removeItem(key)
  } catch {
    // As above.
  }
  for (const listener of listeners) listener()
})

/** The list as it stands, with what can be done about it. */
export function useRecentPrompts(userId: string | null) {
  const prompts = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => recentPrompts(userId),
  )
  return useMemo(
    () => ({
      prompts,
      forget: (prompt: string) => {
        if (userId)
          write(
            userId,
            prompts.filter(one => one !== prompt),
          )
      },
      forgetAll: () => {
        if (userId) write(userId, NONE)
      },
    }),
    [prompts, userId],
  )
}

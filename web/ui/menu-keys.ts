import { type KeyboardEvent, type RefObject, useRef } from 'react'

/** What is typed within it of what was typed before belongs together. */
const PAUSE_MS = 750

/** The lines of a menu that can be chosen. */
export const itemsOf = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)'),
]

/**
 * Moves the focus in a menu: by arrow keys, Home and End, and to the next line that begins with what is typed. One
 * character typed again and again goes through all that begin with it.
 */
export function useMenuKeys(menu: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 })
  return event => {
    if (!menu.current || event.ctrlKey || event.metaKey || event.altKey) return
    const items = itemsOf(menu.current)
    const at = items.indexOf(document.activeElement as HTMLElement)
    const isTyping = event.timeStamp - typed.current.at < PAUSE_MS
    let next = nextByKey(event.key, at, items.length)
    if (next !== null) typed.current = { text: '', at: 0 }
    // A space chooses the line, but for one within what is typed.
    if (next === null && event.key.length === 1 && (event.key !== ' ' || isTyping)) {
      const text = (isTyping ? typed.current.text : '') + event.key.toLowerCase()
      typed.current = { text, at: event.timeStamp }
      next = nextByText(items, text, at)
    }
    if (next === null) return
    event.preventDefault()
    items[next]?.focus()
  }
}

function nextByKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at <= 0 ? count : at) - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** The line that begins with the text: the one that has the focus or the next; null where none does. */
function nextByText(items: readonly HTMLElement[], text: string, at: number): number | null {
  const isRepeated = [...text].every(character => character === text[0])
  const wanted = isRepeated ? text.slice(0, 1) : text
  const first = isRepeated ? at + 1 : Math.max(at, 0)
  for (let step = 0; step < items.length; step++) {
    const index = (first + step) % items.length
    if (items[index]?.textContent?.trim().toLowerCase().startsWith(wanted)) return index
  }
  return null
}

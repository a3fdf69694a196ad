import { useEffect, useRef } from 'react'
import { isSlashKeyOn } from '#web/lib/slash-key.ts'

const TYPING = 'input, textarea, select, [contenteditable], dialog'
/** What Escape closes before the box: a dialog, a menu, the adjustments. Notices stay. */
const ABOVE = 'dialog[open], [popover=auto]:popover-open'

/**
 * The keys of the box wherever the focus is: `/` goes to the prompt unless that is switched off, Escape folds the box once nothing is
 * open above it.
 */
export function useBoxKeys({ onSlash, onEscape }: { onSlash: () => void; onEscape: () => void }): void {
  const handlers = useRef({ onSlash, onEscape })
  handlers.current = { onSlash, onEscape }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      if (event.key === 'Escape' && !document.querySelector(ABOVE)) handlers.current.onEscape()
      if (event.key !== '/' || !isSlashKeyOn() || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as HTMLElement).closest(TYPING) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      handlers.current.onSlash()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

import { useEffect } from 'react'
import { useBoxState, useCreateBox } from './context.tsx'

/** A card that is not there by then will not be: what is shown is filtered. */
const MAX_WAIT_MS = 5_000

/** Whoever has sent a form goes on from the card of what they sent, as soon as that is on the wall. */
export function useFocusOnSent(): void {
  const box = useCreateBox()
  const sent = useBoxState(state => state.sent)
  useEffect(() => {
    if (sent === null) return
    const find = () => {
      const card = document.querySelector<HTMLElement>(`li[data-key="${sent}"]`)
      if (!card) return
      card.tabIndex = -1
      card.focus({ preventScroll: true })
      box.set({ sent: null })
    }
    const observer = new MutationObserver(find)
    observer.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(() => box.set({ sent: null }), MAX_WAIT_MS)
    find()
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [sent, box])
}

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Shows a dialog on the platform's own element for as long as it is in the page. The element that carries
 * `data-autofocus` has the focus at first, if there is one. Afterwards the focus is back where it was; if that
 * has gone meanwhile, as a card that was deleted, on what stood around it.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // In the layout phase: an element that has left the page already gives no focus back when it closes.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const places = placesAround(document.activeElement)
    placesOf.set(element, places)
    element.showModal()
    const first = element.matches(FIRST) ? element : element.querySelector<HTMLElement>(FIRST)
    first?.focus({ preventScroll: true })
    return () => {
      element.close()
      // Once the page is as it is now without the dialog.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return
        places.find(one => one.isConnected && one.matches(FOCUSABLE))?.focus({ preventScroll: true })
      })
    }
  }, [])
  return dialog
}

const FIRST = '[data-autofocus]'
const FOCUSABLE = '[tabindex], a[href], button:enabled'

/** Where the focus goes when each dialog that is open closes, the best place first. */
const placesOf = new WeakMap<Element, HTMLElement[]>()

/** The element, what stands around it, and, for one in a dialog, the places of that dialog. */
function placesAround(element: Element | null): HTMLElement[] {
  const places: HTMLElement[] = []
  for (let one = element; one instanceof HTMLElement; one = one.parentElement)
    places.push(one, ...(placesOf.get(one) ?? []))
  return places
}

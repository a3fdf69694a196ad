import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom'

/** Pixels between a menu and its button, and around it. */
const GAP = 8

/**
 * Puts a menu below its button, or above where there is more room, within the window; it follows the button when
 * something scrolls or changes its size.
 * @returns ends that
 */
export const placeBeside = (button: HTMLElement, menu: HTMLElement): (() => void) =>
  autoUpdate(button, menu, async () => {
    const { left, width } = button.getBoundingClientRect()
    const { x, y } = await computePosition(button, menu, {
      strategy: 'fixed',
      placement: left + width / 2 < innerWidth / 2 ? 'bottom-start' : 'bottom-end',
      middleware: [
        offset(GAP),
        flip({ padding: GAP, fallbackStrategy: 'bestFit' }),
        shift({ padding: GAP }),
        size({
          padding: GAP,
          apply({ availableHeight }) {
            menu.style.maxHeight = `${Math.max(0, availableHeight)}px`
          },
        }),
      ],
    })
    menu.style.inset = 'auto'
    menu.style.left = `${x}px`
    menu.style.top = `${y}px`
  })

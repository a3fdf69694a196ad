import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import styles from './Menu.module.css'

const GAP = 8

/**
 * A menu in the top layer beside its trigger. Arrow keys move, Escape and a press elsewhere close,
 * focus goes back to the trigger. `trigger` gets what the button must carry. Contents may arrive later,
 * as those of a lazy component do.
 */
export function Menu({
  label,
  trigger,
  children,
}: {
  label: string
  trigger: (props: { onClick: () => void; 'aria-expanded': boolean; 'aria-haspopup': 'menu' }) => ReactNode
  children: (close: () => void) => ReactNode
}) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const menu = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = menu.current
    const button = anchor.current?.firstElementChild as HTMLElement | null
    if (!open || !element || !button) return
    element.showPopover()
    element.focus({ preventScroll: true })
    const arrange = () => {
      const [first] = itemsOf(element)
      element.ariaBusy = first ? null : 'true'
      place(element, button.getBoundingClientRect())
      if (document.activeElement === element) first?.focus({ preventScroll: true })
    }
    arrange()
    const observer = new MutationObserver(arrange)
    observer.observe(element, { childList: true, subtree: true })
    const onToggle = (event: ToggleEvent) => {
      if (event.newState !== 'closed') return
      setOpen(false)
      if (element.contains(document.activeElement) || document.activeElement === document.body) button.focus()
    }
    element.addEventListener('toggle', onToggle)
    return () => {
      observer.disconnect()
      element.removeEventListener('toggle', onToggle)
    }
  }, [open])

  const close = () => menu.current?.hidePopover()

  return (
    <span ref={anchor} className={styles.anchor}>
      {trigger({
        onClick: () => setOpen(shown => !shown),
        'aria-expanded': open,
        'aria-haspopup': 'menu',
      })}
      {open && (
        <div
          ref={menu}
          popover="auto"
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className={styles.menu}
          onKeyDown={event => moveFocus(event, menu.current)}
        >
          {children(close)}
        </div>
      )}
    </span>
  )
}

const itemsOf = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)'),
]

function moveFocus(event: React.KeyboardEvent, menu: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!menu || (!step && event.key !== 'Home' && event.key !== 'End')) return
  event.preventDefault()
  const items = itemsOf(menu)
  const at = items.indexOf(document.activeElement as HTMLElement)
  const next = event.key === 'Home' ? 0 : event.key === 'End' ? items.length - 1 : at + (step ?? 0)
  items[(next + items.length) % items.length]?.focus()
}

function place(menu: HTMLElement, button: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = menu
  const left = Math.max(GAP, Math.min(button.right - width, innerWidth - width - GAP))
  const below = button.bottom + GAP
  const top = below + height > innerHeight - GAP ? Math.max(GAP, button.top - GAP - height) : below
  menu.style.left = `${button.left + width < innerWidth - GAP && button.left < innerWidth / 2 ? button.left : left}px`
  menu.style.top = `${top}px`
}

/** One line of a menu. */
export function MenuItem({
  icon,
  checked,
  onSelect,
  children,
}: {
  icon?: ReactNode
  checked?: boolean
  onSelect: () => void
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role that takes it is chosen below
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      className={styles.item}
      onClick={onSelect}
    >
      {icon}
      {children}
    </button>
  )
}

/** A line of a menu that leads somewhere: to a page of the product, or in a tab of its own elsewhere. */
export function MenuLink({
  icon,
  to,
  onSelect,
  children,
}: {
  icon?: ReactNode
  to: string
  onSelect?: () => void
  children: ReactNode
}) {
  const shared = { role: 'menuitem', className: styles.item, onClick: onSelect }
  if (to.startsWith('/') && !to.startsWith('/v1/')) {
    return (
      <Link to={to} {...shared}>
        {icon}
        {children}
      </Link>
    )
  }
  const elsewhere = /^https?:/.test(to) ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a href={to} {...elsewhere} {...shared}>
      {icon}
      {children}
    </a>
  )
}

/** A hairline between the parts of a menu. */
export const MenuLine = () => <hr className={styles.line} />

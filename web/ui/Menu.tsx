import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import styles from './Menu.module.css'
import { itemsOf, useMenuKeys } from './menu-keys.ts'

/** Fetches what puts menus in their places, so that the first one opens without waiting for it. */
export const loadMenuPlacement = () => import('./menu-placement.ts')

/**
 * A menu in the top layer beside its trigger, which it follows. Arrow keys move, typing goes to what begins so,
 * Escape and a press elsewhere close, focus goes back to the trigger. `trigger` gets what the button must carry.
 * Contents may arrive later, as those of a lazy component do.
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
  const onKeyDown = useMenuKeys(menu)

  useEffect(() => {
    const element = menu.current
    const button = anchor.current?.firstElementChild as HTMLElement | null
    if (!open || !element || !button) return
    element.showPopover()
    element.focus({ preventScroll: true })
    const takeFocus = () => {
      const [first] = itemsOf(element)
      element.ariaBusy = first ? null : 'true'
      if (document.activeElement === element) first?.focus({ preventScroll: true })
    }
    takeFocus()
    const observer = new MutationObserver(takeFocus)
    observer.observe(element, { childList: true, subtree: true })
    const onToggle = (event: ToggleEvent) => {
      if (event.newState !== 'closed') return
      setOpen(false)
      if (element.contains(document.activeElement) || document.activeElement === document.body) button.focus()
    }
    element.addEventListener('toggle', onToggle)
    const stopFollowing = follow(button, element)
    return () => {
      stopFollowing()
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
          onKeyDown={onKeyDown}
        >
          {children(close)}
        </div>
      )}
    </span>
  )
}

/** Keeps the menu beside its button. Until it can, and if it never can, the menu stands where its style puts it. */
function follow(button: HTMLElement, menu: HTMLElement): () => void {
  let stop: (() => void) | null = null
  let isOver = false
  menu.style.opacity = '0'
  loadMenuPlacement()
    .then(({ placeBeside }) => {
      if (!isOver) stop = placeBeside(button, menu)
    })
    .finally(() => {
      menu.style.opacity = ''
    })
    .catch(() => {})
  return () => {
    isOver = true
    stop?.()
  }
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

import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { loginAddress } from '#web/features/identity/api.ts'
import { formatCount } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session.ts'
import styles from './NavigationLink.module.css'
import type { NavigationItem } from './navigation.ts'

const MOST_SHOWN = 99

/** A way to a page; what needs a login leads anonymous people to the sign-in and then on to it. */
export function NavigationLink({
  item,
  className,
  active,
  showCredit = false,
}: {
  item: NavigationItem
  className: string
  active: string
  /** Whether the balance is at the end of the line. */
  showCredit?: boolean
}) {
  const { user, requireLogin, requireLoginAt } = useSession()
  const { pathname } = useLocation()
  const { icon: Icon, label, counts } = item
  const unread = counts === 'unread' ? (user?.unread ?? 0) : 0
  let note: ReactNode = null
  if (unread > 0) {
    note = (
      <b className={styles.badge}>
        {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        <span className="visually-hidden"> unread</span>
      </b>
    )
  } else if (counts === 'credit' && showCredit && user) {
    note = <small className={styles.credit}>{formatCount(user.credit)}</small>
  }
  const content = (
    <>
      <Icon size={20} aria-hidden="true" />
      <span>{label}</span>
      {note}
    </>
  )
  if (item.login && !user) {
    const to = typeof item.to === 'string' ? item.to : null
    return (
      <a
        href={loginAddress(to ?? undefined)}
        className={className}
        title={label}
        onClick={event => {
          if (!isPlainPress(event)) return
          event.preventDefault()
          if (to) requireLoginAt(to)
          else requireLogin()
        }}
      >
        {content}
      </a>
    )
  }
  const to = typeof item.to === 'string' || !user ? String(item.to) : item.to(user)
  const isHere = pathname === to
  // A page below it, such as the trash below the gallery.
  const isWithin = isHere || (to !== '/' && pathname.startsWith(`${to}/`))
  return (
    <Link
      to={to}
      title={label}
      aria-current={isHere ? 'page' : isWithin || undefined}
      className={`${className} ${isWithin ? active : ''}`}
    >
      {content}
    </Link>
  )
}

/** Whether a press on a link is meant for this tab. */
const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

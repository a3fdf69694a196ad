import { ChevronRight, CircleQuestionMark, LayoutGrid, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useSite } from '#web/lib/site.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { EaselMark } from '#web/ui/EaselMark.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import { LazyMenu } from './LazyMenu.tsx'
import { NavigationLink } from './NavigationLink.tsx'
import { NAVIGATION } from './navigation.ts'
import { SessionButton } from './SessionButton.tsx'
import styles from './SlideOver.module.css'
import { ThemeButton } from './ThemeButton.tsx'

/** The sidebar of a phone: it comes in from the left, over the page. */
export function SlideOver({ onClose }: { onClose: () => void }) {
  const { product, pages } = useSite()
  const dialog = useModal()
  const { key } = useLocation()
  const openedAt = useRef(key)
  // Whatever was chosen, the page has changed: there is nothing more to choose.
  useEffect(() => {
    if (key !== openedAt.current) onClose()
  }, [key, onClose])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it; Escape does the same by keyboard
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label="Menu"
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <nav className={styles.list} aria-label="All pages">
        <div className={styles.head}>
          <Link to="/" className={styles.brand} onClick={onClose}>
            <EaselMark />
            {product}
          </Link>
          <IconButton label="Close" onClick={onClose}>
            <X size={20} />
          </IconButton>
        </div>
        {NAVIGATION.map(item => (
          <NavigationLink
            key={item.label}
            item={item}
            className={styles.item ?? ''}
            active={styles.active ?? ''}
            showCredit
          />
        ))}
        <LazyMenu
          name="OtherMenu"
          label="Other"
          trigger={props => (
            <button type="button" className={styles.item} {...props}>
              <LayoutGrid size={20} aria-hidden="true" />
              <span>Other</span>
              <ChevronRight size={16} className={styles.chevron} aria-hidden="true" />
            </button>
          )}
        />
        <PageLink to={pages.help} />
        <span className={styles.space} />
        <ThemeButton className={styles.item} />
        <SessionButton className={styles.item} />
      </nav>
    </dialog>
  )
}

function PageLink({ to }: { to: string }) {
  const content = (
    <>
      <CircleQuestionMark size={20} aria-hidden="true" />
      <span>Help</span>
    </>
  )
  return to.startsWith('/') ? (
    <Link to={to} className={styles.item}>
      {content}
    </Link>
  ) : (
    <a href={to} target="_blank" rel="noopener" className={styles.item}>
      {content}
    </a>
  )
}

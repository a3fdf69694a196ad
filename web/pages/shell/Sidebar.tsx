import { ChevronRight, LayoutGrid } from 'lucide-react'
import { Link } from 'react-router'
import { useSite } from '#web/lib/site.ts'
import { EaselMark } from '#web/ui/EaselMark.tsx'
import { LazyMenu } from './LazyMenu.tsx'
import { NavigationLink } from './NavigationLink.tsx'
import { NAVIGATION } from './navigation.ts'
import { SessionButton } from './SessionButton.tsx'
import styles from './Sidebar.module.css'
import { ThemeButton } from './ThemeButton.tsx'

/** The left side of a desktop; between phone and desktop it is a rail of icons. */
export function Sidebar() {
  const { product } = useSite()
  return (
    <nav className={styles.sidebar} aria-label="Main">
      <Link to="/" className={styles.brand}>
        <EaselMark />
        <span>{product}</span>
      </Link>
      {NAVIGATION.map(item => (
        <NavigationLink
          key={item.label}
          item={item}
          className={styles.item ?? ''}
          active={styles.active ?? ''}
        />
      ))}
      <LazyMenu
        name="OtherMenu"
        label="Other"
        trigger={props => (
          <button type="button" className={styles.item} title="Other" {...props}>
            <LayoutGrid size={20} aria-hidden="true" />
            <span>Other</span>
            <ChevronRight size={16} className={styles.chevron} aria-hidden="true" />
          </button>
        )}
      />
      <span className={styles.space} />
      <ThemeButton className={styles.item} />
      <SessionButton className={styles.item} />
    </nav>
  )
}

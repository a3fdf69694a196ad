import { Ellipsis } from 'lucide-react'
import styles from './BottomBar.module.css'
import { LazyMenu } from './LazyMenu.tsx'
import { NavigationLink } from './NavigationLink.tsx'
import { BOTTOM_NAVIGATION } from './navigation.ts'

/** The navigation of a phone. */
export function BottomBar() {
  return (
    <nav className={styles.bar} aria-label="Main">
      {BOTTOM_NAVIGATION.map(item => (
        <NavigationLink
          key={item.label}
          item={item}
          className={styles.item ?? ''}
          active={styles.active ?? ''}
        />
      ))}
      <LazyMenu
        name="MoreMenu"
        label="More actions"
        trigger={props => (
          <button type="button" className={styles.item} aria-label="More actions" {...props}>
            <Ellipsis size={20} aria-hidden="true" />
            <span>More</span>
          </button>
        )}
      />
    </nav>
  )
}

import { LogIn, LogOut, Moon, Sun } from 'lucide-react'
import { Link } from 'react-router'
import { LOGOUT_ADDRESS } from '../../features/identity/api.ts'
import { useSession } from '../../lib/session.ts'
import { setTheme, useTheme } from '../../lib/theme.ts'
import { EaselMark } from '../../ui/EaselMark.tsx'
import { NavigationLink } from './NavigationLink.tsx'
import { NAVIGATION } from './navigation.ts'
import styles from './Sidebar.module.css'

/** The left side of a desktop; between phone and desktop it is a rail of icons. */
export function Sidebar() {
  const { user, requireLogin } = useSession()
  const dark = useTheme() === 'dark'
  return (
    <nav className={styles.sidebar} aria-label="Main">
      <Link to="/" className={styles.brand}>
        <EaselMark />
        <span>Easel</span>
      </Link>
      {NAVIGATION.map(item => (
        <NavigationLink
          key={item.to}
          item={item}
          className={styles.item ?? ''}
          active={styles.active ?? ''}
        />
      ))}
      <span className={styles.space} />
      <button
        type="button"
        className={styles.item}
        title={dark ? 'Lights up' : 'Lights down'}
        onClick={() => setTheme(dark ? 'light' : 'dark')}
      >
        {dark ? <Sun size={20} aria-hidden="true" /> : <Moon size={20} aria-hidden="true" />}
        <span>{dark ? 'Lights up' : 'Lights down'}</span>
      </button>
      {user && (
        <a className={styles.item} href={LOGOUT_ADDRESS} title="Sign Out">
          <LogOut size={20} aria-hidden="true" />
          <span>Sign Out</span>
        </a>
      )}
      {user === null && (
        <button type="button" className={styles.item} title="Log in" onClick={requireLogin}>
          <LogIn size={20} aria-hidden="true" />
          <span>Log in</span>
        </button>
      )}
    </nav>
  )
}

import { Ellipsis, LogIn, LogOut, Moon, Sun } from 'lucide-react'
import { LOGOUT_ADDRESS } from '../../features/identity/api.ts'
import { useSession } from '../../lib/session.ts'
import { setTheme, useTheme } from '../../lib/theme.ts'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import styles from './BottomBar.module.css'
import { NavigationLink } from './NavigationLink.tsx'
import { NAVIGATION } from './navigation.ts'

/** The navigation of a phone. */
export function BottomBar() {
  const { user, requireLogin } = useSession()
  const dark = useTheme() === 'dark'
  return (
    <nav className={styles.bar} aria-label="Main">
      {NAVIGATION.map(item => (
        <NavigationLink
          key={item.to}
          item={item}
          className={styles.item ?? ''}
          active={styles.active ?? ''}
        />
      ))}
      <Menu
        label="More actions"
        trigger={props => (
          <button type="button" className={styles.item} aria-label="More actions" {...props}>
            <Ellipsis size={20} aria-hidden="true" />
            <span>More</span>
          </button>
        )}
      >
        {close => (
          <>
            <MenuItem
              icon={dark ? <Sun size={20} /> : <Moon size={20} />}
              onSelect={() => {
                close()
                setTheme(dark ? 'light' : 'dark')
              }}
            >
              {dark ? 'Lights up' : 'Lights down'}
            </MenuItem>
            {user ? (
              <MenuItem icon={<LogOut size={20} />} onSelect={() => location.assign(LOGOUT_ADDRESS)}>
                Sign out
              </MenuItem>
            ) : (
              <MenuItem icon={<LogIn size={20} />} onSelect={requireLogin}>
                Log in
              </MenuItem>
            )}
          </>
        )}
      </Menu>
    </nav>
  )
}

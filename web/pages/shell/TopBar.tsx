import { LogOut, Moon, ReceiptText, Sun } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { LOGOUT_ADDRESS } from '../../features/identity/api.ts'
import { PHONE, useMedia } from '../../lib/media.ts'
import { useSession } from '../../lib/session.ts'
import { setTheme, useTheme } from '../../lib/theme.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Credits } from '../../ui/Credits.tsx'
import { EaselMark } from '../../ui/EaselMark.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import styles from './TopBar.module.css'

/** Page title, balance and the person's menu. */
export function TopBar({ title }: { title: string }) {
  const { user, requireLogin } = useSession()
  const phone = useMedia(PHONE)
  const navigate = useNavigate()
  const dark = useTheme() === 'dark'
  return (
    <header className={styles.bar}>
      {phone ? (
        <Link to="/" className={styles.brand}>
          <EaselMark size={24} />
          Easel
        </Link>
      ) : null}
      <h1 className={phone ? 'visually-hidden' : styles.title}>{title}</h1>
      <span className={styles.space} />
      {user === null && (
        <Button look="lamp" onClick={requireLogin}>
          Log in
        </Button>
      )}
      {user && (
        <>
          <Link
            to="/transactions"
            className={styles.credits}
            aria-label={`${user.credit} credits, see transactions`}
          >
            <Credits amount={user.credit} />
          </Link>
          <Menu
            label="Your account"
            trigger={props => (
              <button
                type="button"
                className={styles.person}
                aria-label={`Account of ${user.nickName}`}
                {...props}
              >
                <Avatar person={user} size={36} />
              </button>
            )}
          >
            {close => (
              <>
                <p className={styles.plan}>
                  {user.email}
                  <small>Current plan: {user.subscription.tierId}</small>
                </p>
                <MenuItem
                  icon={<ReceiptText size={20} />}
                  onSelect={() => {
                    close()
                    navigate('/transactions')
                  }}
                >
                  Transactions
                </MenuItem>
                <MenuItem
                  icon={dark ? <Sun size={20} /> : <Moon size={20} />}
                  onSelect={() => setTheme(dark ? 'light' : 'dark')}
                >
                  {dark ? 'Lights up' : 'Lights down'}
                </MenuItem>
                <MenuItem icon={<LogOut size={20} />} onSelect={() => location.assign(LOGOUT_ADDRESS)}>
                  Sign out
                </MenuItem>
              </>
            )}
          </Menu>
        </>
      )}
    </header>
  )
}

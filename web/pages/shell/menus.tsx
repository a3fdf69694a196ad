import {
  CircleQuestionMark,
  CircleUserRound,
  Coins,
  Eraser,
  ExternalLink,
  Info,
  Layers,
  Lightbulb,
  LogIn,
  LogOut,
  Maximize2,
  Moon,
  Settings,
  Sun,
} from 'lucide-react'
import { Link } from 'react-router'
import { signOut } from '#web/features/identity/sign-out.ts'
import { useSession } from '#web/lib/session.ts'
import { useSite } from '#web/lib/site.ts'
import { setTheme, useTheme } from '#web/lib/theme.ts'
import { Credits } from '#web/ui/Credits.tsx'
import { MenuItem, MenuLine, MenuLink } from '#web/ui/Menu.tsx'
import styles from './menus.module.css'

type Contents = { close: () => void }

/** Further modes and links. */
export function OtherMenu({ close }: Contents) {
  const { product, featureRequests, socials, pages } = useSite()
  return (
    <>
      <MenuLink icon={<Layers size={20} />} to="/templates" onSelect={close}>
        Templates
      </MenuLink>
      <MenuLink icon={<Maximize2 size={20} />} to="/upscale" onSelect={close}>
        Upscale
      </MenuLink>
      <MenuLink icon={<Eraser size={20} />} to="/removeBackground" onSelect={close}>
        Remove Background
      </MenuLink>
      <MenuLine />
      {featureRequests && (
        <MenuLink icon={<Lightbulb size={20} />} to={featureRequests} onSelect={close}>
          Feature requests
        </MenuLink>
      )}
      {socials.map(({ title, url }) => (
        <MenuLink key={url} icon={<ExternalLink size={20} />} to={url} onSelect={close}>
          {title}
        </MenuLink>
      ))}
      <MenuLink icon={<CircleQuestionMark size={20} />} to={pages.help} onSelect={close}>
        Help
      </MenuLink>
      <MenuLink icon={<Info size={20} />} to="/about" onSelect={close}>
        About {product}
      </MenuLink>
    </>
  )
}

/** What belongs to the person, behind their picture. */
export function AccountMenu({ close }: Contents) {
  const { user } = useSession()
  if (!user) return null
  return (
    <>
      <div className={styles.plan}>
        <Link to="/subscription" role="menuitem" className={styles.tier} onClick={close}>
          <small>Current plan: </small>
          <strong>{user.subscription.tierId}</strong>
          {user.subscription.endsAt && <small> until {user.subscription.endsAt.slice(0, 10)}</small>}
        </Link>
        <Link to="/subscription" role="menuitem" className={styles.credits} onClick={close}>
          <Credits amount={user.credit} />
        </Link>
      </div>
      <MenuLine />
      <MenuLink icon={<Settings size={20} />} to="/settings" onSelect={close}>
        Your account
      </MenuLink>
      <MenuItem icon={<LogOut size={20} />} onSelect={signOut}>
        Sign out
      </MenuItem>
    </>
  )
}

/** What the bottom bar has no room for. */
export function MoreMenu({ close }: Contents) {
  const { user, requireLogin } = useSession()
  const { pages } = useSite()
  const dark = useTheme() === 'dark'
  return (
    <>
      {user && (
        <>
          <MenuLink icon={<CircleUserRound size={20} />} to={`/user/${user.id}`} onSelect={close}>
            Profile
          </MenuLink>
          <MenuLink icon={<Coins size={20} />} to="/subscription" onSelect={close}>
            Credits
          </MenuLink>
        </>
      )}
      <MenuLink icon={<Layers size={20} />} to="/templates" onSelect={close}>
        Templates
      </MenuLink>
      <MenuLink icon={<CircleQuestionMark size={20} />} to={pages.help} onSelect={close}>
        Help
      </MenuLink>
      <MenuLink icon={<Info size={20} />} to="/about" onSelect={close}>
        About
      </MenuLink>
      <MenuLine />
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
        <MenuItem icon={<LogOut size={20} />} onSelect={signOut}>
          Sign out
        </MenuItem>
      ) : (
        <MenuItem
          icon={<LogIn size={20} />}
          onSelect={() => {
            close()
            requireLogin()
          }}
        >
          Log in
        </MenuItem>
      )}
    </>
  )
}

import { ArrowLeft, Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { PageRow } from '#contract/pages.ts'
import { PHONE, useMedia } from '#web/lib/media.ts'
import { useSession } from '#web/lib/session.ts'
import { useSite } from '#web/lib/site.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Credits } from '#web/ui/Credits.tsx'
import { EaselMark } from '#web/ui/EaselMark.tsx'
import { LazyMenu } from './LazyMenu.tsx'
import styles from './TopBar.module.css'

const SlideOver = lazy(() => import('./SlideOver.tsx').then(file => ({ default: file.SlideOver })))

/** Page title, ways out, balance and the person's menu. */
export function TopBar({ page: { title, back, isHome } }: { page: PageRow }) {
  const { user, requireLogin } = useSession()
  const { product, featureRequests, socials } = useSite()
  const phone = useMedia(PHONE)
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const goBack = () => {
    // The router counts the pages of the product in this tab.
    if (history.state?.idx > 0) navigate(-1)
    else if (back) navigate(back)
  }
  return (
    <header className={styles.bar}>
      {phone && !back && (
        <IconButton
          label="Menu"
          aria-haspopup="dialog"
          className={styles.first}
          onClick={() => setOpen(true)}
        >
          <MenuIcon size={20} />
        </IconButton>
      )}
      {back && (
        <IconButton label="Back" className={styles.first} onClick={goBack}>
          <ArrowLeft size={20} />
        </IconButton>
      )}
      {phone && isHome && (
        <Link to="/" className={styles.brand}>
          <EaselMark size={24} />
          <span>{product}</span>
        </Link>
      )}
      <h1 className={phone && isHome ? 'visually-hidden' : styles.title}>{title}</h1>
      <span className={styles.space} />
      <span className={styles.links}>
        {featureRequests && (
          <a href={featureRequests} target="_blank" rel="noopener">
            Feature requests
          </a>
        )}
        {socials.map(link => (
          <a key={link.url} href={link.url} target="_blank" rel="noopener">
            {link.title}
          </a>
        ))}
      </span>
      {user === null && (
        <Button variant="primary" onClick={requireLogin}>
          Log in
        </Button>
      )}
      {user && (
        <>
          <Link to="/subscription" className={styles.credits}>
            <Credits amount={user.credit} />
          </Link>
          <LazyMenu
            name="AccountMenu"
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
          />
        </>
      )}
      {open && (
        <Suspense>
          <SlideOver onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}

import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { PHONE, useMedia } from '../../lib/media.ts'
import { useSession } from '../../lib/session.ts'
import { useSite } from '../../lib/site.ts'
import { Button, ButtonLink, IconButton } from '../../ui/Button.tsx'
import { EaselMark } from '../../ui/EaselMark.tsx'
import styles from './BareHeader.module.css'

const SlideOver = lazy(() => import('../shell/SlideOver.tsx').then(file => ({ default: file.SlideOver })))

/** What stands over pages without bars: the mark and a few ways on. */
export function BareHeader() {
  const { product } = useSite()
  const { user, requireLoginAt } = useSession()
  const phone = useMedia(PHONE)
  const [open, setOpen] = useState(false)
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand}>
        <EaselMark />
        {product}
      </Link>
      {phone ? (
        <IconButton label="Menu" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <MenuIcon size={20} />
        </IconButton>
      ) : (
        <nav className={styles.links} aria-label="Main">
          <Link to="/">Trending</Link>
          <Link to="/templates">Templates</Link>
          <Link to="/about#pricing">Pricing</Link>
          <Link to="/about#questions">FAQ</Link>
          {user === null && (
            <Button look="plain" className={styles.login} onClick={() => requireLoginAt('/')}>
              Log in
            </Button>
          )}
          <ButtonLink look="lamp" to="/txt2img">
            Get started
          </ButtonLink>
        </nav>
      )}
      {open && (
        <Suspense>
          <SlideOver onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}

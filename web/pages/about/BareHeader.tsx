import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useMedia } from '#web/lib/media.ts'
import { useSession } from '#web/lib/session.ts'
import { useSite } from '#web/lib/site.ts'
import { Button, ButtonLink, IconButton } from '#web/ui/Button.tsx'
import { EaselMark } from '#web/ui/EaselMark.tsx'
import styles from './BareHeader.module.css'

const SlideOver = lazy(() => import('../shell/SlideOver.tsx').then(file => ({ default: file.SlideOver })))

/** Too narrow for the ways to stand beside the mark. */
const NARROW = '(max-width: 759px)'

/** What stands over pages without bars: the mark and a few ways on. */
export function BareHeader() {
  const { product } = useSite()
  const { user, requireLoginAt } = useSession()
  const narrow = useMedia(NARROW)
  const [open, setOpen] = useState(false)
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand}>
        <EaselMark />
        {product}
      </Link>
      {narrow ? (
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
            <Button variant="plain" className={styles.login} onClick={() => requireLoginAt('/')}>
              Log in
            </Button>
          )}
          <ButtonLink variant="primary" to="/txt2img">
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

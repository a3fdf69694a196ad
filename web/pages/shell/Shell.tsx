import { type ReactNode, useMemo } from 'react'
import { Outlet, useMatch } from 'react-router'
import { CreateBoxProvider } from '../../features/creations/create-box/context.tsx'
import { useLiveConnection } from '../../features/creations/live.ts'
import { LiveContext } from '../../features/creations/live-state.ts'
import { useSetBalance, useUser } from '../../features/identity/api.ts'
import { startLogin, useLoginPending } from '../../features/identity/login.ts'
import { PHONE, useMedia } from '../../lib/media.ts'
import { SessionContext } from '../../lib/session.ts'
import { EaselMark } from '../../ui/EaselMark.tsx'
import { Toasts } from '../../ui/Toasts.tsx'
import { BottomBar } from './BottomBar.tsx'
import styles from './Shell.module.css'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'

const TITLES: Record<string, string> = { '/gallery': 'Gallery', '/transactions': 'Transactions' }

/** What surrounds every page: navigation, who is here, live events and notices. `overlay` lies over it. */
export function Shell({ overlay }: { overlay: ReactNode }) {
  const user = useUser()
  const setBalance = useSetBalance()
  const live = useLiveConnection(user?.id, setBalance)
  const leaving = useLoginPending()
  const phone = useMedia(PHONE)
  const path = useMatch('*')?.pathname ?? '/'
  const session = useMemo(
    () => ({ user, requireLogin: () => startLogin(), requireLoginAt: startLogin }),
    [user],
  )
  return (
    <SessionContext value={session}>
      <LiveContext value={live}>
        <CreateBoxProvider>
          <a className={styles.skip} href="#content">
            Skip to the pictures
          </a>
          <div className={styles.shell}>
            {!phone && <Sidebar />}
            <div className={styles.page}>
              <TopBar title={TITLES[path] ?? 'Trending'} />
              <main id="content" className={styles.content} tabIndex={-1}>
                <Outlet />
              </main>
            </div>
            {phone && <BottomBar />}
          </div>
          {overlay}
        </CreateBoxProvider>
      </LiveContext>
      {leaving && (
        <div className={styles.leaving} role="status">
          <EaselMark />
          Logging in ...
        </div>
      )}
      <Toasts />
    </SessionContext>
  )
}

import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { Outlet, useLocation } from 'react-router'
import { findPage, PAGES, type PageRow } from '#contract/pages.ts'
import { CreateBoxProvider } from '#web/features/create/context.tsx'
import { SkipToBox } from '#web/features/create/SkipToBox.tsx'
import { useSetBalance, useSetUnread, useUser } from '#web/features/identity/api.ts'
import { startLogin, useLoginPending } from '#web/features/identity/login.ts'
import { LiveContext } from '#web/features/live/live-state.ts'
import { useLiveConnection } from '#web/features/live/use-live-connection.ts'
import { useDropGuard } from '#web/lib/file-drops.ts'
import { PHONE, useMedia } from '#web/lib/media.ts'
import { SessionContext } from '#web/lib/session.ts'
import { EaselMark } from '#web/ui/EaselMark.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { Toasts } from '#web/ui/Toasts.tsx'
import { BottomBar } from './BottomBar.tsx'
import { useOutcomeNotices } from './outcome-notices.tsx'
import { PlanNeededProvider } from './PlanNeeded.tsx'
import { SafetyProvider } from './SafetyProvider.tsx'
import styles from './Shell.module.css'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'

/** What surrounds every page: navigation, who is here, live events and notices. `overlay` lies over it. */
export function Shell({ path, overlay }: { path: string; overlay: ReactNode }) {
  const user = useUser()
  useDropGuard()
  const setBalance = useSetBalance()
  const setUnread = useSetUnread()
  const onEnded = useOutcomeNotices()
  const live = useLiveConnection(user?.id, { onBalance: setBalance, onUnread: setUnread, onEnded })
  const leaving = useLoginPending()
  const { search } = useLocation()
  const session = useMemo(
    () => ({ user, requireLogin: () => startLogin(), requireLoginAt: startLogin }),
    [user],
  )
  // What no page has for an address shows the home of the product.
  const page = PAGES[findPage(path)?.key ?? 'trending']
  const mustLogIn = user === null && page.needsLogin
  useEffect(() => {
    if (mustLogIn) startLogin(path + search)
  }, [mustLogIn, path, search])
  return (
    <SessionContext value={session}>
      <LiveContext value={live}>
        <CreateBoxProvider>
          <PlanNeededProvider>
            <SafetyProvider>
              <a className={styles.skip} href="#content">
                Skip to the content
              </a>
              <SkipToBox className={styles.skip} />
              {page.isBare ? (
                <Suspense>
                  <Outlet />
                </Suspense>
              ) : (
                <Frame page={page} />
              )}
              {overlay}
            </SafetyProvider>
          </PlanNeededProvider>
        </CreateBoxProvider>
      </LiveContext>
      {leaving && (
        <div className={styles.leaving} role="status">
          <EaselMark />
          Logging in ...
        </div>
      )}
      <Toasts />
      <LiveRegion />
    </SessionContext>
  )
}

/** The page between its bars. */
function Frame({ page }: { page: PageRow }) {
  const phone = useMedia(PHONE)
  return (
    <div className={styles.shell}>
      {!phone && <Sidebar />}
      <div className={styles.page}>
        <TopBar page={page} />
        <main id="content" className={styles.content} tabIndex={-1}>
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
      </div>
      {phone && <BottomBar />}
    </div>
  )
}

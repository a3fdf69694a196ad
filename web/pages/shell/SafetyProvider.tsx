import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { Author } from '#contract/people.ts'
import { type Reported, SafetyContext } from '#web/lib/safety.ts'
import { useSession } from '#web/lib/session.ts'

const ReportDialog = lazy(() =>
  import('#web/features/reports/ReportDialog.tsx').then(file => ({ default: file.ReportDialog })),
)
const HideDialog = lazy(() => import('./HideDialog.tsx').then(file => ({ default: file.HideDialog })))

/** Lets everything on the page report and hide; its dialogs lie over whatever asked for them. */
export function SafetyProvider({ children }: { children: ReactNode }) {
  const { user, requireLogin } = useSession()
  const [reported, setReported] = useState<Reported | null>(null)
  const [hiding, setHiding] = useState<Author | null>(null)
  const safety = useMemo(
    () => ({
      report: (subject: Reported) => (user ? setReported(subject) : requireLogin()),
      hide: (person: Author) => (user ? setHiding(person) : requireLogin()),
    }),
    [user, requireLogin],
  )
  return (
    <SafetyContext value={safety}>
      {children}
      <Suspense>
        {reported && <ReportDialog subject={reported} onClose={() => setReported(null)} />}
        {hiding && <HideDialog person={hiding} onClose={() => setHiding(null)} />}
      </Suspense>
    </SafetyContext>
  )
}

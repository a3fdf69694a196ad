import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignedInBrowser } from '#contract/identity.ts'
import { sentenceOf } from '#web/lib/call.ts'
import { formatAge } from '#web/lib/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { notify, notifyError } from '#web/ui/toasts.ts'
import { useFailureNotice } from '#web/ui/use-failure-notice.ts'
import { endSession, listSessions } from './api.ts'
import styles from './Settings.module.css'

const KEY = ['sessions']
const HEADING = 'signed-in'

/** In which browsers the person is signed in, each to be signed out from here. */
export function SignedInBrowsers() {
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => listSessions(signal) })
  useFailureNotice('Load logged-in browsers failed', error)
  return (
    <section className={styles.section} aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        Where you are logged in
      </h2>
      {error ? (
        <p className={styles.text}>
          {sentenceOf(error)} <Button onClick={() => refetch()}>Try again</Button>
        </p>
      ) : data ? (
        <Browsers browsers={data} />
      ) : (
        <Skeleton height={44} />
      )}
    </section>
  )
}

function Browsers({ browsers }: { browsers: SignedInBrowser[] }) {
  // Whatever signed in last may be unknown to the person, so the list says first which one this is.
  const sorted = [...browsers].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  return (
    <>
      <ul className={styles.browsers}>
        {sorted.map(browser => (
          <Browser key={browser.id} browser={browser} />
        ))}
      </ul>
      {browsers.length > 2 && <SignOut sessionId={null} name="Sign out everywhere else" />}
    </>
  )
}

function Browser({
  browser: { id, device, isCurrent, signedInAt, lastSeenAt },
}: {
  browser: SignedInBrowser
}) {
  const name = device || 'Unknown browser'
  return (
    <li className={styles.browser}>
      <div>
        {name}
        <small>
          {isCurrent ? 'This browser' : `Last used ${formatAge(lastSeenAt)}`}, logged in{' '}
          {formatAge(signedInAt)}
        </small>
      </div>
      {!isCurrent && <SignOut sessionId={id} name="Sign out" about={name} />}
    </li>
  )
}

function SignOut({ sessionId, name, about }: { sessionId: string | null; name: string; about?: string }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  return (
    <Button
      busy={busy}
      aria-label={about && `${name}: ${about}`}
      onClick={async () => {
        setBusy(true)
        try {
          await endSession(sessionId)
          notify('Success', about ? `Signed out: ${about}` : 'Signed out everywhere else')
        } catch (failure) {
          notifyError('Sign out failed', sentenceOf(failure))
        }
        // Also after a failure: it may have been signed out elsewhere.
        await client.invalidateQueries({ queryKey: KEY })
        setBusy(false)
        // The button goes with its row.
        document.getElementById(HEADING)?.focus()
      }}
    >
      {name}
    </Button>
  )
}

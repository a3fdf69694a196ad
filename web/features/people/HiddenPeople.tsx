import { useState } from 'react'
import { Link } from 'react-router'
import type { Author } from '#contract/people.ts'
import { sentenceOf } from '#web/lib/call.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { notifyError } from '#web/ui/toasts.ts'
import { useFailureNotice } from '#web/ui/use-failure-notice.ts'
import styles from './HiddenPeople.module.css'
import { useHiddenPeople, useShowAgain } from './hidden-people.ts'

/** The people whom one hid, each to be shown again. */
export function HiddenPeople() {
  const { data, error, refetch } = useHiddenPeople()
  useFailureNotice('Load hidden people failed', error)
  if (error) {
    return (
      <p className={styles.none}>
        {sentenceOf(error)} <Button onClick={() => refetch()}>Try again</Button>
      </p>
    )
  }
  if (!data) return <Skeleton height={44} />
  if (data.length === 0) return <p className={styles.none}>You haven’t hidden anyone.</p>
  return (
    <ul className={styles.people}>
      {data.map(person => (
        <Person key={person.id} person={person} />
      ))}
    </ul>
  )
}

function Person({ person }: { person: Author }) {
  const showAgain = useShowAgain()
  const [busy, setBusy] = useState(false)
  return (
    <li className={styles.person}>
      <Avatar person={person} size={36} />
      <Link to={`/user/${person.id}`}>{person.nickName}</Link>
      <Button
        busy={busy}
        aria-label={`Show again: ${person.nickName}`}
        onClick={async () => {
          setBusy(true)
          try {
            await showAgain(person.id)
          } catch (failure) {
            notifyError('Show person failed', sentenceOf(failure))
            setBusy(false)
          }
        }}
      >
        Show again
      </Button>
    </li>
  )
}

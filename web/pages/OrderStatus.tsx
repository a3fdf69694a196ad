import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { fetchOrder, useReloadBilling } from '../features/billing/api.ts'
import { isNotFoundError, sentenceOf } from '../lib/call.ts'
import { useSession } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { NotFound } from '../ui/NotFound.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useFailureNotice } from '../ui/use-failure-notice.ts'
import styles from './OrderStatus.module.css'

const POLL_MS = 3000
const REDIRECT_MS = 3000

/** What became of a payment: asked for until it has arrived, then back to the subscription page. */
export function OrderStatus() {
  const { sessionId = '' } = useParams()
  const { user } = useSession()
  const navigate = useNavigate()
  const reload = useReloadBilling()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['order', sessionId],
    queryFn: ({ signal }) => fetchOrder(sessionId, signal),
    refetchInterval: query =>
      query.state.data?.status === 'complete' || query.state.error ? false : POLL_MS,
    enabled: Boolean(user),
    retry: false,
  })
  const isNotFound = isNotFoundError(error)
  useFailureNotice('Get checkout status failed', isNotFound ? null : error)
  const isComplete = data?.status === 'complete'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is complete
  useEffect(() => {
    if (!isComplete) return
    reload()
    const timer = setTimeout(() => navigate('/subscription', { replace: true }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isComplete])
  if (!user) return null
  return (
    <section className={styles.page} aria-label="Order status" aria-live="polite">
      {isPending ? (
        <p className={styles.loading}>
          <Spinner /> Loading
        </p>
      ) : isNotFound ? (
        <NotFound>
          <ButtonLink to="/subscription">Go to Credits</ButtonLink>
        </NotFound>
      ) : error && !data ? (
        <EmptyState icon={<Clock size={32} />} text={sentenceOf(error)}>
          <Button onClick={() => refetch()}>Try again</Button>
        </EmptyState>
      ) : (
        <Outcome isComplete={isComplete} isCard={data?.kind === 'card'} />
      )}
    </section>
  )
}

function Outcome({ isComplete, isCard }: { isComplete: boolean; isCard: boolean }) {
  const { email } = useSite()
  return isComplete ? (
    <EmptyState
      icon={<CircleCheck size={32} />}
      text={`${isCard ? 'Your card is saved.' : 'Thank you for your purchase!'} Redirecting to the subscription page in 3 seconds.`}
    />
  ) : (
    <EmptyState
      icon={<Clock size={32} />}
      text={`We're processing your order, it should be ready soon. If not, contact us at ${email}.`}
    />
  )
}

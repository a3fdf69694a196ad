import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, ReceiptText } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { fetchTransactions, TRANSACTIONS_PAGE } from '../features/credits/api.ts'
import { sentenceOf } from '../lib/call.ts'
import { formatCount, formatMinute } from '../lib/format.ts'
import { useSession } from '../lib/session.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useFailureNotice } from '../ui/use-failure-notice.ts'
import styles from './Transactions.module.css'

/**
 * Every change of one's credits, the newest first. The page around it leads whoever is not signed in to the
 * sign-in.
 */
export function Transactions() {
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['transactions', page],
    queryFn: () => fetchTransactions(page),
    placeholderData: previous => previous,
    enabled: Boolean(user),
  })
  useFailureNotice('List transaction failed', error)
  if (user === null) return null
  if (isPending) return <Skeleton height={240} />
  if (error) {
    return (
      <EmptyState icon={<ReceiptText size={32} />} text={`List transaction failed. ${sentenceOf(error)}`}>
        <Button onClick={() => refetch()}>Try again</Button>
      </EmptyState>
    )
  }
  if (data.total === 0) return <EmptyState icon={<ReceiptText size={32} />} text="No data available" />
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label="Transactions" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Credit Change</th>
              <th scope="col">Remaining Credit</th>
              <th scope="col">Description</th>
            </tr>
          </thead>
          <tbody>
            {data.data.map(entry => (
              <tr key={`${entry.createdAt} ${entry.after} ${entry.description}`}>
                <td>
                  <time dateTime={entry.createdAt}>{formatMinute(entry.createdAt)}</time>
                </td>
                <td className={entry.change > 0 ? styles.plus : ''}>
                  {entry.change > 0 ? '+' : '−'}
                  {formatCount(Math.abs(entry.change))}
                </td>
                <td>
                  <span className={styles.label} aria-hidden="true">
                    Remaining Credit
                  </span>{' '}
                  {formatCount(entry.after)}
                </td>
                <td>{entry.description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Pagination
        page={page}
        pages={Math.ceil(data.total / TRANSACTIONS_PAGE)}
        onChoose={next => setSearch(next === 1 ? {} : { page: String(next) })}
      />
    </>
  )
}

/** The current page with its neighbours, the first and the last; null stands for what is left out. */
function pagesAround(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter(one => one >= 1 && one <= pages)
    .sort((a, b) => a - b)
  return shown.flatMap((one, index) => (index > 0 && one - (shown[index - 1] ?? 0) > 1 ? [null, one] : [one]))
}

function Pagination({
  page,
  pages,
  onChoose,
}: {
  page: number
  pages: number
  onChoose: (page: number) => void
}) {
  return (
    <nav className={styles.pages} aria-label="Pages">
      <IconButton label="Newer" disabled={page <= 1} onClick={() => onChoose(page - 1)}>
        <ChevronLeft size={20} />
      </IconButton>
      {pagesAround(page, pages).map((one, index) =>
        one === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to be told by
          <span key={`gap ${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            className={styles.number}
            aria-label={`Page ${formatCount(one)}`}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onChoose(one)}
          >
            {formatCount(one)}
          </button>
        ),
      )}
      <IconButton label="Older" disabled={page >= pages} onClick={() => onChoose(page + 1)}>
        <ChevronRight size={20} />
      </IconButton>
    </nav>
  )
}

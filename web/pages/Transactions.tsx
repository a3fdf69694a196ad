import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { fetchTransactions, TRANSACTIONS_PAGE } from '../features/credits/api.ts'
import { sentenceOf } from '../lib/call.ts'
import { formatCount, formatDate } from '../lib/format.ts'
import { useTitle } from '../lib/title.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './Transactions.module.css'

/** Every change of one's credits, the newest first. */
export function Transactions() {
  useTitle('Transactions')
  const [page, setPage] = useState(1)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['transactions', page],
    queryFn: () => fetchTransactions(page),
    placeholderData: previous => previous,
  })
  if (isPending) return <Skeleton height={240} />
  if (error) {
    return (
      <EmptyState icon={<ReceiptText size={32} />} text={`List transaction failed. ${sentenceOf(error)}`}>
        <Button onClick={() => refetch()}>Try again</Button>
      </EmptyState>
    )
  }
  if (data.total === 0) return <EmptyState icon={<ReceiptText size={32} />} text="No data available" />
  const pages = Math.ceil(data.total / TRANSACTIONS_PAGE)
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
                <td>{formatDate(entry.createdAt)}</td>
                <td className={entry.change > 0 ? styles.plus : ''}>
                  {entry.change > 0 ? '+' : '−'}
                  {formatCount(Math.abs(entry.change))}
                </td>
                <td>{formatCount(entry.after)}</td>
                <td>{entry.description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <nav className={styles.pages} aria-label="Pages">
        <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
          Newer
        </Button>
        <span role="status">
          Page {formatCount(page)} of {formatCount(pages)}
        </span>
        <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
          Older
        </Button>
      </nav>
    </>
  )
}

import { formatCount } from '../lib/format.ts'
import styles from './Credits.module.css'

/** A number of credits behind its dot. Readers of screens hear the unit; `unit` shows it to everybody. */
export function Credits({
  amount,
  hollow = false,
  unit = false,
}: {
  amount: number
  hollow?: boolean
  unit?: boolean
}) {
  return (
    <span className={styles.credits}>
      <span className={hollow ? styles.hollow : styles.dot} aria-hidden="true" />
      <span>
        {formatCount(amount)}
        <span className={unit ? undefined : 'visually-hidden'}> {amount === 1 ? 'credit' : 'credits'}</span>
      </span>
    </span>
  )
}

import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { configurationOf, findMode, findModel } from '#catalogue/modes.ts'
import type { Subscription } from '#contract/billing.ts'
import { formatCount } from '#web/lib/format.ts'
import { Button } from '#web/ui/Button.tsx'
import styles from './Account.module.css'

/** `About 499 Standard or 208 Ultra pictures`: what the balance is worth. */
function worthOf(credit: number): string {
  const mode = findMode('txt2img')
  const counts = ['standard', 'ultra'].flatMap(name => {
    const model = mode && findModel(mode, name)
    if (!model) return []
    return [`${formatCount(Math.floor(credit / configurationOf(mode, model).credits))} ${model.title}`]
  })
  return `About ${counts.join(' or ')} pictures`
}

/** The balance, what it is worth, and the ways to more of it and to its history. */
export function AccountCredits({
  credit,
  subscription,
  onGetCredits,
}: {
  credit: number
  subscription: Subscription | undefined
  onGetCredits: () => void
}) {
  return (
    <section className={styles.card} aria-labelledby="account-credits">
      <h2 id="account-credits">Account Credits</h2>
      <p className={styles.balance}>
        <span className={styles.dot} aria-hidden="true" />
        {formatCount(credit)}
        <span className="visually-hidden"> credits</span>
      </p>
      <p className={styles.hint}>{worthOf(credit)}</p>
      {subscription && subscription.creditDebt > 0 && (
        <p className={styles.warning} role="status">
          {formatCount(subscription.creditDebt)} credits are owed after a payment was taken back. They are
          taken from the next credits you get.
        </p>
      )}
      {subscription?.isFrozen && (
        <p className={styles.warning} role="status">
          A payment is disputed. Until that is settled nothing can be created.
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="primary" onClick={onGetCredits}>
          Get Credits
        </Button>
        <Link to="/transactions" className={styles.link}>
          Transactions
          <ArrowRight size={16} aria-hidden="true" />
        </Link>
      </div>
    </section>
  )
}

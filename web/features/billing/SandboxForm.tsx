import { FlaskConical } from 'lucide-react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { SANDBOX_CARDS } from '#catalogue/sandbox-cards.ts'
import { sentenceOf } from '#web/lib/call.ts'
import { useSite } from '#web/lib/site.ts'
import { Button } from '#web/ui/Button.tsx'
import styles from './Checkout.module.css'
import { formatDollars } from './PlanCards.tsx'
import { fetchSandboxOrder, payInSandbox, type SandboxOrder } from './sandbox-api.ts'

/** The form of the sandbox: no money moves, and it says so. */
export function SandboxForm({
  clientSecret,
  onReady,
  onPaid,
  onFailure,
}: {
  clientSecret: string
  onReady: () => void
  onPaid: () => void
  onFailure: (sentence: string) => void
}) {
  const id = useId()
  const { product } = useSite()
  const [order, setOrder] = useState<SandboxOrder | null>(null)
  const [cardNumber, setCardNumber] = useState<string>(SANDBOX_CARDS[0].number)
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [mistake, setMistake] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form lasts as long as its session
  useEffect(() => {
    let isGone = false
    fetchSandboxOrder(clientSecret).then(
      found => {
        if (isGone) return
        setOrder(found)
        onReady()
      },
      error => !isGone && onFailure(sentenceOf(error)),
    )
    return () => {
      isGone = true
    }
  }, [clientSecret])

  const pay = async (isConfirmed: boolean) => {
    setBusy(true)
    setMistake(null)
    setAsking(false)
    try {
      const outcome = await payInSandbox({ clientSecret, cardNumber, isConfirmed })
      if (outcome === 'succeeded') return onPaid()
      setAsking(true)
    } catch (error) {
      setMistake(sentenceOf(error))
    }
    setBusy(false)
  }
  if (!order) return null
  const price = formatDollars(order.amount / 100)
  const isSetup = order.mode === 'setup'
  if (isAsking) {
    return (
      <section className={styles.form} aria-labelledby={`${id}-bank`}>
        <h3 id={`${id}-bank`}>Your bank asks you to confirm</h3>
        <p>
          {isSetup ? `Let ${product} charge this card for your plan` : `Pay ${price} to ${product}`}{' '}
          (sandbox)?
        </p>
        <div className={styles.answers}>
          <Button
            onClick={() => {
              setAsking(false)
              setMistake(`The ${isSetup ? 'card' : 'payment'} was not confirmed, and nothing was charged.`)
            }}
          >
            Refuse
          </Button>
          <Button variant="primary" busy={busy} onClick={() => pay(true)}>
            Confirm
          </Button>
        </div>
      </section>
    )
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        pay(false)
      }}
    >
      <p className={styles.sandbox}>
        <FlaskConical size={16} aria-hidden="true" /> Sandbox: no money moves, and real cards are not taken.
      </p>
      {isSetup ? (
        <p>Your plan is charged to this card from now on. What is due is charged at once.</p>
      ) : (
        <p className={styles.order}>
          <span>{order.name}</span> <strong>{price}</strong>
        </p>
      )}
      <label htmlFor={`${id}-card`} className={styles.label}>
        Card number
      </label>
      <input
        id={`${id}-card`}
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={40}
        value={cardNumber}
        aria-invalid={mistake !== null}
        aria-describedby={mistake ? `${id}-mistake` : undefined}
        onChange={event => setCardNumber(event.target.value)}
      />
      {mistake && (
        <p id={`${id}-mistake`} className={styles.mistake} role="alert">
          {mistake}
        </p>
      )}
      <ul className={styles.cards} aria-label="Test cards">
        {SANDBOX_CARDS.map(({ number, meaning }) => (
          <li key={number}>
            <button type="button" onClick={() => setCardNumber(number)}>
              <code>{number}</code> {meaning}
            </button>
          </li>
        ))}
      </ul>
      <Button variant="primary" wide type="submit" busy={busy}>
        {isSetup ? 'Save card' : `Pay ${price}`}
      </Button>
    </form>
  )
}

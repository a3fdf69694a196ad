import { FlaskConical } from 'lucide-react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { sentenceOf } from '../../lib/call.ts'
import { useSite } from '../../lib/site.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Checkout.module.css'
import { formatDollars } from './PlanCards.tsx'
import { fetchSandboxOrder, payInSandbox, type SandboxOrder, TEST_CARDS } from './sandbox-api.ts'

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
  const [cardNumber, setCardNumber] = useState<string>(TEST_CARDS[0].number)
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
  if (isAsking) {
    return (
      <section className={styles.form} aria-labelledby={`${id}-bank`}>
        <h3 id={`${id}-bank`}>Your bank asks you to confirm</h3>
        <p>
          Pay {formatDollars(order.amount / 100)} to {product} (sandbox)?
        </p>
        <div className={styles.answers}>
          <Button
            onClick={() => {
              setAsking(false)
              setMistake('The payment was not confirmed, and nothing was charged.')
            }}
          >
            Refuse
          </Button>
          <Button look="lamp" busy={busy} onClick={() => pay(true)}>
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
      <p className={styles.order}>
        <span>{order.name}</span> <strong>{formatDollars(order.amount / 100)}</strong>
      </p>
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
        {TEST_CARDS.map(({ number, effect }) => (
          <li key={number}>
            <button type="button" onClick={() => setCardNumber(number)}>
              <code>{number}</code> {effect}
            </button>
          </li>
        ))}
      </ul>
      <Button look="lamp" wide type="submit" busy={busy}>
        Pay {formatDollars(order.amount / 100)}
      </Button>
    </form>
  )
}

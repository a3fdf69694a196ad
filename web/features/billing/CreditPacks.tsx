import { useId, useState } from 'react'
import { type CreditPack, PACKS } from '#catalogue/packs.ts'
import { formatCount } from '#web/lib/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import styles from './CreditPacks.module.css'
import { formatDollars } from './PlanCards.tsx'

/** Dots on a pack's tile, more for a larger one. */
const DOTS = [1, 2, 3, 5, 7, 10]
const USUAL = 10

/** Offers the packs of credits; `onChoose` begins to pay for one. */
export function CreditPacks({
  credit,
  busy,
  onChoose,
  onClose,
}: {
  /** The balance before. */
  credit: number
  busy: boolean
  onChoose: (pack: CreditPack) => void
  onClose: () => void
}) {
  const name = useId()
  const [quantity, setQuantity] = useState(USUAL)
  const chosen = PACKS.find(pack => pack.quantity === quantity)
  if (!chosen) return null
  return (
    <Dialog
      title="Get Credits"
      width={640}
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          <p>
            New balance <strong>{formatCount(credit + chosen.credits)}</strong>
          </p>
          <Button variant="primary" busy={busy} onClick={() => onChoose(chosen)}>
            Pay {formatDollars(chosen.price)}
          </Button>
        </div>
      }
    >
      <p className={styles.text}>
        One-time. Added to your balance as soon as the payment clears. $2 per 1,000.
      </p>
      <fieldset className={styles.packs}>
        <legend className="visually-hidden">Credits</legend>
        {PACKS.map((pack, index) => (
          <label key={pack.quantity} className={styles.pack}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={pack.quantity === quantity}
              data-autofocus={pack.quantity === USUAL || undefined}
              onChange={() => setQuantity(pack.quantity)}
            />
            <span className={styles.dots} aria-hidden="true">
              {Array.from({ length: DOTS[index] ?? 1 }, (_, dot) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dots are all alike
                <i key={dot} />
              ))}
            </span>
            <strong className={styles.amount}>{formatCount(pack.credits)}</strong>
            <span className={styles.line}>
              <span>credits</span> <b>{formatDollars(pack.price)}</b>
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}

import { Copy, Dices } from 'lucide-react'
import { useId } from 'react'
import { SEED_LIMIT } from '#contract/creation-limits.ts'
import { copyText } from '#web/lib/clipboard.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { notify, notifyError } from '#web/ui/toasts.ts'
import { useBoxState, useCreateBox } from '../context.tsx'
import styles from './Adjustments.module.css'

/** The number that makes the same form give the same picture; empty for another one each time. */
export function Seed() {
  const box = useCreateBox()
  const seed = useBoxState(({ form }) => form.seed)
  const id = useId()
  const copy = () =>
    copyText(String(seed)).then(
      () => notify('Seed copied!', null, <Copy size={20} />),
      () => notifyError('Copy failed', 'The browser refused to copy.'),
    )
  return (
    <div className={styles.group}>
      <label htmlFor={id} className={styles.legend}>
        Seed
      </label>
      <div className={styles.seed}>
        <input
          id={id}
          inputMode="numeric"
          pattern="[0-9]*"
          placeholder="Random"
          autoComplete="off"
          value={seed ?? ''}
          onChange={event => {
            const digits = event.target.value.replace(/\D/g, '')
            box.change({ seed: digits ? Math.min(Number(digits), SEED_LIMIT) : null })
          }}
        />
        <IconButton
          label="New random seed"
          onClick={() => box.change({ seed: Math.floor(Math.random() * (SEED_LIMIT + 1)) })}
        >
          <Dices size={20} />
        </IconButton>
        <IconButton label="Copy seed" disabled={seed === null} onClick={copy}>
          <Copy size={20} />
        </IconButton>
      </div>
    </div>
  )
}

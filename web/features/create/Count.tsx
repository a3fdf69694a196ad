import { useEffect, useId } from 'react'
import { BATCH_LIMIT } from '#contract/creation-limits.ts'
import { useSeeded } from '#web/features/creations/availability.ts'
import { formatCount } from '#web/lib/format.ts'
import styles from './Count.module.css'
import { useBoxState, useCreateBox } from './context.tsx'
import { configurationOfForm, priceOf } from './form.ts'
import { rememberCount } from './last-count.ts'

const COUNTS = Array.from({ length: BATCH_LIMIT }, (_, index) => index + 1)

/** How many pictures are made of the form: arrow keys go from one number to the next, Alt with a number sets it. */
export function Count() {
  const box = useCreateBox()
  const isSeeded = useSeeded()
  const mode = useBoxState(({ form }) => form.mode)
  const model = useBoxState(({ form }) => form.model)
  const wished = useBoxState(({ form }) => form.count)
  const busy = useBoxState(state => state.busy !== null)
  const name = useId()
  const several = isSeeded(mode, model)
  const count = several ? wished : 1
  const each = priceOf({ mode, model })
  useEffect(() => {
    const choose = (next: number) => {
      box.change({ count: next })
      rememberCount(mode, next)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const digit = /^Digit([1-9])$/.exec(event.code)?.[1]
      if (!event.altKey || event.ctrlKey || event.metaKey || !digit || !several) return
      if (Number(digit) > BATCH_LIMIT || document.querySelector('dialog[open]')) return
      event.preventDefault()
      choose(Number(digit))
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [box, mode, several])
  const title = configurationOfForm({ mode, model }).mode.name
  return (
    <div className={styles.row}>
      <p className={styles.text}>
        <strong>Pictures</strong>
        <small>{several ? `${formatCount(each)} each` : `${title} makes one at a time`}</small>
      </p>
      <div className={styles.counts} role="radiogroup" aria-label="How many pictures">
        {COUNTS.map(number => {
          const possible = number === 1 || several
          return (
            <label
              key={number}
              className={styles.count}
              title={
                possible ? `${formatCount(number * each)} credits` : `${title} makes one picture at a time.`
              }
            >
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                aria-label={`${number}, ${formatCount(number * each)} credits`}
                checked={number === count}
                disabled={busy || !possible}
                onChange={() => {
                  box.change({ count: number })
                  rememberCount(mode, number)
                }}
              />
              {number}
            </label>
          )
        })}
      </div>
    </div>
  )
}

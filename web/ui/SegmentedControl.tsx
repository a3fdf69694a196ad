import { useId } from 'react'
import styles from './SegmentedControl.module.css'

/** A few choices side by side, one of which is chosen; arrow keys go from one to the next. */
export function SegmentedControl<Key extends string>({
  label,
  choices,
  current,
  disabled,
  onChoose,
}: {
  label: string
  choices: readonly { key: Key; title: string }[]
  current: Key | undefined
  disabled?: boolean
  onChoose: (key: Key) => void
}) {
  const name = useId()
  return (
    <fieldset className={styles.segments} disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map(({ key, title }) => (
        <label key={key} className={styles.segment}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={key === current}
            onChange={() => onChoose(key)}
          />
          {title}
        </label>
      ))}
    </fieldset>
  )
}

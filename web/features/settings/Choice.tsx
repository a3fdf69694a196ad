import { Check } from 'lucide-react'
import { useId } from 'react'
import styles from './Settings.module.css'

/** Something to be switched on or off, with a line that says what it does. */
export function Choice({
  title,
  hint,
  checked,
  onChange,
}: {
  title: string
  hint: string
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <span className={styles.box}>
        <input
          id={id}
          type="checkbox"
          aria-describedby={`${id}-hint`}
          checked={checked}
          onChange={event => onChange(event.target.checked)}
        />
        <Check size={16} strokeWidth={2.5} aria-hidden="true" />
      </span>
      <label htmlFor={id}>
        {title}
        <small id={`${id}-hint`}>{hint}</small>
      </label>
    </div>
  )
}

import { useId } from 'react'
import { useBoxState, useCreateBox } from '../context.tsx'
import { configurationOfForm, slotOf } from '../form.ts'
import styles from './Adjustments.module.css'

/** How far the result may go from the picture that guides it. */
export function ImageStrength() {
  const box = useCreateBox()
  const strength = useBoxState(({ form }) => form.imageStrength)
  const guided = useBoxState(({ form, pictures }) =>
    configurationOfForm(form).mode.imageInputs.some(input => pictures[slotOf(input)]),
  )
  const id = useId()
  return (
    <div className={styles.group}>
      <span className={styles.headed}>
        <label htmlFor={id} className={styles.legend}>
          Image strength
        </label>
        <output htmlFor={id} className={styles.value}>
          {strength.toFixed(2)}
        </output>
      </span>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.05}
        className={styles.range}
        value={strength}
        aria-describedby={`${id}-hint`}
        onChange={event => box.change({ imageStrength: event.target.valueAsNumber })}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {guided
          ? 'Low stays close to the guide picture, high follows the prompt.'
          : 'Counts once a guide picture is added.'}
      </p>
    </div>
  )
}

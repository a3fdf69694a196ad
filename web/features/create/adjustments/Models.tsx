import { NOT_AVAILABLE, useAvailability } from '#web/features/creations/availability.ts'
import { Credits } from '#web/ui/Credits.tsx'
import { useBoxState, useCreateBox } from '../context.tsx'
import { configurationOfForm } from '../form.ts'
import styles from './Adjustments.module.css'

/** The models of the mode with their prices; one that nobody serves says so. */
export function Models() {
  const box = useCreateBox()
  const isAvailable = useAvailability()
  const mode = useBoxState(({ form }) => form.mode)
  const chosen = useBoxState(({ form }) => form.model)
  return (
    <fieldset className={`${styles.group} ${styles.models}`}>
      <legend>Model</legend>
      {configurationOfForm({ mode, model: chosen }).mode.models.map(model => {
        const available = isAvailable(mode, model.name)
        return (
          <label key={model.name} className={styles.model}>
            <input
              type="radio"
              name="model"
              checked={chosen === model.name}
              onChange={() => box.chooseModel(model.name)}
            />
            <span className={`${styles.modelName} ${available ? '' : styles.unavailable}`}>
              {model.title}
              <small>{model.description}</small>
              {!available && <small className={styles.provider}>{NOT_AVAILABLE}</small>}
            </span>
            <Credits amount={model.options.credits} hollow={!available} />
          </label>
        )
      })}
    </fieldset>
  )
}

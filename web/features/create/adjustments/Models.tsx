import { NOT_SERVED, useServed } from '#web/features/creations/served.ts'
import { Credits } from '#web/ui/Credits.tsx'
import { useBoxState, useCreateBox } from '../context.tsx'
import { configurationOfForm } from '../form.ts'
import styles from './Adjustments.module.css'

/** The models of the mode with their prices; one that nobody serves says so. */
export function Models() {
  const box = useCreateBox()
  const isServed = useServed()
  const mode = useBoxState(({ form }) => form.mode)
  const chosen = useBoxState(({ form }) => form.model)
  return (
    <fieldset className={`${styles.group} ${styles.models}`}>
      <legend>Model</legend>
      {configurationOfForm({ mode, model: chosen }).mode.models.map(model => {
        const served = isServed(mode, model.name)
        return (
          <label key={model.name} className={styles.model}>
            <input
              type="radio"
              name="model"
              checked={chosen === model.name}
              onChange={() => box.chooseModel(model.name)}
            />
            <span className={`${styles.modelName} ${served ? '' : styles.unserved}`}>
              {model.title}
              <small>{model.description}</small>
              {!served && <small className={styles.provider}>{NOT_SERVED}</small>}
            </span>
            <Credits amount={model.options.credits} hollow={!served} />
          </label>
        )
      })}
    </fieldset>
  )
}

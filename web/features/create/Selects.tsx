import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import { useBoxState, useCreateBox } from './context.tsx'
import { configurationOfForm } from './form.ts'
import styles from './Selects.module.css'

const MOST_SEGMENTS = 3

/** The selects of a mode: up to three choices side by side, more in a list. */
export function Selects() {
  const box = useCreateBox()
  const mode = useBoxState(({ form }) => form.mode)
  const model = useBoxState(({ form }) => form.model)
  const options = useBoxState(({ form }) => form.options)
  const submitting = useBoxState(({ busy }) => busy === 'submitting')
  const choose = (key: string, value: string) => box.change({ options: { ...options, [key]: value } })
  return (
    <div className={styles.selects}>
      {configurationOfForm({ mode, model }).mode.selectInputs.map(select =>
        select.choices.length <= MOST_SEGMENTS ? (
          <SegmentedControl
            key={select.key}
            label={select.title}
            choices={select.choices}
            current={options[select.key]}
            disabled={submitting}
            onChoose={key => choose(select.key, key)}
          />
        ) : (
          <label key={select.key}>
            <span className={styles.label}>{select.title}</span>
            <select
              className={styles.select}
              value={options[select.key]}
              disabled={submitting}
              onChange={event => choose(select.key, event.target.value)}
            >
              {select.choices.map(choice => (
                <option key={choice.key} value={choice.key}>
                  {choice.title}
                </option>
              ))}
            </select>
          </label>
        ),
      )}
    </div>
  )
}

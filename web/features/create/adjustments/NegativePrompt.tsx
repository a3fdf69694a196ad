import { RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { DEFAULT_NEGATIVE_PROMPT, PROMPT_LIMIT } from '#contract/creation-limits.ts'
import { AutoTextArea } from '#web/ui/AutoTextArea.tsx'
import { useBoxState, useCreateBox } from '../context.tsx'
import styles from './Adjustments.module.css'

/** What the picture should not be. It starts with a long list of faults, which can be had back. */
export function NegativePrompt() {
  const box = useCreateBox()
  const text = useBoxState(({ form }) => form.negativePrompt)
  const id = useId()
  const isDefault = text === DEFAULT_NEGATIVE_PROMPT
  return (
    <div className={styles.group}>
      <span className={styles.headed}>
        <label htmlFor={id} className={styles.legend}>
          Negative prompt
        </label>
        {!isDefault && (
          <button
            type="button"
            className={styles.restore}
            onClick={() => box.change({ negativePrompt: DEFAULT_NEGATIVE_PROMPT })}
          >
            <RotateCcw size={14} aria-hidden="true" />
            Reset
            <span className="visually-hidden"> the negative prompt</span>
          </button>
        )}
      </span>
      <AutoTextArea
        id={id}
        rows={4}
        className={styles.negative}
        placeholder="What the picture should not be"
        maxLength={PROMPT_LIMIT}
        value={text}
        onChange={event => box.change({ negativePrompt: event.target.value })}
      />
    </div>
  )
}

import { RATIOS } from '#catalogue/ratios.ts'
import { useBoxState, useCreateBox } from '../context.tsx'
import { RatioShape } from '../RatioShape.tsx'
import styles from './Adjustments.module.css'

/** The aspect ratios as outlines. */
export function Ratios() {
  const box = useCreateBox()
  const chosen = useBoxState(({ form }) => form.aspectRatio)
  return (
    <fieldset className={styles.group}>
      <legend>Aspect ratio</legend>
      <div className={styles.ratios}>
        {RATIOS.map(ratio => (
          <label key={ratio.key} className={styles.ratio}>
            <input
              type="radio"
              name="ratio"
              className="visually-hidden"
              checked={chosen === ratio.key}
              onChange={() => box.change({ aspectRatio: ratio.key })}
            />
            <RatioShape ratio={ratio.key} />
            {ratio.key}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

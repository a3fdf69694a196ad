import { Ban } from 'lucide-react'
import { STYLES } from '#catalogue/styles.ts'
import { useBoxState, useCreateBox } from '../context.tsx'
import { stylePicture } from '../style-picture.ts'
import styles from './Adjustments.module.css'

/** Every style as one and the same pear. */
export function Styles() {
  const box = useCreateBox()
  const chosen = useBoxState(({ form }) => form.style ?? 'none')
  return (
    <fieldset className={styles.group}>
      <legend>Style</legend>
      <div className={styles.styles}>
        {STYLES.map(style => {
          const picture = stylePicture(style.key)
          return (
            <label key={style.key} className={styles.style}>
              <input
                type="radio"
                name="style"
                className="visually-hidden"
                checked={chosen === style.key}
                onChange={() => box.change({ style: style.key === 'none' ? null : style.key })}
              />
              <span className={styles.chip}>
                {picture ? (
                  <img src={picture} alt="" width={80} height={80} loading="lazy" />
                ) : (
                  <Ban size={22} />
                )}
              </span>
              {style.title}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

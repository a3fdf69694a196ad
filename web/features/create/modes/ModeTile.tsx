import type { ReactNode } from 'react'
import type { Mode } from '#catalogue/mode.ts'
import { modePicture } from '#web/features/creations/mode-picture.ts'
import styles from './ModeTile.module.css'

/** About as wide as a tile is. */
const SIZES = '(max-width: 599px) 134px, 160px'

/** A mode as a picture with its name; the picture of an editing mode shows before and after. */
export function ModeTile({
  mode,
  selected = false,
  aside,
  note,
  sources,
  onPress,
}: {
  mode: Mode
  selected?: boolean
  /** Beside the name, such as the price. */
  aside?: ReactNode
  /** A line below the name. */
  note?: string
  /** Its picture in several sizes, as the `srcSet` of an image, where a small one may not do. */
  sources?: string
  onPress: () => void
}) {
  return (
    <button
      type="button"
      data-tile
      className={`${styles.tile} ${selected ? styles.selected : ''}`}
      aria-pressed={selected || undefined}
      onClick={onPress}
    >
      <img
        src={modePicture(mode.key)}
        srcSet={sources}
        sizes={sources ? SIZES : undefined}
        alt=""
        width={480}
        height={320}
        decoding="async"
      />
      <span className={styles.name}>
        {mode.name}
        {aside && <small>{aside}</small>}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </button>
  )
}

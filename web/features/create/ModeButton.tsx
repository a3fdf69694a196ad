import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { findMode } from '#catalogue/modes.ts'
import { modePicture } from '#web/features/creations/mode-picture.ts'
import { useBoxState } from './context.tsx'
import styles from './ModeButton.module.css'

/** The mode that is set up, as its picture and name; opens the grid of all modes. */
export function ModeButton({ onOpen, ref }: { onOpen: () => void; ref?: Ref<HTMLButtonElement> }) {
  const key = useBoxState(({ form }) => form.mode)
  const mode = findMode(key)
  return (
    <button ref={ref} type="button" className={styles.mode} onClick={onOpen} aria-haspopup="dialog">
      <img src={modePicture(key)} alt="" width={56} height={56} />
      <span className={styles.name}>
        <strong>
          <span>{mode?.name}</span>
          <ChevronDown size={16} aria-hidden="true" />
        </strong>
        <small>{mode?.group}</small>
        <span className="visually-hidden">, choose another image mode</span>
      </span>
    </button>
  )
}

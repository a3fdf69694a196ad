import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Creation } from '#contract/creations.ts'
import { nameOf } from '../describe.ts'
import styles from './Selectable.module.css'
import { isSelectable, type Selection } from './selection.ts'

/** A card that, while creations are chosen, is one thing to press: chosen or not. */
export function Selectable({
  creation,
  selection,
  children,
}: {
  creation: Creation
  selection: Selection
  children: ReactNode
}) {
  if (!selection.isOn) return children
  return (
    <div className={styles.item}>
      <div className={styles.card} inert>
        {children}
      </div>
      <label className={styles.target}>
        <input
          type="checkbox"
          className={styles.box}
          aria-label={`Select: ${nameOf(creation)}`}
          disabled={!isSelectable(creation)}
          checked={selection.has(creation.id)}
          onChange={() => selection.toggle(creation.id)}
        />
        <span className={styles.mark}>
          <Check size={18} strokeWidth={2.5} aria-hidden="true" />
        </span>
      </label>
    </div>
  )
}

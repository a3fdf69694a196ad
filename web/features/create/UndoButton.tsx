import { Undo2 } from 'lucide-react'
import { useBoxState, useCreateBox } from './context.tsx'
import styles from './UndoButton.module.css'

/** Gives back what stood in the form before it was emptied or filled in anew. */
export function UndoButton({ onUndone }: { onUndone: () => void }) {
  const box = useCreateBox()
  const undoable = useBoxState(state => state.replaced !== null)
  const busy = useBoxState(state => state.busy !== null)
  return (
    <span role="status" className={styles.place}>
      {undoable && (
        <button
          type="button"
          className={styles.undo}
          disabled={busy}
          onClick={() => {
            box.undo()
            onUndone()
          }}
        >
          <Undo2 size={18} aria-hidden="true" />
          Undo
          <span className="visually-hidden">: give back what stood here before</span>
        </button>
      )}
    </span>
  )
}

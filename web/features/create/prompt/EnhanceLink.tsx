import { Undo2, WandSparkles } from 'lucide-react'
import { useSession } from '#web/lib/session.ts'
import { Spinner } from '#web/ui/Spinner.tsx'
import { useBoxState } from '../context.tsx'
import { configurationOfForm } from '../form.ts'
import styles from './EnhanceLink.module.css'
import { useEnhance } from './enhance.ts'

/** Has the prompt enriched where the mode offers it, and takes that back. */
export function EnhanceLink() {
  const { user } = useSession()
  const offered = useBoxState(({ form }) => configurationOfForm(form).mode.showEnhancePrompt)
  const empty = useBoxState(({ form }) => !form.prompt.trim())
  const busy = useBoxState(state => state.busy)
  const undoable = useBoxState(state => state.beforeEnhancement !== null)
  const { enhance, undo } = useEnhance()
  if (!offered || !user) return null
  const enhancing = busy === 'enhancing'
  return (
    <span className={styles.links} role="status">
      {undoable && (
        <button type="button" className={styles.undo} disabled={busy !== null} onClick={undo}>
          <Undo2 size={18} aria-hidden="true" />
          Undo
          <span className="visually-hidden"> the enhancement</span>
        </button>
      )}
      <button
        type="button"
        className={styles.link}
        disabled={empty || busy !== null}
        aria-busy={enhancing || undefined}
        onClick={enhance}
      >
        {enhancing ? <Spinner /> : <WandSparkles size={18} aria-hidden="true" />}
        {enhancing ? 'Enhancing...' : 'Enhance Prompt'}
      </button>
    </span>
  )
}

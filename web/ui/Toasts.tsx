import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from './Button.tsx'
import styles from './Toasts.module.css'
import { dismissToast, durationOf, type Toast, useToasts } from './toasts.ts'

function ToastCard({ toast }: { toast: Toast }) {
  const [paused, setPaused] = useState(false)
  const duration = durationOf(toast)
  const left = useRef(duration)
  useEffect(() => {
    if (paused) return
    const started = performance.now()
    const timer = setTimeout(() => dismissToast(toast.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [paused, toast.id])

  const { action } = toast
  const failed = toast.group === 'error'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a toast or reaching into it stops its clock
    <div
      // What can be acted on has been announced by whoever shows it.
      role={failed ? 'alert' : action ? undefined : 'status'}
      className={`${styles.toast} ${failed ? styles.error : ''} ${paused ? styles.paused : ''}`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <span className={styles.icon}>
        {toast.icon ?? (failed ? <CircleAlert size={20} /> : <CircleCheck size={20} />)}
      </span>
      <div className={styles.text}>
        <strong>{toast.title}</strong>
        {toast.text && <p>{toast.text}</p>}
      </div>
      {action && (
        <Button
          onClick={() => {
            dismissToast(toast.id)
            action.act()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" onClick={() => dismissToast(toast.id)}>
        <X size={18} />
      </IconButton>
      <span className={styles.time} style={{ animationDuration: `${duration}ms` }} />
    </div>
  )
}

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey

/** There Ctrl Z takes back what was typed. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, [contenteditable]')

/** Lets Ctrl Z undo what the newest toast with an undo is about. */
function useUndoKey(toasts: readonly Toast[]): void {
  const undoable = toasts.findLast(({ action }) => action?.isUndo)
  useEffect(() => {
    if (!undoable) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isUndoKey(event) || isTyping(event.target)) return
      event.preventDefault()
      dismissToast(undoable.id)
      undoable.action?.act()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [undoable])
}

/** The place where toasts appear. Rendered once, in the top layer, above open dialogs too. */
export function Toasts() {
  const { toasts } = useToasts()
  useUndoKey(toasts)
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = region.current
    if (!element?.showPopover) return
    // Shown anew each time, so that it lies above a dialog that was opened in between.
    if (element.matches(':popover-open')) element.hidePopover()
    if (toasts.length > 0) element.showPopover()
  }, [toasts.length])
  return (
    <section ref={region} popover="manual" aria-label="Notices" className={styles.region}>
      {toasts.map(toast => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

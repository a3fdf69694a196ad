import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button, IconButton } from './Button.tsx'
import styles from './Dialog.module.css'
import { useModal } from './use-modal.ts'

/**
 * A modal dialog on the platform's own element: focus is held inside and given back, Escape and a
 * press beside it close. A phone shows it as a sheet. The element that carries `data-autofocus` has the
 * focus at first.
 */
export function Dialog({
  title,
  onClose,
  width = 880,
  full = false,
  tools,
  aside,
  children,
  footer,
}: {
  title: string
  onClose: () => void
  width?: number
  /** Whether the sheet covers the whole of a phone. */
  full?: boolean
  /** Stands in the header beside the title; below it on a phone. */
  tools?: ReactNode
  /** Takes the left half; the upper part on a phone. The title then stands back. */
  aside?: ReactNode
  children: ReactNode
  footer?: ReactNode
}) {
  const dialog = useModal()
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the veil; Escape does the same by keyboard
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`${styles.dialog} ${full ? styles.full : ''} ${aside ? styles.parted : ''}`}
      style={{ '--dialog-width': `${width}px` } as React.CSSProperties}
      onCancel={event => {
        // React passes on the event of a dialog that was opened from this one.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClick={event => event.target === dialog.current && onClose()}
    >
      {aside && <div className={styles.aside}>{aside}</div>}
      <div className={styles.box}>
        <header className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          {tools && <div className={styles.tools}>{tools}</div>}
          <IconButton label="Close" className={styles.close} onClick={onClose}>
            <X size={20} />
          </IconButton>
        </header>
        {aside ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <section className={styles.body} aria-labelledby={titleId} tabIndex={0}>
            {children}
          </section>
        ) : (
          <div className={styles.body}>{children}</div>
        )}
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}

/** Asks before something that cannot be undone. `act` names it on the button that does it; Cancel has the focus. */
export function ConfirmDialog({
  title = 'Confirm',
  message = 'Are you sure?',
  act = 'Confirm',
  busy = false,
  onConfirm,
  onCancel,
}: {
  title?: string
  message?: string
  act?: string
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}) {
  return (
    <Dialog
      title={title}
      width={400}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel} data-autofocus>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {act}
          </Button>
        </>
      }
    >
      <p className={styles.message}>{message}</p>
    </Dialog>
  )
}

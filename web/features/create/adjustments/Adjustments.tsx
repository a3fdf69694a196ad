import { X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { PHONE, useMedia } from '#web/lib/media.ts'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useBoxState } from '../context.tsx'
import { configurationOfForm } from '../form.ts'
import styles from './Adjustments.module.css'
import { ImageStrength } from './ImageStrength.tsx'
import { Models } from './Models.tsx'
import { NegativePrompt } from './NegativePrompt.tsx'
import { Privacy } from './Privacy.tsx'
import { Ratios } from './Ratios.tsx'
import { Seed } from './Seed.tsx'
import { Styles } from './Styles.tsx'

const TITLE = 'All Adjustments'

/**
 * Everything that can be set about a creation beside its words and pictures: a popover above the box,
 * on a phone a sheet.
 */
export function Adjustments({ dock, onClose }: { dock: HTMLElement | null; onClose: () => void }) {
  const phone = useMedia(PHONE)
  const modeKey = useBoxState(({ form }) => form.mode)
  const model = useBoxState(({ form }) => form.model)
  const { mode } = configurationOfForm({ mode: modeKey, model })
  const rich = mode.style || mode.aspectRatio
  if (phone) {
    return (
      <Dialog
        title={TITLE}
        onClose={onClose}
        footer={
          <Button className={styles.done} onClick={onClose}>
            Done
          </Button>
        }
      >
        <div className={styles.column}>
          <Models />
          {mode.aspectRatio && <Ratios />}
          {mode.imageStrength && <ImageStrength />}
          <Seed />
          <Privacy />
          {mode.prompt && <NegativePrompt />}
          {mode.style && <Styles />}
        </div>
      </Dialog>
    )
  }
  return (
    <Popover dock={dock} wide={rich} onClose={onClose}>
      <div className={rich ? styles.columns : ''}>
        <div className={styles.column}>
          <Models />
          <Seed />
          <Privacy />
          {mode.imageStrength && <ImageStrength />}
          {!rich && mode.prompt && <NegativePrompt />}
        </div>
        {rich && (
          <div className={styles.column}>
            {mode.style && <Styles />}
            {mode.aspectRatio && <Ratios />}
            {mode.prompt && <NegativePrompt />}
          </div>
        )}
      </div>
    </Popover>
  )
}

const GAP = 12

/** In the top layer above the dock, whose height changes while one writes; a press beside it closes. */
function Popover({
  dock,
  wide,
  onClose,
  children,
}: {
  dock: HTMLElement | null
  wide: boolean
  onClose: () => void
  children: React.ReactNode
}) {
  const popover = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  const title = useId()

  useLayoutEffect(() => {
    const element = popover.current
    if (!element || !dock) return
    const place = () => {
      const { left, width, top } = dock.getBoundingClientRect()
      element.style.left = `${left + width / 2}px`
      element.style.bottom = `${innerHeight - top + GAP}px`
      element.style.maxHeight = `${top - 2 * GAP}px`
    }
    place()
    element.showPopover()
    element.focus({ preventScroll: true })
    const observer = new ResizeObserver(place)
    observer.observe(dock)
    addEventListener('resize', place)
    return () => {
      observer.disconnect()
      removeEventListener('resize', place)
    }
  }, [dock])
  useEffect(() => {
    const element = popover.current
    const onToggle = (event: ToggleEvent) => {
      if (event.newState === 'closed') close.current()
    }
    element?.addEventListener('toggle', onToggle)
    return () => element?.removeEventListener('toggle', onToggle)
  }, [])

  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      className={styles.popover}
      style={{ '--width': wide ? '880px' : '420px' } as React.CSSProperties}
    >
      <header className={styles.header}>
        <h2 id={title}>{TITLE}</h2>
        <IconButton label="Close" onClick={() => popover.current?.hidePopover()}>
          <X size={20} />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  )
}

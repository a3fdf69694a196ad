import { ChevronsLeftRight } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import styles from './CompareSlider.module.css'

const STEP = 2
const LARGE_STEP = 10

/** What each key makes of the position. */
const MOVES: Record<string, (at: number) => number> = {
  ArrowLeft: at => at - STEP,
  ArrowDown: at => at - STEP,
  ArrowRight: at => at + STEP,
  ArrowUp: at => at + STEP,
  PageDown: at => at - LARGE_STEP,
  PageUp: at => at + LARGE_STEP,
  Home: () => 0,
  End: () => 100,
}

/**
 * Two pictures in the same place, parted by a line that is moved by pointer, finger or keys: left of it
 * lies what was before, right of it what came of it. It fills the box it stands in.
 */
export function CompareSlider({
  before,
  after,
  label,
}: {
  before: ReactNode
  after: ReactNode
  label: string
}) {
  const [at, setAt] = useState(50)
  const [held, setHeld] = useState(false)

  const follow = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (width > 0) setAt(clamp(((event.clientX - left) / width) * 100))
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setHeld(true)
    follow(event)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    setAt(now => clamp(move(now)))
  }

  return (
    <div
      className={`${styles.compare} ${held ? styles.held : ''}`}
      style={{ '--at': `${at}%` } as React.CSSProperties}
      onPointerDown={onPointerDown}
      onPointerMove={event => held && follow(event)}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
    >
      <div className={styles.after}>
        {after}
        <span className={styles.label}>After</span>
      </div>
      <div className={styles.before}>
        {before}
        <span className={styles.label}>Before</span>
      </div>
      <div
        className={styles.line}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(at)}
        aria-valuetext={`${Math.round(at)} percent before`}
        onKeyDown={onKeyDown}
      >
        <span className={styles.handle}>
          <ChevronsLeftRight size={18} aria-hidden="true" />
        </span>
      </div>
    </div>
  )
}

const clamp = (at: number) => Math.min(100, Math.max(0, at))

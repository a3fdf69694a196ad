import styles from './EaselMark.module.css'

/** The product's mark: the canvas on its easel, under its lamp. */
export function EaselMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" className={styles.mark}>
      <path
        d="M14 2v4M4 20.5h20M8.5 20.5 6 27M19.500 20.5 22 27"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <rect x="6" y="6" width="16" height="12" className={styles.canvas} />
    </svg>
  )
}

/** An easel as a large outline; the canvas is filled from below by `filled` (0 to 1). */
export function EmptyEasel({ filled = 0 }: { filled?: number }) {
  const height = 24 * Math.max(0, Math.min(1, filled))
  return (
    <svg width="56" height="64" viewBox="0 0 56 64" aria-hidden="true" className={styles.empty}>
      <path
        d="M28 2v8M2 44h52M17 46l-6 16M39 46l6 16"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <rect x="9" y="11.500" width="38" height="30" stroke="currentColor" strokeWidth="3" fill="none" />
      <rect x="12" y={39 - height} width="32" height={height} className={styles.paint} />
    </svg>
  )
}

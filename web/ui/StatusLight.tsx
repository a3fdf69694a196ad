import styles from './StatusLight.module.css'

/**
 * The short bar on a top edge: grey when nothing can happen, lit when something is live. For several pictures
 * it is parted into as many, each with a state of its own.
 */
export function StatusLight({ lit }: { lit: boolean | readonly boolean[] }) {
  const parts = typeof lit === 'boolean' ? [lit] : lit
  return (
    <span aria-hidden="true" className={`${styles.lights} ${parts.length > 1 ? styles.parted : ''}`}>
      {parts.map((isLit, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <span key={index} className={`${styles.light} ${isLit ? styles.lit : ''}`} />
      ))}
    </span>
  )
}

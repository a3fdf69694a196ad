import styles from './StatusLight.module.css'

/**
 * The short bar on a top edge: grey when nothing can happen, lit when something is live. For several pictures
 * it is parted into as many.
 */
export function StatusLight({ lit, count = 1 }: { lit: boolean; count?: number }) {
  return (
    <span aria-hidden="true" className={`${styles.lights} ${count > 1 ? styles.parted : ''}`}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are alike
        <span key={index} className={`${styles.light} ${lit ? styles.lit : ''}`} />
      ))}
    </span>
  )
}

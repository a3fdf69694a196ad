import styles from './StatusLight.module.css'

/** The short bar on a top edge: grey when nothing can happen, lit when something is live. */
export function StatusLight({ lit }: { lit: boolean }) {
  return <span aria-hidden="true" className={`${styles.light} ${lit ? styles.lit : ''}`} />
}

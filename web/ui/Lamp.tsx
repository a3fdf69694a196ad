import styles from './Lamp.module.css'

/** The short bar on a top edge: grey when nothing can happen, lit when something is live. */
export function Lamp({ lit }: { lit: boolean }) {
  return <span aria-hidden="true" className={`${styles.lamp} ${lit ? styles.lit : ''}`} />
}

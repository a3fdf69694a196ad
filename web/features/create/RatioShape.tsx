import { proportionOf } from '#catalogue/ratios.ts'
import styles from './RatioShape.module.css'

/** The outline of a ratio, `size` pixels at its longer side. */
export function RatioShape({ ratio, size = 22 }: { ratio: string; size?: number }) {
  const proportion = proportionOf(ratio)
  const width = proportion >= 1 ? size : Math.round(size * proportion)
  const height = proportion >= 1 ? Math.round(size / proportion) : size
  return <span className={styles.shape} style={{ width, height }} aria-hidden="true" />
}

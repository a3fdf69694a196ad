import styles from './Skeleton.module.css'

/** Keeps a place of the true shape while its contents are on their way. */
export function Skeleton({
  width,
  height,
  ratio,
}: {
  width?: number | string
  height?: number
  ratio?: number
}) {
  return <span aria-hidden="true" className={styles.skeleton} style={{ width, height, aspectRatio: ratio }} />
}

import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

/** Says in one sentence why there is nothing, and offers the one thing to do about it. */
export function EmptyState({
  icon,
  text,
  children,
}: {
  icon: ReactNode
  text: string
  children?: ReactNode
}) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import { Spinner } from './Spinner.tsx'

type Look = 'lamp' | 'sunk' | 'ghost' | 'danger' | 'plain'

/** A round button with a text. `busy` keeps the width, shows a spinner and takes no press. */
export function Button({
  look = 'sunk',
  icon,
  busy = false,
  wide = false,
  children,
  className = '',
  disabled,
  ...rest
}: ComponentProps<'button'> & { look?: Look; icon?: ReactNode; busy?: boolean; wide?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={`${styles.button} ${styles[look]} ${wide ? styles.wide : ''} ${className}`}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

/** A round button that is an icon alone; the label is its name and its tooltip. */
export function IconButton({
  label,
  children,
  look = 'plain',
  className = '',
  ...rest
}: ComponentProps<'button'> & { label: string; look?: 'plain' | 'filled' | 'glass' }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`${styles.icon} ${styles[look]} ${className}`}
    >
      {children}
    </button>
  )
}

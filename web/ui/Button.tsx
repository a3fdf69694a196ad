import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './Button.module.css'
import { Spinner } from './Spinner.tsx'

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'plain'

/** A round button with a text. `busy` keeps the width, shows a spinner and takes no press. */
export function Button({
  variant = 'secondary',
  icon,
  busy = false,
  wide = false,
  children,
  className = '',
  disabled,
  ...rest
}: ComponentProps<'button'> & { variant?: Variant; icon?: ReactNode; busy?: boolean; wide?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={`${styles.button} ${styles[variant]} ${wide ? styles.wide : ''} ${className}`}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

/** A link that looks like a button: to a page of the product, or elsewhere in a tab of its own. */
export function ButtonLink({
  variant = 'secondary',
  icon,
  to,
  children,
  className = '',
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { variant?: Variant; icon?: ReactNode; to: string }) {
  const shared = { ...rest, className: `${styles.button} ${styles[variant]} ${className}` }
  if (to.startsWith('/') && !to.startsWith('/v1/')) {
    return (
      <Link to={to} {...shared}>
        {icon}
        {children}
      </Link>
    )
  }
  const elsewhere = /^https?:/.test(to) ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a href={to} {...elsewhere} {...shared}>
      {icon}
      {children}
    </a>
  )
}

/** A round button that is an icon alone; the label is its name and its tooltip. */
export function IconButton({
  label,
  children,
  variant = 'plain',
  className = '',
  ...rest
}: ComponentProps<'button'> & { label: string; variant?: 'plain' | 'filled' | 'glass' }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`${styles.icon} ${styles[variant]} ${className}`}
    >
      {children}
    </button>
  )
}

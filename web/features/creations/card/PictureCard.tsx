import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { Creation } from '#contract/creations.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { StatusLight } from '#web/ui/StatusLight.tsx'
import { labelOf, nameOf } from '../describe.ts'
import styles from './PictureCard.module.css'

/**
 * A finished creation: bare at rest; pointing at it or reaching it by keyboard lights it up and
 * shows what can be done. On touch screens the label stands below and a menu holds the actions.
 */
export function PictureCard({
  creation,
  columnWidth,
  eager,
  touch,
  top,
  bottom,
  below,
}: {
  creation: Creation
  columnWidth: number
  eager: boolean
  touch: boolean
  /** Actions over the upper edge. */
  top: ReactNode
  /** What stands over the lower edge, below the title; hidden on touch. */
  bottom: ReactNode
  /** The line below the picture on touch. */
  below: ReactNode
}) {
  const location = useLocation()
  const label = labelOf(creation)
  const name = nameOf(creation)
  const picture = creation.pictures[0]
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.frame}>
        <Link
          to={`/creation/${creation.id}`}
          state={{ background: location }}
          className={styles.link}
          aria-label={`Open: ${name}`}
        >
          {picture && (
            <Picture picture={picture} alt={name} sizes={`${Math.ceil(columnWidth)}px`} eager={eager} />
          )}
        </Link>
        <div className={styles.light}>
          <StatusLight lit />
        </div>
        <div className={`${styles.top} ${touch ? styles.always : ''}`}>{top}</div>
        {!touch && (
          <div className={styles.bottom}>
            <p className={`${styles.title} word`}>{label}</p>
            {bottom}
          </div>
        )}
      </div>
      {touch && (
        <div className={styles.below}>
          <p className={`${styles.title} word`}>{label}</p>
          <div className={styles.line}>{below}</div>
        </div>
      )}
    </article>
  )
}

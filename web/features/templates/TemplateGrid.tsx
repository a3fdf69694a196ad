import { Link } from 'react-router'
import type { Template } from '#contract/templates.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './TemplateGrid.module.css'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** Templates with their first picture, each leading to its page. */
export function TemplateGrid({ templates }: { templates: readonly Template[] }) {
  return (
    <ul className={styles.grid} aria-label="Templates">
      {templates.map(({ id, name, description, image }) => (
        <li key={id}>
          <Link to={`/template/${id}`} className={styles.template}>
            <img src={image} alt="" width={512} height={512} loading="lazy" decoding="async" />
            <strong>{name}</strong>
            <small>{description}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The grid's place while the templates are on their way. */
export function TemplateGridSkeleton() {
  return (
    <div className={styles.grid} role="status" aria-label="Loading templates">
      {PLACES.map(place => (
        <Skeleton key={place} ratio={1} />
      ))}
    </div>
  )
}

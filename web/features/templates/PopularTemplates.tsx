import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { Template } from '#contract/templates.ts'
import { sentenceOf } from '#web/lib/call.ts'
import { Button } from '#web/ui/Button.tsx'
import { Carousel } from '#web/ui/Carousel.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { notifyError } from '#web/ui/toasts.ts'
import { fetchTrendingTemplates } from './api.ts'
import styles from './PopularTemplates.module.css'

const PLACES = [0, 1, 2, 3, 4, 5]

/** A row of templates; it keeps its height while they are on their way, and when they do not come. */
export function PopularTemplates({ onUse }: { onUse: (template: Template) => void }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['templates', 'trending'],
    queryFn: ({ signal }) => fetchTrendingTemplates(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (error && !isFetching) notifyError('Get templates failed', sentenceOf(error))
  }, [error, isFetching])
  if (data?.length === 0) return null
  return (
    <Carousel
      title="Popular Templates"
      className={styles.templates}
      more={
        <Link to="/templates" className={styles.more}>
          More <ArrowRight size={16} aria-hidden="true" />
          <span className="visually-hidden"> templates</span>
        </Link>
      }
    >
      {data?.map(template => (
        <li key={template.id}>
          <TemplateTile template={template} onUse={() => onUse(template)} />
        </li>
      ))}
      {error && !data && (
        <li className={styles.retry}>
          <Button busy={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        </li>
      )}
      {!error &&
        !data &&
        PLACES.map(place => (
          <li key={place} className={styles.place}>
            <Skeleton ratio={1} />
          </li>
        ))}
    </Carousel>
  )
}

function TemplateTile({ template, onUse }: { template: Template; onUse: () => void }) {
  const { name, description, image, thumbnail } = template
  return (
    <button type="button" className={styles.tile} onClick={onUse}>
      <img
        src={image}
        srcSet={`${thumbnail} 160w, ${image} 512w`}
        sizes="64px"
        width={64}
        height={64}
        alt=""
        decoding="async"
        draggable={false}
      />
      <span className={styles.text}>
        <strong>{name}</strong>
        <small>{description}</small>
      </span>
    </button>
  )
}

import { useQuery } from '@tanstack/react-query'
import { FileX2 } from 'lucide-react'
import { Link } from 'react-router'
import type { Block, Line, PageName } from '#contract/site.ts'
import { call, sentenceOf } from '../lib/call.ts'
import { takeFirstData } from '../lib/first-data.ts'
import { useTitle } from '../lib/title.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Footer } from './shell/Footer.tsx'
import styles from './TextPage.module.css'

/** A page of text, such as the terms. */
export function TextPage({ name }: { name: PageName }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['page', name],
    queryFn: async () => (await call('/v1/pages/get', { name })).data,
    initialData: () => takeFirstData('text', name) ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useTitle(data?.title ?? null)
  return (
    <>
      <article className={styles.text}>
        {data && (
          <>
            <h2 className={styles.title}>{data.title}</h2>
            {data.blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
              <TextBlock key={index} block={block} />
            ))}
          </>
        )}
        {!data && !error && (
          <div role="status" aria-label="Loading the page">
            <Skeleton height={320} />
          </div>
        )}
        {!data && error && (
          <EmptyState icon={<FileX2 size={32} />} text={`Load page failed. ${sentenceOf(error)}`}>
            <Button busy={isFetching} onClick={() => refetch()}>
              Try again
            </Button>
          </EmptyState>
        )}
      </article>
      <Footer />
    </>
  )
}

function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h3' : 'h4'
      return (
        <Heading>
          <TextLine line={block.line} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <TextLine line={block.line} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
            <li key={index}>
              <TextLine line={item} />
            </li>
          ))}
        </List>
      )
    }
  }
}

function TextLine({ line }: { line: Line }) {
  return line.map((part, index) => {
    const key = `${index} ${part.text}`
    switch (part.kind) {
      case 'strong':
        return <strong key={key}>{part.text}</strong>
      case 'code':
        return <code key={key}>{part.text}</code>
      case 'link':
        return part.href.startsWith('/') ? (
          <Link key={key} to={part.href}>
            {part.text}
          </Link>
        ) : (
          <a key={key} href={part.href}>
            {part.text}
          </a>
        )
      default:
        return part.text
    }
  })
}

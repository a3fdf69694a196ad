import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { fetchTemplates, TEMPLATES_PAGE } from '../features/templates/api.ts'
import { TemplateGrid, TemplateGridSkeleton } from '../features/templates/TemplateGrid.tsx'
import { TemplateSearch } from '../features/templates/TemplateSearch.tsx'
import { sentenceOf } from '../lib/call.ts'
import { takeFirstData } from '../lib/first-data.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { notifyError } from '../ui/toasts.ts'
import { Footer } from './shell/Footer.tsx'
import styles from './Templates.module.css'

/** Search for templates; without a keyword, all of them. */
export function Templates() {
  const [query, setQuery] = useSearchParams()
  const keyword = query.get('keyword') ?? ''
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['templates', 'search', keyword],
    queryFn: ({ pageParam, signal }) => fetchTemplates(pageParam, keyword, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.length < TEMPLATES_PAGE ? undefined : page + 1),
    initialData: () => {
      const first = keyword ? null : takeFirstData('templates')
      return first ? { pages: [first], pageParams: [1] } : undefined
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (error && !isFetching) notifyError('Get templates failed', sentenceOf(error))
  }, [error, isFetching])
  const templates = data?.pages.flat() ?? []
  return (
    <>
      <h2 className={styles.heading}>Search for Templates</h2>
      <TemplateSearch
        keyword={keyword}
        onSearch={wanted => setQuery(wanted ? { keyword: wanted } : {}, { preventScrollReset: true })}
      />
      <div className={styles.results} aria-live="polite">
        {isPending && <TemplateGridSkeleton />}
        {templates.length > 0 && <TemplateGrid templates={templates} />}
        {data && templates.length === 0 && (
          <EmptyState icon={<SearchX size={32} />} text="No match">
            <Button onClick={() => setQuery({})}>Show all templates</Button>
          </EmptyState>
        )}
      </div>
      {(hasNextPage || (error && !data)) && (
        <div className={styles.more}>
          <Button busy={isFetching} onClick={() => (data ? fetchNextPage() : refetch())}>
            {error ? 'Try again' : 'Show more'}
          </Button>
        </div>
      )}
      <Footer />
    </>
  )
}

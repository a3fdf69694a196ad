import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import styles from './WallEnd.module.css'

/**
 * What stands below a wall: more is coming, coming failed, or this is the end; who sees all of it at once need
 * not be shown the end, unless `isShort`.
 */
export function WallEnd({
  loading,
  failed,
  ended,
  endText,
  isShort = false,
  onRetry,
}: {
  loading: boolean
  failed: boolean
  ended: boolean
  endText: string
  /** Whether the end is shown for a list that is shorter than the window, too. */
  isShort?: boolean
  onRetry: () => void
}) {
  const end = useRef<HTMLDivElement>(null)
  const [isFar, setIsFar] = useState(isShort)
  useLayoutEffect(() => {
    if (isShort) return
    const measure = () => {
      const top = end.current?.getBoundingClientRect().top ?? 0
      setIsFar(top + window.scrollY > window.innerHeight)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [isShort])
  return (
    <div ref={end} className={styles.end} role="status">
      {loading && (
        <>
          <Spinner /> Loading more
        </>
      )}
      {failed && !loading && <Button onClick={onRetry}>Loading more failed. Try again</Button>}
      {ended && isFar && endText}
    </div>
  )
}

const SHAPES = [0.8, 1.5, 0.5625, 1, 1, 0.6667, 1.25, 0.8]

/** A wall's place while its first page is on its way. */
export function WallSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading pictures">
      {SHAPES.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never change
        <Skeleton key={index} ratio={shape} />
      ))}
    </div>
  )
}

import { useLayoutEffect, useRef, useState } from 'react'
import type { Creation } from '#contract/creations.ts'
import { labelOf } from '../describe.ts'
import styles from './Title.module.css'

/** The creation's words. Of many only the first lines are shown, so that they leave room for what can be done. */
export function Title({ creation }: { creation: Creation }) {
  const title = useRef<HTMLHeadingElement>(null)
  const [isLong, setLong] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  useLayoutEffect(() => {
    const element = title.current
    if (!element || showsAll) return
    const measure = () => setLong(element.scrollHeight > element.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // The letters come after the page and are narrower or wider than those before.
    document.fonts.addEventListener('loadingdone', measure)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', measure)
    }
  }, [showsAll])
  return (
    <div>
      <h1
        ref={title}
        className={`${styles.title} ${creation.prompt ? 'word' : ''} ${showsAll ? '' : styles.first}`}
      >
        {labelOf(creation)}
      </h1>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  )
}

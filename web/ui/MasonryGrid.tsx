import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { PRELOAD_FACTOR } from './lazy-pictures.ts'
import styles from './MasonryGrid.module.css'
import { columnsFor, layOutMasonry, placesBetween } from './masonry-layout.ts'
import { useMasonryPlace } from './use-masonry-place.ts'

/** How near the end of the grid comes, in pixels below the window, before more are asked for. */
const END_DISTANCE = 50
/** Cards come and go in steps of so many pixels: small ones, so that no frame has many to draw. */
const STEP = 200

/**
 * A masonry grid of pictures in their own order, each as high as its card needs. Only what is near the window is in the
 * document, so that ten thousand pictures scroll like twenty.
 */
export function MasonryGrid<Item>({
  items,
  keyOf,
  heightOf,
  label,
  name,
  hasMore = false,
  onEnd,
  onSeek,
  children,
}: {
  /** The same list as long as nothing in it changed. */
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** The height of a card in a column of that width, in pixels. The same function as long as nothing changed. */
  heightOf: (item: Item, columnWidth: number) => number
  label: string
  /** Under which the place in the grid is kept and found again; without a name it is not. */
  name?: string
  /** Whether more items may follow. */
  hasMore?: boolean
  /** Called when the end of the grid comes near the window; may be called often. */
  onEnd?: (() => void) | undefined
  /** Called when a picture is looked for that is not there yet: to load until there are that many. */
  onSeek?: ((count: number) => void) | undefined
  children: (item: Item, columnWidth: number, index: number) => ReactNode
}) {
  const grid = useRef<HTMLUListElement>(null)
  const [box, setBox] = useState({ width: 0, columns: 4, gap: 10 })

  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(element).getPropertyValue('--masonry-gap')) || 10
      const next = { width: element.clientWidth, columns: columnsFor(window.innerWidth), gap }
      setBox(now =>
        now.width === next.width && now.columns === next.columns && now.gap === gap ? now : next,
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: how to read an item does not change
  const keys = useMemo(() => items.map(keyOf), [items])
  const layout = useMemo(
    () =>
      layOutMasonry(
        columnWidth => items.map(item => heightOf(item, columnWidth)),
        box.width,
        box.columns,
        box.gap,
      ),
    [items, heightOf, box],
  )
  const isMeasured = box.width > 0
  const kept = useMasonryPlace(grid, { name, layout, keys, isMeasured, hasMore, onSeek })

  const [range, setRange] = useState<{ from: number; to: number }>({ from: 0, to: 1200 })
  const end = useRef(onEnd)
  // While a place is looked for, what is in the window is not what somebody looks at; before it is measured,
  // a grid is no more than a line high.
  const canEnd = kept === 0 && isMeasured
  end.current = canEnd ? onEnd : undefined
  // Before the paint: a grid that is shown at another place than its top has its cards in the first frame.
  useLayoutEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const element = grid.current
      if (!element) return
      const top = -element.getBoundingClientRect().top
      const ahead = window.innerHeight * PRELOAD_FACTOR
      const from = Math.floor((top - ahead) / STEP) * STEP
      const to = Math.ceil((top + window.innerHeight + ahead) / STEP) * STEP
      setRange(now => (now.from === from && now.to === to ? now : { from, to }))
      if (top + window.innerHeight + END_DISTANCE >= layout.height) end.current?.()
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
    }
  }, [layout.height])
  // A grid that ends above the lower edge of the window has no scrolling to be noticed by.
  const canLoad = onEnd !== undefined && canEnd
  useEffect(() => {
    const element = grid.current
    if (!element || !canLoad) return
    const bottom = element.getBoundingClientRect().top + layout.height
    if (bottom <= window.innerHeight + END_DISTANCE) end.current?.()
  }, [canLoad, layout.height])

  return (
    <ul
      ref={grid}
      className={styles.grid}
      aria-label={label}
      style={{ height: Math.max(layout.height, kept) }}
    >
      {isMeasured &&
        placesBetween(layout, range.from, range.to).map(index => {
          const item = items[index]
          const place = layout.places[index]
          if (item === undefined || !place) return null
          const left = place.column * (layout.columnWidth + box.gap)
          return (
            <li
              key={keys[index]}
              data-key={keys[index]}
              className={styles.place}
              aria-posinset={index + 1}
              aria-setsize={hasMore ? -1 : items.length}
              style={{
                width: layout.columnWidth,
                height: place.height,
                transform: `translate(${left}px, ${place.top}px)`,
              }}
            >
              {children(item, layout.columnWidth, index)}
            </li>
          )
        })}
    </ul>
  )
}

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { TOUCH, useMedia } from '../lib/media.ts'
import { IconButton } from './Button.tsx'
import styles from './Carousel.module.css'

/** How far one press on a button moves the list, in pixels. */
const SCROLL_STEP = 128

/**
 * A section whose list goes on to the right. Fingers swipe it; for a mouse there are buttons, as long as
 * there is something to move to.
 */
export function Carousel({
  title,
  more,
  className = '',
  children,
}: {
  title: string
  /** Stands at the right end of the heading. */
  more?: ReactNode
  className?: string
  /** The list's items. */
  children: ReactNode
}) {
  const list = useRef<HTMLUListElement>(null)
  const touch = useMedia(TOUCH)
  const [room, setRoom] = useState({ left: false, right: false })
  /** Where a movement that is under way will end, so that quick presses add up. */
  const target = useRef<number | null>(null)

  const measure = useCallback(() => {
    const element = list.current
    if (!element) return
    leaveHalfInSight(element)
    const left = element.scrollLeft > 0
    const right = element.scrollLeft + element.clientWidth < element.scrollWidth - 1
    setRoom(now => (now.left === left && now.right === right ? now : { left, right }))
  }, [])
  // After each drawing, because items may have come or gone.
  useLayoutEffect(measure)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [measure])

  const move = (by: number) => {
    const element = list.current
    if (!element) return
    const most = element.scrollWidth - element.clientWidth
    const left = Math.min(most, Math.max(0, (target.current ?? element.scrollLeft) + by))
    target.current = left
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollTo({ left, behavior: calm ? 'instant' : 'smooth' })
  }

  return (
    <section className={className} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {!touch && (room.left || room.right) && (
          <>
            <IconButton
              label={`Scroll ${title} left`}
              disabled={!room.left}
              onClick={() => move(-SCROLL_STEP)}
            >
              <ChevronLeft size={20} />
            </IconButton>
            <IconButton
              label={`Scroll ${title} right`}
              disabled={!room.right}
              onClick={() => move(SCROLL_STEP)}
            >
              <ChevronRight size={20} />
            </IconButton>
          </>
        )}
        {more}
      </div>
      <ul
        ref={list}
        className={styles.list}
        onScroll={measure}
        onScrollEnd={() => {
          target.current = null
        }}
      >
        {children}
      </ul>
    </section>
  )
}

/** Makes the items as wide as it takes for half of the last one in sight to show that more follow. */
function leaveHalfInSight(list: HTMLElement): void {
  const style = getComputedStyle(list)
  const least = Number.parseFloat(style.getPropertyValue('--carousel-item')) || 138
  const gap = Number.parseFloat(style.columnGap)
  const width = list.clientWidth - Number.parseFloat(style.paddingLeft)
  const count = list.childElementCount
  const whole = Math.floor((width - least / 2) / (least + gap))
  const isLong = count * (least + gap) - gap > width
  if (isLong && whole > 0)
    list.style.setProperty('--carousel-fit', `${(width - whole * gap) / (whole + 0.5)}px`)
  else list.style.removeProperty('--carousel-fit')
}

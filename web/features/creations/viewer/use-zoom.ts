import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** How a picture is looked at: enlarged `scale` times and moved by `x` and `y` pixels from its place. */
type View = { scale: number; x: number; y: number }
type Point = { x: number; y: number }

const REST: View = { scale: 1, x: 0, y: 0 }
const MOST = 8
/** What a key and a double click do. */
const STEP = 1.5
const CLOSE = 2.5
const WHEEL_STEP = 0.002
const DOUBLE_MS = 300
/** A finger that moved less has tapped; one that moved further sideways has swiped. */
const TAP_PX = 10
const SWIPE_PX = 50

/** The view enlarged to `scale` with the same spot of the picture under `point`, seen from its middle. */
function zoomTo(view: View, scale: number, point: Point, size: { width: number; height: number }): View {
  const next = Math.min(MOST, Math.max(1, scale))
  if (next === 1) return REST
  const ratio = next / view.scale
  return within(
    { scale: next, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio },
    size,
  )
}

/** No further aside than that the picture still covers its place. */
function within(view: View, { width, height }: { width: number; height: number }): View {
  const most = { x: (width * (view.scale - 1)) / 2, y: (height * (view.scale - 1)) / 2 }
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value))
  return { scale: view.scale, x: clamp(view.x, most.x), y: clamp(view.y, most.y) }
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/**
 * Enlarges what stands in `frame` by wheel, pinch, double click or tap and moves it while it is large.
 * A finger that goes sideways over a picture at rest turns to another one: 1 for the next, -1 back.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void) {
  const [view, setView] = useState(REST)
  const [moving, setMoving] = useState(false)
  const pointers = useRef(new Map<number, Point>())
  const begun = useRef<Point>({ x: 0, y: 0 })
  const lastTap = useRef({ at: 0, x: 0, y: 0 })

  const sizeOf = () => ({
    width: frame.current?.offsetWidth ?? 0,
    height: frame.current?.offsetHeight ?? 0,
  })
  /** A point of the window as seen from the middle of the place, which zooming does not move. */
  const seen = ({ x, y }: Point): Point => {
    const box = frame.current?.getBoundingClientRect()
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 }
  }
  const zoomBy = (factor: number, at: Point = { x: 0, y: 0 }) =>
    setView(now => zoomTo(now, now.scale * factor, at, sizeOf()))

  // By hand, because what scrolls the page can only be held back by a listener that is not passive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener sees the frame, which stays
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      const scrolls = element.closest('dialog')
      const isScrollable = scrolls !== null && scrolls.scrollHeight > scrolls.clientHeight + 1
      // On a small screen the wheel scrolls on to what stands below the picture; pinching pads set ctrl.
      if (isScrollable && !event.ctrlKey) return
      event.preventDefault()
      zoomBy(
        Math.exp(-event.deltaY * WHEEL_STEP * (event.ctrlKey ? 4 : 1)),
        seen({ x: event.clientX, y: event.clientY }),
      )
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = { x: event.clientX, y: event.clientY }
    if (pointers.current.size === 0) begun.current = point
    pointers.current.set(event.pointerId, point)
    setMoving(true)
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const point = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, point)
    const moved = { x: point.x - before.x, y: point.y - before.y }
    if (other) {
      const factor = distance(point, other) / Math.max(1, distance(before, other))
      zoomBy(factor, seen(between(point, other)))
    } else {
      setView(now =>
        now.scale === 1 ? now : within({ ...now, x: now.x + moved.x, y: now.y + moved.y }, sizeOf()),
      )
    }
  }
  const onPointerUp = (event: PointerEvent) => {
    const wasAlone = pointers.current.size === 1
    if (!pointers.current.delete(event.pointerId)) return
    if (pointers.current.size > 0) {
      // What the other finger does from here on is neither a tap nor a swipe.
      begun.current = { x: Number.NaN, y: Number.NaN }
      return
    }
    setMoving(false)
    const moved = { x: event.clientX - begun.current.x, y: event.clientY - begun.current.y }
    if (!wasAlone) return
    if (Math.hypot(moved.x, moved.y) < TAP_PX) return tap(event)
    if (event.pointerType === 'mouse' || view.scale > 1) return
    if (Math.abs(moved.x) > SWIPE_PX && Math.abs(moved.x) > 2 * Math.abs(moved.y)) {
      onSwipe(moved.x < 0 ? 1 : -1)
    }
  }
  const onPointerCancel = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId)
    setMoving(pointers.current.size > 0)
  }
  const tap = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
    const isSecond = at - lastTap.current.at < DOUBLE_MS && distance({ x, y }, lastTap.current) < 3 * TAP_PX
    lastTap.current = { at: isSecond ? 0 : at, x, y }
    if (isSecond) setView(now => zoomTo(now, now.scale > 1 ? 1 : CLOSE, seen({ x, y }), sizeOf()))
  }

  return {
    view,
    /** Whether a hand is on it: it then follows without delay. */
    moving,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    reset: () => setView(REST),
    toggle: () => setView(now => (now.scale > 1 ? REST : zoomTo(now, CLOSE, { x: 0, y: 0 }, sizeOf()))),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  }
}

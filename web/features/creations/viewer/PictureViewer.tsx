import { type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { Creation, PictureInfo } from '#contract/creations.ts'
import { CompareSlider } from '#web/ui/CompareSlider.tsx'
import { loadedAddress } from '#web/ui/lazy-pictures.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { StatusLight } from '#web/ui/StatusLight.tsx'
import { nameOf } from '../describe.ts'
import styles from './PictureViewer.module.css'
import { useZoom } from './use-zoom.ts'

const SIZES = '(max-width: 1023px) 100vw, 70vw'
/** From here on the versions made for the page are no longer sharp: the original takes over. */
const ORIGINAL_FROM = 1.5
const RISE_MS = 240

/** What keys and buttons outside of the picture do to it. */
export type Zoom = { zoomIn: () => void; zoomOut: () => void; reset: () => void; toggle: () => void }

/** The picture under its light, to be looked at closely or compared with what it was made from. */
export function PictureViewer({
  creation,
  picture,
  comparing,
  turned,
  zoom: handle,
  onSwipe,
}: {
  creation: Creation
  picture: PictureInfo
  comparing: boolean
  /** From which side it comes: 1 after the one before, -1 back to it, 0 from a card or an address. */
  turned: 1 | -1 | 0
  zoom: RefObject<Zoom | null>
  onSwipe: (step: 1 | -1) => void
}) {
  const frame = useRef<HTMLDivElement>(null)
  const { view, moving, handlers, zoomIn, zoomOut, reset, toggle } = useZoom(frame, onSwipe)
  useImperativeHandle(handle, () => ({ zoomIn, zoomOut, reset, toggle }))
  useRiseFromCard(frame, creation.id, turned === 0)
  const [before] = creation.promptImages
  const label = nameOf(creation)
  const shown = (
    <Picture picture={picture} alt={label} sizes={SIZES} eager under={loadedAddress(picture.url)} />
  )
  return (
    <div
      ref={frame}
      className={`${styles.frame} ${turned === 1 ? styles.next : turned === -1 ? styles.previous : ''}`}
      style={
        {
          '--proportion': picture.width / picture.height,
          '--width': picture.width,
        } as React.CSSProperties
      }
    >
      <StatusLight lit />
      {comparing && before ? (
        <CompareSlider
          label="Move the line between before and after"
          before={<img src={before} alt="" />}
          after={shown}
        />
      ) : (
        <div
          className={`${styles.hold} ${view.scale > 1 ? styles.large : ''} ${moving ? styles.moving : ''}`}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          data-scale={view.scale.toFixed(2)}
          data-large={view.scale > 1}
          {...handlers}
        >
          {shown}
          {view.scale > ORIGINAL_FROM && <img className={styles.original} src={picture.url} alt="" />}
        </div>
      )}
    </div>
  )
}

/** The picture grows out of its card, unless the person wants no motion. */
function useRiseFromCard(frame: RefObject<HTMLElement | null>, id: string, wanted: boolean): void {
  // Once, as it opens: afterwards it turns from one picture to another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const element = frame.current
    const card = document.querySelector<HTMLElement>(`main a[href="/creation/${id}"]`)
    if (!wanted || !element || !card) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const from = card.getBoundingClientRect()
    const to = element.getBoundingClientRect()
    if (to.width === 0 || from.bottom < 0 || from.top > innerHeight) return
    const x = from.left + from.width / 2 - to.left - to.width / 2
    const y = from.top + from.height / 2 - to.top - to.height / 2
    const animation = element.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transform: 'none' }],
      { duration: RISE_MS, easing: 'cubic-bezier(.2, .8, .2, 1)' },
    )
    return () => animation.cancel()
  }, [])
}

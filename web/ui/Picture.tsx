import { ImageOff } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PictureInfo } from '#contract/creations.ts'
import { ATTEMPTS, isLoaded, keepLoaded, whenNear } from './lazy-pictures.ts'
import styles from './Picture.module.css'

/** Pause before the second attempt; before the third it is twice as long. */
const RETRY_MS = 800

type State = 'waiting' | 'loading' | 'shown' | 'failed'

/**
 * A picture that develops: its average colour, its blurred placeholder and, once it is near the window,
 * itself. Its place is kept from the start, and one that was shown before is there at once. After three
 * failed attempts it says that it is unavailable.
 */
export function Picture({
  picture,
  alt,
  sizes,
  eager = false,
  under,
}: {
  picture: PictureInfo
  alt: string
  /** As the `sizes` of an image: how wide it is shown. */
  sizes: string
  /** For what is seen first: loads at once, and before others. */
  eager?: boolean
  /** Address of a loaded smaller version, which is shown until this one is there. */
  under?: string | null
}) {
  const [wasShown] = useState(() => !under && isLoaded(picture.url))
  const [attempt, setAttempt] = useState(1)
  const [state, setState] = useState<State>(wasShown ? 'shown' : eager ? 'loading' : 'waiting')
  const [settled, setSettled] = useState(wasShown)
  const frame = useRef<HTMLSpanElement>(null)
  const image = useRef<HTMLImageElement>(null)

  useEffect(() => {
    if (state !== 'waiting' || !frame.current) return
    return whenNear(frame.current, () => setState('loading'))
  }, [state])
  useEffect(() => {
    if (state !== 'failed' || attempt >= ATTEMPTS) return
    const timer = setTimeout(() => {
      setAttempt(attempt + 1)
      setState('loading')
    }, RETRY_MS * attempt)
    return () => clearTimeout(timer)
  }, [state, attempt])
  useEffect(() => {
    // One that comes before it was ever drawn does not fade in, so there is no end of a transition.
    if (state === 'shown' && image.current?.getAnimations().length === 0) setSettled(true)
  }, [state])

  const gaveUp = state === 'failed' && attempt >= ATTEMPTS
  // What is transparent shows a chequered ground then, and not its own colour.
  const hasCome = settled && state === 'shown'
  const asked = state === 'loading' || state === 'shown'
  return (
    <span
      ref={frame}
      className={`${styles.picture} ${hasCome ? styles.ground : ''}`}
      style={hasCome ? undefined : { backgroundColor: picture.colour }}
    >
      {!hasCome && !gaveUp && (
        <Placeholder hash={picture.placeholder} under={under ?? null} alt={asked ? null : alt} />
      )}
      {gaveUp && (
        <span className={styles.unavailable} role="img" aria-label={`Picture unavailable: ${alt}`}>
          <ImageOff size={24} aria-hidden="true" />
          Picture unavailable
        </span>
      )}
      {asked && (
        <img
          ref={image}
          key={attempt}
          className={`${styles.image} ${state === 'shown' ? styles.shown : ''} ${wasShown ? styles.known : ''}`}
          src={picture.sources.at(-1)?.url ?? picture.url}
          srcSet={picture.sources.map(source => `${source.url} ${source.width}w`).join(', ')}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={alt}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onLoad={event => {
            keepLoaded(picture.url, event.currentTarget)
            setState('shown')
          }}
          onTransitionEnd={() => setSettled(true)}
          onError={() => setState('failed')}
        />
      )}
    </span>
  )
}

/** What is shown in place of a picture until it has loaded; `alt` is null where the picture itself says what it is. */
function Placeholder({ hash, under, alt }: { hash: string; under: string | null; alt: string | null }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const element = canvas.current
    // Not loaded with every page: until it has come, only the picture's colour is shown.
    if (element) import('./placeholder.ts').then(({ drawPlaceholder }) => drawPlaceholder(element, hash))
  }, [hash])
  if (under)
    return (
      <img
        className={styles.placeholder}
        src={under}
        alt={alt ?? ''}
        aria-hidden={alt === null || undefined}
      />
    )
  return (
    <canvas
      ref={canvas}
      className={styles.placeholder}
      role={alt === null ? 'presentation' : 'img'}
      aria-label={alt ?? undefined}
    />
  )
}

import { type Location, useNavigate } from 'react-router'
import { findMode } from '#catalogue/modes.ts'
import { useCreateBox } from '../features/create/context.tsx'
import { ImageView } from '../features/creations/viewer/ImageView.tsx'

/** Whether the create box is on the page at that address. */
function hasCreateBox({ pathname }: Location): boolean {
  const name = pathname.slice(1)
  return name === '' || name === 'gallery' || findMode(name) !== undefined
}

/**
 * A creation at its own address, over `background`, the page it was opened from, to which closing goes
 * back; without one it lies over Trending.
 */
export function ImageViewPage({ id, background }: { id: string; background: Location | undefined }) {
  const navigate = useNavigate()
  const { reprompt } = useCreateBox()
  const close = () => (background ? navigate(-1) : navigate('/', { replace: true }))
  const showBox = () => {
    if (background && !hasCreateBox(background)) navigate('/')
    else close()
  }
  return (
    <ImageView
      id={id}
      onClose={close}
      onTurn={to =>
        navigate(`/creation/${to}`, { replace: true, state: { background }, preventScrollReset: true })
      }
      onReprompt={creation => {
        reprompt(creation)
        showBox()
      }}
      onInputStarted={showBox}
    />
  )
}

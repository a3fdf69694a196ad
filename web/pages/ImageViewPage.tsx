import { useNavigate } from 'react-router'
import { useCreateBox } from '../features/creations/create-box/context.tsx'
import { ImageView } from '../features/creations/image-view/ImageView.tsx'

/**
 * A creation at its own address, over the page it was opened from, or over Trending.
 * `opened` tells whether it was opened from a page of the product, to which closing goes back.
 */
export function ImageViewPage({ id, opened }: { id: string; opened: boolean }) {
  const navigate = useNavigate()
  const { reprompt } = useCreateBox()
  const close = () => (opened ? navigate(-1) : navigate('/', { replace: true }))
  return (
    <ImageView
      id={id}
      onClose={close}
      onReprompt={creation => {
        reprompt(creation)
        close()
      }}
    />
  )
}

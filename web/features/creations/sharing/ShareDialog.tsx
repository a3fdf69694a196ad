import type { Creation } from '#contract/creations.ts'
import { labelOf } from '../describe.ts'
import { ShareLinkDialog } from './ShareLinkDialog.tsx'

/** Ways to pass on a public creation. */
export function ShareDialog({ creation, onClose }: { creation: Creation; onClose: () => void }) {
  const picture = creation.pictures[0]
  return (
    <ShareLinkDialog
      path={`/creation/${creation.id}`}
      label={labelOf(creation)}
      isPrompt={creation.prompt !== ''}
      picture={picture ? { ...picture, url: picture.sources[0]?.url ?? picture.url } : null}
      onClose={onClose}
    />
  )
}

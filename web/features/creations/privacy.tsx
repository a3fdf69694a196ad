import { useQueryClient } from '@tanstack/react-query'
import { Lock, LockOpen } from 'lucide-react'
import type { Creation } from '#contract/creations.ts'
import { call, sentenceOf } from '../../lib/call.ts'
import { notify, notifyError } from '../../ui/toasts.ts'
import { applyToGalleries, reloadPublicLists } from './gallery-cache.ts'
import { changeEverywhere } from './lists.ts'

/** Makes a public creation private or a private one public, and tells which it is now. */
export function useTogglePrivacy(): (creation: Creation) => Promise<void> {
  const client = useQueryClient()
  return async creation => {
    const isPrivate = !creation.isPrivate
    let changed: Creation
    try {
      const command = { imageId: creation.id, private: isPrivate }
      changed = (await call<{ data: Creation }>('/v1/image/update', command)).data
    } catch (error) {
      return notifyError(
        isPrivate ? 'Unpublish creation failed' : 'Publish creation failed',
        sentenceOf(error),
      )
    }
    // The whole of it: the addresses of its pictures are others now.
    changeEverywhere(client, creation.id, () => changed)
    applyToGalleries(client, [changed])
    reloadPublicLists(client)
    if (isPrivate) notify('Creation is private', null, <Lock size={20} />)
    else notify('Creation is public', null, <LockOpen size={20} />)
  }
}

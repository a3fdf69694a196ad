import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Lock, LockOpen } from 'lucide-react'
import type { Creation } from '#contract/creations.ts'
import { call, sentenceOf } from '#web/lib/call.ts'
import { useAskForPlan } from '#web/lib/plan-needed.ts'
import { useSession } from '#web/lib/session.ts'
import { HungIcon } from '#web/ui/HungIcon.tsx'
import { notify, notifyError } from '#web/ui/toasts.ts'
import { applyToGalleries, reloadPublicLists } from './gallery-cache.ts'
import { changeEverywhere } from './lists.ts'

/** Makes a creation private or public, wherever it is shown. @throws CallError */
export async function setPrivacy(client: QueryClient, creation: Creation, isPrivate: boolean): Promise<void> {
  const command = { imageId: creation.id, private: isPrivate }
  const { data } = await call('/v1/image/update', command)
  // The whole of it: the addresses of its pictures are others now.
  changeEverywhere(client, creation.id, () => data)
  applyToGalleries(client, [data])
}

/** Whether this person may make creations private; asks for the plan that it takes when not. */
export function useMayMakePrivate(): () => boolean {
  const { user } = useSession()
  const askForPlan = useAskForPlan()
  return () => {
    const isAllowed = user?.subscription.allowPrivate ?? false
    if (!isAllowed) askForPlan()
    return isAllowed
  }
}

/** Hangs a public creation on the wall, or takes it down; it stays on the profile. */
export function useHanging(): (creation: Creation) => Promise<void> {
  const client = useQueryClient()
  return async creation => {
    const onWall = !creation.own?.onWall
    try {
      const { data } = await call('/v1/image/update', { imageId: creation.id, onWall })
      changeEverywhere(client, creation.id, () => data)
    } catch (error) {
      return notifyError(`${onWall ? 'Hang' : 'Take down'} creation failed`, sentenceOf(error))
    }
    reloadPublicLists(client)
    notify(onWall ? 'Hangs on the wall' : 'Taken from the wall', null, <HungIcon />)
  }
}

/** Makes a public creation private or a private one public, and announces which it is now. */
export function useTogglePrivacy(): (creation: Creation) => Promise<void> {
  const client = useQueryClient()
  const mayMakePrivate = useMayMakePrivate()
  return async creation => {
    const isPrivate = !creation.isPrivate
    if (isPrivate && !mayMakePrivate()) return
    try {
      await setPrivacy(client, creation, isPrivate)
    } catch (error) {
      return notifyError(
        isPrivate ? 'Unpublish creation failed' : 'Publish creation failed',
        sentenceOf(error),
      )
    }
    reloadPublicLists(client)
    if (isPrivate) notify('Creation is private', null, <Lock size={20} />)
    else notify('Creation is public', null, <LockOpen size={20} />)
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Author } from '#contract/people.ts'
import { removePersonFromLists } from '#web/features/creations/gallery-cache.ts'
import { setHidden } from '#web/features/people/api.ts'
import { sentenceOf } from '#web/lib/call.ts'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { notify, notifyError } from '#web/ui/toasts.ts'

/** Asks before a person is hidden; afterwards nothing that is shown comes from them. */
export function HideDialog({ person, onClose }: { person: Author; onClose: () => void }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const hide = async () => {
    setBusy(true)
    try {
      await setHidden(person.id, true)
      removePersonFromLists(client, person.id)
      // Comments, notifications and what is said of the person elsewhere: asked anew where they are shown.
      for (const queryKey of [['comments'], ['notifications'], ['person', person.id], ['hidden']]) {
        client.invalidateQueries({ queryKey })
      }
      notify(`${person.nickName} is hidden`, 'You’ll find hidden people in your account settings.')
      onClose()
    } catch (error) {
      notifyError('Hide person failed', sentenceOf(error))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      title="Hide this person"
      act="Hide"
      message={`You will no longer see ${person.nickName}’s pictures and comments. They won’t be told.`}
      busy={busy}
      onConfirm={hide}
      onCancel={onClose}
    />
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { submitCreation } from '#web/features/creations/api.ts'
import { useSeeded } from '#web/features/creations/availability.ts'
import { keyOfItem } from '#web/features/creations/batches.ts'
import { CallError, sentenceOf } from '#web/lib/call.ts'
import { useSession } from '#web/lib/session.ts'
import { notify, notifyError } from '#web/ui/toasts.ts'
import { useCreateBox } from './context.tsx'
import { configurationOfForm, missingIn, payloadOf } from './form.ts'
import { rememberPrompt } from './prompt/prompt-history.ts'
import { filesToSend } from './store.ts'

/**
 * Sends the form; afterwards it is empty and `onSubmitted` shows the gallery. A failure leaves everything
 * as it is; a session that has ended leads to the sign-in and back to the same form.
 */
export function useSubmit(onSubmitted: () => void, isAvailable: () => boolean): () => Promise<void> {
  const isSeeded = useSeeded()
  const client = useQueryClient()
  const { user, requireLogin } = useSession()
  const box = useCreateBox()

  return async () => {
    if (!user) return requireLogin()
    const { form, pictures, busy } = box.read()
    if (busy || !isAvailable() || missingIn(form, pictures).length > 0) return
    const files = filesToSend(configurationOfForm(form).mode.imageInputs, pictures)
    const key = box.requestKey()
    box.set({ busy: 'submitting' })
    try {
      const count = isSeeded(form.mode, form.model) ? form.count : 1
      const payload = payloadOf(form, user.subscription.allowPrivate, count)
      const batch = await submitCreation(payload, files, key)
      const { applyToGalleries } = await import('#web/features/creations/gallery-cache.ts')
      applyToGalleries(client, batch)
      client.invalidateQueries({ queryKey: ['user'] })
      rememberPrompt(user.id, form.prompt)
      box.clear()
      box.set({ sent: batch[0] ? keyOfItem(batch.length > 1 ? batch : batch[0]) : null })
      box.setCollapsed(true)
      onSubmitted()
      // The first word is spelled so in the product's texts.
      notify('Succcess', 'Task submitted! Awaiting completion.')
    } catch (error) {
      if (error instanceof CallError && error.httpStatus === 401) requireLogin()
      else notifyError('Failed to submit task', sentenceOf(error))
    } finally {
      box.set({ busy: null })
    }
  }
}

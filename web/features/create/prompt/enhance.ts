import { CallError, call, sentenceOf } from '#web/lib/call.ts'
import { useSession } from '#web/lib/session.ts'
import { notifyError } from '#web/ui/toasts.ts'
import { useCreateBox } from '../context.tsx'

/** Has the prompt enhanced, and can give back the one before. */
export function useEnhance(): { enhance: () => Promise<void>; undo: () => void } {
  const box = useCreateBox()
  const { user, requireLogin } = useSession()
  return {
    enhance: async () => {
      if (!user) return requireLogin()
      const { form, busy } = box.read()
      if (busy || !form.prompt.trim()) return
      box.set({ busy: 'enhancing' })
      // Whoever emptied the form or chose something else meanwhile wants no answer any more.
      const isAwaited = () => box.read().busy === 'enhancing' && box.read().form.prompt === form.prompt
      try {
        const prompt = await enhanced(form.prompt, form.mode)
        if (!isAwaited()) return
        box.set({ form: { ...box.read().form, prompt }, beforeEnhancement: form.prompt, busy: null })
      } catch (error) {
        if (isAwaited()) box.set({ busy: null })
        if (error instanceof CallError && error.httpStatus === 401) requireLogin()
        else notifyError('Failed to enhance prompt', sentenceOf(error))
      }
    },
    undo: () => {
      const { beforeEnhancement } = box.read()
      if (beforeEnhancement === null) return
      box.set({ form: { ...box.read().form, prompt: beforeEnhancement }, beforeEnhancement: null })
    },
  }
}

async function enhanced(prompt: string, imageMode: string): Promise<string> {
  const { data } = await call('/v1/prompt/enhance', { prompt, imageMode })
  return data.prompt
}

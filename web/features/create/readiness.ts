import { useAvailability } from '#web/features/creations/availability.ts'
import { formatCount } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session.ts'
import { useBoxState } from './context.tsx'
import { configurationOfForm, cropOf, missingIn, priceOf } from './form.ts'

export type Readiness = {
  price: number
  available: boolean
  /** Whether Create is possible, as far as the form goes. */
  ready: boolean
  /** Why it is not, or what else there is to say, in a sentence; empty when all is well. */
  reason: string
  /** What helps against what the sentence says: more credits, another ratio; null when that is in the form. */
  remedy: 'credits' | 'ratio' | null
}

/** Whether the form can be sent, and the reason when it cannot. */
export function useReadiness(): Readiness {
  const { user } = useSession()
  const isAvailable = useAvailability()
  const mode = useBoxState(({ form }) => form.mode)
  const model = useBoxState(({ form }) => form.model)
  const missing = useBoxState(({ form, pictures }) => missingIn(form, pictures)[0] ?? '')
  const price = priceOf({ mode, model })
  const available = isAvailable(mode, model)
  const credit = user?.credit ?? 0
  const short = user && price > credit
  const cropped = useBoxState(({ form, pictures }) =>
    cropOf(form, pictures) ? `The picture is cropped to ${form.aspectRatio}.` : '',
  )
  const tooFew = `You have ${formatCount(credit)} of the ${formatCount(price)} credits that this takes.`
  const ready = available && !missing
  if (!ready)
    return {
      price,
      available,
      ready,
      reason: available ? missing : notAvailable(mode, isAvailable),
      remedy: null,
    }
  if (short) return { price, available, ready, reason: tooFew, remedy: 'credits' }
  return { price, available, ready, reason: cropped, remedy: cropped ? 'ratio' : null }
}

/** The sentence for a mode and model that no engine serves. */
function notAvailable(mode: string, isAvailable: (mode: string, model: string) => boolean): string {
  const { models } = configurationOfForm({ mode, model: '' }).mode
  return models.some(model => isAvailable(mode, model.name))
    ? 'This model needs a model provider, and none is connected. Choose another model.'
    : 'This mode needs a model provider, and none is connected.'
}

import { useAvailability, useSeeded } from '#web/features/creations/availability.ts'
import { formatCount } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session.ts'
import { useBoxState } from './context.tsx'
import { configurationOfForm, cropOf, missingIn, priceOf } from './form.ts'

export type Readiness = {
  /** Of all pictures that are asked for, in credits. */
  price: number
  /** How many pictures are asked for. */
  count: number
  available: boolean
  /** Whether Create is possible, as far as the form goes. */
  ready: boolean
  /** Why it is not, or what else there is to say, in a sentence; empty when all is well. */
  reason: string
  /** What helps against what the sentence says: more credits, another ratio; null when that is in the form. */
  remedy: 'credits' | 'fewer' | 'ratio' | null
}

/** Whether the form can be sent, and the reason when it cannot. */
export function useReadiness(): Readiness {
  const { user } = useSession()
  const isAvailable = useAvailability()
  const mode = useBoxState(({ form }) => form.mode)
  const model = useBoxState(({ form }) => form.model)
  const missing = useBoxState(({ form, pictures }) => missingIn(form, pictures)[0] ?? '')
  const isSeeded = useSeeded()
  const wished = useBoxState(({ form }) => form.count)
  const count = isSeeded(mode, model) ? wished : 1
  const each = priceOf({ mode, model })
  const price = each * count
  const available = isAvailable(mode, model)
  const credit = user?.credit ?? 0
  const short = user && price > credit
  const cropped = useBoxState(({ form, pictures }) =>
    cropOf(form, pictures) ? `The picture is cropped to ${form.aspectRatio}.` : '',
  )
  const affordable = Math.floor(credit / each)
  const tooFew = `You have ${formatCount(credit)} of the ${formatCount(price)} credits that this takes.`
  const ready = available && !missing
  const known = { price, count, available, ready }
  if (!ready) return { ...known, reason: available ? missing : notAvailable(mode, isAvailable), remedy: null }
  if (short && count > 1 && affordable > 0) {
    const reason = `${NUMBERS[count]} pictures cost ${formatCount(price)} credits and you have ${formatCount(credit)}.`
    return { ...known, reason, remedy: 'fewer' }
  }
  if (short) return { ...known, reason: tooFew, remedy: 'credits' }
  return { ...known, reason: cropped, remedy: cropped ? 'ratio' : null }
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four']

/** The sentence for a mode and model that no engine serves. */
function notAvailable(mode: string, isAvailable: (mode: string, model: string) => boolean): string {
  const { models } = configurationOfForm({ mode, model: '' }).mode
  return models.some(model => isAvailable(mode, model.name))
    ? 'This model needs a model provider, and none is connected. Choose another model.'
    : 'This mode needs a model provider, and none is connected.'
}

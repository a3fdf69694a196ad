import { problemWithSize, problemWithUpscale, type Size, UPSCALE_FACTORS } from '#contract/picture-limits.ts'
import { measureUpload } from '#web/lib/check-upload.ts'
import { notify, notifyError } from '#web/ui/toasts.ts'
import { useCreateBox } from '../context.tsx'
import { configurationOfForm, slotOf } from '../form.ts'

/** Most of an input picture. */
const MOST_MEGABYTES = 10

/** Takes pictures into the box, wherever they were chosen, dropped or pasted. */
export function useUploads() {
  const box = useCreateBox()

  /** Into this slot. A file that does not fit is reported and skipped; the current one stays. */
  const take = async (slot: string, file: File): Promise<void> => {
    const found = await measureUpload(file, MOST_MEGABYTES)
    const problem = 'problem' in found ? found.problem : problemHere(found)
    if (problem) notifyError('Invalid upload', problem)
    else if (!('problem' in found)) box.setPicture(slot, { file, ...found })
  }

  /** Why no result could come of a picture of this size, whatever else is set. */
  const problemHere = (size: Size): string | null => {
    const isUpscaled = box.read().form.mode === 'upscale'
    return problemWithSize(size) ?? (isUpscaled ? problemWithUpscale(size, UPSCALE_FACTORS[0]) : null)
  }

  /** Into the empty slots one after the other; if there is none, a single slot is filled anew. */
  const takeAnywhere = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      const { form, pictures } = box.read()
      const slots = configurationOfForm(form).mode.imageInputs.map(slotOf)
      const [only] = slots
      const slot = slots.find(one => !pictures[one]) ?? (slots.length === 1 ? only : undefined)
      if (slot !== undefined) await take(slot, file)
      else if (slots.length === 0) return notify('This mode takes no picture', 'Choose one that does.')
      else return notify('No empty place', 'Remove a picture first, or drop the new one on it.')
    }
  }

  return { take, takeAnywhere }
}

/** The files among what is dragged or pasted; text that comes along with a picture of itself counts as text. */
export function filesIn(data: DataTransfer): File[] {
  if (data.types.includes('text/plain')) return []
  return [...data.files]
}

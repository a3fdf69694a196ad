import type { BuiltinEngine } from '../builtin/builtin.ts'
import type { Capabilities, Engine } from '../engine.ts'
import { createDrawing } from './drawing.ts'
import { canRestore, fixOldPhoto } from './fix-old-photo.ts'
import type { ModelHost } from './model-host.ts'
import type { PresentModels } from './models/present-models.ts'
import { refuseUnsafe } from './refuse-unsafe.ts'
import { editSubject, isSubjectEdit } from './subject-edits.ts'
import { swapFace, unusableFacesReasonOf } from './swap-face.ts'
import { upscale } from './upscale.ts'

/** The same pictures give the same result, whatever the seed. */
const FACE_SWAP: Capabilities = { progress: 'steps', cancel: true, seed: false, negativePrompt: false }

/**
 * The engine of the networks that run on this machine, in a process of their own. What they are not made for,
 * such as a picture without a person where people are cut out, it hands on to the built-in engine.
 * @param options.models those that the operator fetched
 * @param options.memoryMb megabytes that the networks may take
 * @param options.safetyLimit likelihood of nudity from which what a model drew is refused; null when none is looked at
 */
export function createLocalEngine(options: {
  builtin: BuiltinEngine
  host: ModelHost
  models: PresentModels
  memoryMb: number
  safetyLimit: number | null
}): Engine {
  const { builtin, host } = options
  const drawing = createDrawing(options)

  return {
    id: 'local',
    name: 'Networks on this machine',

    serves(mode, model) {
      if (host.problem() !== null) return null
      if (mode === 'faceSwap') return FACE_SWAP
      const isRestored = mode === 'fixOldPhoto' && canRestore(options)
      const isServed = mode === 'upscale' || isSubjectEdit(mode) || isRestored
      return drawing.capabilitiesOf(mode, model) ?? (isServed ? builtin.serves(mode, model) : null)
    },

    async unusableContentReasonOf({ mode, inputs }, signal) {
      return mode === 'faceSwap' ? await unusableFacesReasonOf(host, inputs, signal) : null
    },

    async submit(request, context) {
      if (request.mode === 'faceSwap') return await swapFace({ builtin, host }, request, context)
      if (request.mode === 'upscale') return await upscale(options, request, context)
      if (request.mode === 'fixOldPhoto') return await fixOldPhoto(options, request, context)
      if (isSubjectEdit(request.mode)) return await editSubject({ ...options, drawing }, request, context)
      const result = await drawing.draw(request, context)
      const pictures = result.pictures.map(({ bytes }) => bytes)
      await refuseUnsafe(host, pictures, options.safetyLimit, context.signal)
      return { kind: 'done', result }
    },

    close: () => host.close(),
  }
}

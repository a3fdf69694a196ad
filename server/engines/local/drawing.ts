import type { BuiltinEngine } from '../builtin/builtin.ts'
import {
  type Capabilities,
  type EngineContext,
  EngineError,
  type EnginePicture,
  type EngineRequest,
  type EngineResult,
} from '../engine.ts'
import { promptWithStyle } from '../provider/prompts.ts'
import { drawingSize } from './drawing-sizes.ts'
import { finishDrawing } from './finish-drawing.ts'
import type { ModelHost } from './model-host.ts'
import { type ModelManifest, versionOf } from './models/manifest.ts'
import type { PresentModel, PresentModels } from './models/present-models.ts'

/** Of the memory that a picture takes, what is left when one network is held at a time. Measured with SDXS's shape. */
const FRUGAL_SHARE = 0.65
/** With this much of the known need, all networks of a model stay loaded. */
const ROOMY_SHARE = 1.2
/** Progress that drawing makes of the whole. */
const DRAWING_SHARE = 0.9

type Options = { host: ModelHost; builtin: BuiltinEngine; models: PresentModels; memoryMb: number }

/** Pictures that a fetched diffusion model draws. */
export type Drawing = {
  /** Null for a pair that no present model serves, or only one that needs more memory than there is. */
  capabilitiesOf(mode: string, model: string): Capabilities | null
  /** @throws EngineError */
  draw(request: EngineRequest, context: EngineContext): Promise<EngineResult>
  /**
   * The request's picture with what its words say drawn where the mask is white.
   * @throws EngineError
   */
  fill(request: EngineRequest, mask: Uint8Array, context: EngineContext): Promise<EngineResult>
}

export function createDrawing({ host, builtin, models, memoryMb }: Options): Drawing {
  const servedBy = (mode: string, model: string): PresentModel | null =>
    [...models.now().values()].find(
      ({ manifest }) =>
        manifest.diffusion !== null &&
        manifest.memoryMb * FRUGAL_SHARE <= memoryMb &&
        manifest.serves.some(pair => pair.mode === mode && pair.model === model),
    ) ?? null

  /** How the model that serves the request is run. */
  function modelFor({ mode, model }: EngineRequest) {
    const found = servedBy(mode, model)
    if (!found?.manifest.diffusion) throw new EngineError('unavailable')
    const { manifest, folder } = found
    const { sampler, steps, guidance, decodeScale, encodeScale, padToken, side } = found.manifest.diffusion
    const isFrugal = memoryMb < manifest.memoryMb * ROOMY_SHARE
    const way = { model: { folder, sampler, decodeScale, encodeScale, padToken, isFrugal }, steps, guidance }
    return { manifest, side, way }
  }

  return {
    capabilitiesOf(mode, model) {
      const found = servedBy(mode, model)?.manifest.diffusion
      if (!found) return null
      const negativePrompt = found.sampler === 'euler' && found.guidance > 1
      return { progress: 'steps', cancel: true, seed: true, negativePrompt }
    },

    async draw(request, { signal, onProgress }) {
      const { mode, inputs, negativePrompt, seed, imageStrength } = request
      const { manifest, side, way } = modelFor(request)
      const [guide] = inputs
      const size = drawingSize(mode === 'emoji' ? '1:1' : request.aspectRatio, side)
      const drawn = await host.run(
        'diffuse',
        {
          ...way,
          words: { prompt: wordsOf(request), negativePrompt },
          seed,
          ...size,
          guide: guide ? { picture: guide.bytes, strength: imageStrength, mask: null } : null,
          control: null,
        },
        { signal, onProgress: share(onProgress, 0, DRAWING_SHARE) },
      )
      const picture = { bytes: drawn.picture, ...size.cut }
      const rest: EngineContext = { signal, onProgress: share(onProgress, DRAWING_SHARE, 1) }
      const bytes = await finishDrawing(builtin, picture, request, rest)
      const source = guide ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia'
      return resultOf(manifest, { bytes, source }, drawn.isPromptCut)
    },

    async fill(request, mask, context) {
      const { inputs, negativePrompt, seed } = request
      const [picture] = inputs
      if (!picture) throw new EngineError('invalid', { detail: 'Add the picture that is to be worked on.' })
      const { manifest, side, way } = modelFor(request)
      const words = { prompt: wordsOf(request), negativePrompt }
      const filled = await host.run(
        'fill',
        { ...way, words, seed, side, picture: picture.bytes, mask },
        context,
      )
      const source = 'compositeWithTrainedAlgorithmicMedia'
      return resultOf(manifest, { bytes: filled.picture, source }, filled.isPromptCut)
    },
  }
}

const resultOf = (manifest: ModelManifest, picture: EnginePicture, isPromptCut: boolean): EngineResult => ({
  pictures: [picture],
  note: isPromptCut ? `${manifest.title} reads about sixty words: the rest was left out.` : null,
  modelVersion: versionOf(manifest),
  providerModel: manifest.name,
})

/**
 * What the model is told. An emoji is asked for in the words that such pictures have beneath them, and
 * what comes behind a subject without another one in it.
 */
function wordsOf(request: EngineRequest): string {
  if (request.mode === 'replaceBackground') return `${request.prompt}, empty scene without people`
  if (request.mode !== 'emoji') return promptWithStyle(request)
  return `emoji of ${request.prompt}, glossy 3d icon, centered, plain white background`
}

/** Fractions of a part as fractions of the whole. */
const share = (onProgress: EngineContext['onProgress'], from: number, to: number) => (fraction: number) =>
  onProgress(from + fraction * (to - from))

import type { BuiltinEngine } from '../builtin/builtin.ts'
import {
  type Capabilities,
  type EngineContext,
  EngineError,
  type EngineRequest,
  type EngineResult,
} from '../engine.ts'
import { promptWithStyle } from '../provider/prompts.ts'
import { drawingSize } from './drawing-sizes.ts'
import { finishDrawing } from './finish-drawing.ts'
import type { ModelHost } from './model-host.ts'
import { versionOf } from './models/manifest.ts'
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
}

export function createDrawing({ host, builtin, models, memoryMb }: Options): Drawing {
  const servedBy = (mode: string, model: string): PresentModel | null =>
    [...models.now().values()].find(
      ({ manifest }) =>
        manifest.diffusion !== null &&
        manifest.memoryMb * FRUGAL_SHARE <= memoryMb &&
        manifest.serves.some(pair => pair.mode === mode && pair.model === model),
    ) ?? null

  return {
    capabilitiesOf(mode, model) {
      const found = servedBy(mode, model)?.manifest.diffusion
      if (!found) return null
      const negativePrompt = found.sampler === 'euler' && found.guidance > 1
      return { progress: 'steps', cancel: true, seed: true, negativePrompt }
    },

    async draw(request, { signal, onProgress }) {
      const { mode, model, inputs, negativePrompt, seed, imageStrength } = request
      const found = servedBy(mode, model)
      if (!found?.manifest.diffusion) throw new EngineError('unavailable')
      const { manifest, folder } = found
      const { sampler, steps, guidance, decodeScale, encodeScale, padToken, side } = found.manifest.diffusion
      const [guide] = inputs
      const size = drawingSize(mode === 'emoji' ? '1:1' : request.aspectRatio, side)
      const isFrugal = memoryMb < manifest.memoryMb * ROOMY_SHARE
      const drawn = await host.run(
        'diffuse',
        {
          model: { folder, sampler, decodeScale, encodeScale, padToken, isFrugal },
          words: { prompt: wordsOf(request), negativePrompt },
          seed,
          steps,
          guidance,
          ...size,
          guide: guide ? { picture: guide.bytes, strength: imageStrength, mask: null } : null,
          control: null,
        },
        { signal, onProgress: share(onProgress, 0, DRAWING_SHARE) },
      )
      const picture = { bytes: drawn.picture, ...size.cut }
      const rest: EngineContext = { signal, onProgress: share(onProgress, DRAWING_SHARE, 1) }
      const bytes = await finishDrawing(builtin, picture, request, rest)
      return {
        pictures: [
          {
            bytes,
            source: guide ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia',
          },
        ],
        note: drawn.isPromptCut ? `${manifest.title} reads about sixty words: the rest was left out.` : null,
        modelVersion: versionOf(manifest),
        providerModel: manifest.name,
      }
    },
  }
}

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

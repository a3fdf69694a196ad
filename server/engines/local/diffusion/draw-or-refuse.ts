import { EngineError } from '#server/engines/engine.ts'
import { TOO_MUCH_MEMORY } from '../memory-watch.ts'
import type { TaskContext } from '../task-context.ts'
import { type DiffusionModel, releaseModel } from './diffusion-model.ts'
import { type DiffusionJob, drawPicture } from './latent-diffusion.ts'

const UNUSABLE = 'The model on this server that draws such pictures cannot be used. Try another one.'
/** How onnxruntime and the C++ library say it. */
const OUT_OF_MEMORY = /failed to allocate memory|bad_alloc/i

/** Whose networks are loaded: they are let go before another model's are. */
let loadedFolder: string | null = null

/** As `drawPicture`. @throws EngineError, with a sentence for the person where the model cannot be used */
export async function drawOrRefuse(
  model: DiffusionModel,
  job: DiffusionJob,
  context: TaskContext,
): ReturnType<typeof drawPicture> {
  if (loadedFolder !== null && loadedFolder !== model.folder) await releaseModel(loadedFolder, context)
  loadedFolder = model.folder
  try {
    return await drawPicture(model, job, context)
  } catch (cause) {
    if (cause instanceof EngineError) throw cause
    const isMemory = OUT_OF_MEMORY.test((cause as Error).message)
    const detail = isMemory ? TOO_MUCH_MEMORY : UNUSABLE
    throw new EngineError('unavailable', { detail, isFinal: true, cause })
  }
}

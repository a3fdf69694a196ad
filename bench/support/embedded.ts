import sharp from 'sharp'
import { agePicture, drawSketch } from '#painter/tools/sheets/samples.mjs'
import type { Engine, EngineRequest } from '#server/engines/engine.ts'

/** One kind of work for the embedded engine. */
export type Task = { name: string; request: Partial<EngineRequest>; limit?: number }

const USUAL: EngineRequest = {
  creationId: 'cre_bench',
  person: 'somebody',
  isPrivate: false,
  attempt: 1,
  mode: 'txt2img',
  model: 'standard',
  prompt: '',
  searchPrompt: '',
  negativePrompt: '',
  seed: 1,
  style: 'none',
  aspectRatio: '1:1',
  imageStrength: 0.8,
  options: {},
  inputs: [],
}

/** Has the engine do the task and waits for its picture. */
export async function draw(
  engine: Engine,
  request: Partial<EngineRequest>,
  signal = new AbortController().signal,
): Promise<Uint8Array> {
  const submission = await engine.submit({ ...USUAL, ...request }, { signal, onProgress: () => {} })
  if (submission.kind !== 'done') throw new Error('the embedded engine answers in the call')
  return submission.result.pictures[0]!.bytes
}

/** Every edit that is served, of pictures of one megapixel that the engine itself has painted. */
export async function editTasks(engine: Engine): Promise<Task[]> {
  const girl = 'portrait of a girl with freckles and curly red hair'
  const face = await draw(engine, { prompt: girl, aspectRatio: '4:5', seed: 7 })
  const town = await draw(engine, { prompt: 'a village by a river in summer', seed: 7 })
  const old = await agePicture(face)
  const sketch = await sharp(await drawSketch())
    .resize(1160)
    .png()
    .toBuffer()
  const edit = (bytes: Uint8Array, name: string, model: string, rest: Partial<EngineRequest> = {}): Task => ({
    name,
    request: { mode: name, model, ...withPicture(bytes), ...rest },
  })
  return [
    { ...edit(face, 'removeBackground', 'pro'), limit: 2 },
    { ...edit(face, 'upscale', 'v1.0', { options: { scale: '2' } }), limit: 1.5 },
    edit(face, 'replaceBackground', 'v2.0', { prompt: 'a beach with palm trees at sunset' }),
    edit(face, 'searchRecolor', 'pro', { searchPrompt: 'orange', prompt: 'blue' }),
    edit(face, 'searchReplace', 'pro', { searchPrompt: 'orange', prompt: 'a cat' }),
    edit(old, 'fixOldPhoto', 'v1.0'),
    edit(face, 'photo2anime', 'v1.0'),
    edit(face, 'face2sticker', 'pro', { prompt: 'a person' }),
    edit(face, 'portraitMaker', 'photomaker-style', { options: { portraitStyle: 'line-art' } }),
    edit(town, 'structure', 'pro', { prompt: 'a snowy winter night' }),
    edit(town, 'img2img', 'standard', { prompt: 'golden hour', style: 'low-poly' }),
    edit(sketch, 'sketch2img', 'pro', { prompt: 'an orange cat in a meadow at sunset' }),
    { name: 'emoji', request: { mode: 'emoji', model: 'pro', prompt: 'a proud teapot' } },
    { name: 'logoMaker', request: { mode: 'logoMaker', model: 'v1.0', prompt: '“Red Fox” coffee roasters' } },
  ]
}

const withPicture = (bytes: Uint8Array): Partial<EngineRequest> => ({
  inputs: [{ name: 'file1', bytes, mediaType: 'image/png', width: 1024, height: 1024 }],
})

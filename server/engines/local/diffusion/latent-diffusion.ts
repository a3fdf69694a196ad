import type { TaskContext } from '../task-context.ts'
import { type DiffusionModel, openParts, readSchedulerConfig, readTokenizer } from './diffusion-model.ts'
import {
  decodeLatent,
  encodePicture,
  LATENT_CHANNELS,
  LATENT_STEP,
  laidOver,
  latentMask,
  mixed,
  type Pixels,
  planesOf,
} from './latents.ts'
import { createNoise } from './noise.ts'
import { additionsOf, type Conditions, predict } from './noise-prediction.ts'
import { createScheduler } from './schedulers.ts'
import type { Values } from './tensors.ts'
import { encodeWords } from './words.ts'

export type DiffusionJob = {
  prompt: string
  negativePrompt: string
  /** Multiples of eight. */
  size: { width: number; height: number }
  /** 0 to 4294967295. */
  seed: number
  steps: number
  /** How strictly the words are followed; 1 asks the network once a step. */
  guidance: number
  /** A picture of that size to begin with, in RGB. */
  guide: {
    picture: Pixels
    /** 0 keeps the picture, 1 forgets it. */
    strength: number
    /** 255 where the picture is made anew, 0 where it stays byte for byte. */
    mask: Pixels | null
  } | null
  /** A picture of that size which gives the outlines or the depth, in RGB. */
  control: { picture: Pixels; scale: number } | null
}

const AFTER_TEXT = 0.05
const AT_START = 0.1
const AFTER_STEPS = 0.85
const AFTER_DECODING = 0.97

/**
 * Draws a picture with a latent diffusion model (Rombach et al. 2022): from words, from a picture and words,
 * or a part of a picture. The same job gives the same bytes on the same machine with as many threads.
 * @returns whether the prompt has more words than the model reads, too
 * @throws IncompatibleModelError, or the signal's reason when it is aborted between two networks
 */
export async function drawPicture(
  model: DiffusionModel,
  job: DiffusionJob,
  { signal, onProgress, ...loader }: TaskContext,
): Promise<{ picture: Pixels; isPromptCut: boolean }> {
  const parts = openParts(model, loader)
  const [across, down] = [job.size.width / LATENT_STEP, job.size.height / LATENT_STEP]
  const dims = [1, LATENT_CHANNELS, down, across]
  const count = LATENT_CHANNELS * down * across
  const noise = createNoise(job.seed)

  const tokenizer = readTokenizer(model)
  const [encoder] = await parts.stage('text_encoder')
  const { values: words, cut } = await encodeWords(encoder, tokenizer, job.prompt)
  signal.throwIfAborted()
  // A consistency model was distilled from a guided one: it is told the guidance, or knows it.
  const isGuided = job.guidance > 1 && model.sampler !== 'lcm'
  const without = isGuided ? (await encodeWords(encoder, tokenizer, job.negativePrompt)).values : null
  onProgress(AFTER_TEXT)
  signal.throwIfAborted()

  const strength = job.guide ? Math.min(1, Math.max(0, job.guide.strength)) : 1
  const scheduler = createScheduler(readSchedulerConfig(model), job.steps, strength)
  const first = noise.normal(count)
  const clean = job.guide && (strength < 1 || job.guide.mask) ? await latentOf(job.guide.picture) : null
  const mask = job.guide?.mask ? latentMask(job.guide.mask) : null
  let latent = clean && strength < 1 ? scheduler.addNoise(clean, first, 0) : scheduler.startNoise(first)
  onProgress(AT_START)

  const { unet, controlNet } = await predictors()
  const conditions: Conditions = {
    words,
    guidance: job.guidance,
    control: job.control && {
      picture: planesOf(job.control.picture, 0, 1),
      scale: job.control.scale,
    },
  }
  for (const [at, timestep] of scheduler.timesteps.entries()) {
    signal.throwIfAborted()
    const input = { data: scheduler.modelInput(latent, at), dims }
    const predicted = await predictGuided(input, timestep)
    latent = scheduler.step(predicted, latent, at, () => noise.normal(count))
    if (clean && mask) latent = mixed(latent, scheduler.addNoise(clean, first, at + 1), mask)
    onProgress(AT_START + ((AFTER_STEPS - AT_START) * (at + 1)) / scheduler.timesteps.length)
  }
  signal.throwIfAborted()

  const [decoder] = await parts.stage('vae_decoder')
  const made = await decodeLatent(decoder, { data: latent, dims }, model.decodeScale)
  onProgress(AFTER_DECODING)
  const picture = job.guide?.mask ? laidOver(made, job.guide.picture, job.guide.mask) : made
  return { picture, isPromptCut: cut > 0 }

  async function latentOf(picture: Pixels): Promise<Float32Array> {
    const [network] = await parts.stage('vae_encoder')
    const encoded = await encodePicture(network, picture, model.encodeScale)
    signal.throwIfAborted()
    return encoded
  }

  async function predictors() {
    const [alone] = await parts.stage('unet')
    if (additionsOf(alone).length === 0 || !parts.has('controlnet')) return { unet: alone, controlNet: null }
    const [both, steering] = await parts.stage('unet', 'controlnet')
    return { unet: both, controlNet: steering }
  }

  /** Away from what is not wanted (Ho and Salimans 2022). */
  async function predictGuided(input: Values, timestep: number): Promise<Float32Array> {
    const wanted = await predict(unet, controlNet, input, timestep, conditions)
    if (!without) return wanted
    signal.throwIfAborted()
    const plain = await predict(unet, controlNet, input, timestep, { ...conditions, words: without })
    return wanted.map((value, k) => plain[k]! + job.guidance * (value - plain[k]!))
  }
}

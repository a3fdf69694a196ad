import type { Network, TensorValue, ValueInfo } from '../network.ts'
import { IncompatibleModelError, tensorFor, type Values, valuesOf } from './tensors.ts'

const LATENT_CHANNELS = 4
const GUIDANCE_SIZE = 256

/** What is the same at every step. */
export type Conditions = {
  words: Values
  guidance: number
  /** A picture that steers, RGB from 0 to 1 by planes, and how much, for models with a ControlNet. */
  control: { picture: Values; scale: number } | null
}

/** Inputs of a UNet beyond the usual: it wants what a ControlNet has to add. */
export const additionsOf = ({ inputs }: Network): readonly ValueInfo[] =>
  inputs.filter(
    ({ name }) => !['sample', 'timestep', 'encoder_hidden_states', 'timestep_cond'].includes(name),
  )

/**
 * What the UNet foretells of a latent at a timestep.
 * @throws IncompatibleModelError
 */
export async function predict(
  unet: Network,
  controlNet: Network | null,
  latent: Values,
  timestep: number,
  conditions: Conditions,
): Promise<Float32Array> {
  const feeds = usualFeeds(unet, latent, timestep, conditions)
  const additions = additionsOf(unet)
  if (additions.length > 0) {
    if (!controlNet) {
      throw new IncompatibleModelError(`The UNet wants ${additions[0]!.name}, which only a ControlNet gives.`)
    }
    const given = await steer(controlNet, latent, timestep, conditions)
    if (given.length !== additions.length) {
      throw new IncompatibleModelError(
        `The ControlNet gives ${given.length} values and the UNet wants ${additions.length}.`,
      )
    }
    for (const [at, info] of additions.entries()) feeds[info.name] = tensorFor(info, given[at]!)
  }
  const results = await unet.run(feeds)
  return valuesOf(results[unet.outputs[0]!.name]!).data
}

function usualFeeds(
  network: Network,
  latent: Values,
  timestep: number,
  { words, guidance }: Conditions,
): Record<string, TensorValue> {
  const feeds: Record<string, TensorValue> = {}
  for (const info of network.inputs) {
    if (info.name === 'sample') {
      checkChannels(info)
      feeds[info.name] = tensorFor(info, latent)
    } else if (info.name === 'timestep') {
      const dims = info.shape.length === 0 ? [] : [1]
      feeds[info.name] = tensorFor(info, { data: Float32Array.of(timestep), dims })
    } else if (info.name === 'encoder_hidden_states') feeds[info.name] = tensorFor(info, words)
    else if (info.name === 'timestep_cond') {
      feeds[info.name] = tensorFor(info, { data: guidanceWaves(guidance), dims: [1, GUIDANCE_SIZE] })
    }
  }
  return feeds
}

function checkChannels({ shape }: ValueInfo): void {
  const channels = shape[1]
  if (typeof channels !== 'number' || channels < 0 || channels === LATENT_CHANNELS) return
  const kind = channels === 9 ? ': it is made for inpainting alone, which is not supported' : ''
  throw new IncompatibleModelError(
    `The UNet takes ${channels} channels in place of ${LATENT_CHANNELS}${kind}.`,
  )
}

/** Runs a ControlNet. Where nothing steers, it is asked with no weight, which gives zeros of the right shapes. */
async function steer(
  controlNet: Network,
  latent: Values,
  timestep: number,
  conditions: Conditions,
): Promise<Values[]> {
  const [, , height = 0, width = 0] = latent.dims
  const dims = [1, 3, height * 8, width * 8]
  const nothing = { data: new Float32Array(dims[1]! * dims[2]! * dims[3]!), dims }
  const { picture, scale } = conditions.control ?? { picture: nothing, scale: 0 }
  const feeds = usualFeeds(controlNet, latent, timestep, conditions)
  for (const info of controlNet.inputs) {
    if (info.name === 'controlnet_cond') feeds[info.name] = tensorFor(info, picture)
    else if (info.name === 'conditioning_scale') {
      const shape = info.shape.length === 0 ? [] : [1]
      feeds[info.name] = tensorFor(info, { data: Float32Array.of(scale), dims: shape })
    } else if (!feeds[info.name]) {
      throw new IncompatibleModelError(`The ControlNet wants ${info.name}, which is not known.`)
    }
  }
  const results = await controlNet.run(feeds)
  return controlNet.outputs.map(({ name }) => valuesOf(results[name]!))
}

/** The guidance as 256 sines and cosines, as a distilled consistency model is told it (Luo et al. 2023). */
function guidanceWaves(guidance: number): Float32Array {
  const half = GUIDANCE_SIZE / 2
  const waves = new Float32Array(GUIDANCE_SIZE)
  for (let at = 0; at < half; at++) {
    const angle = (guidance - 1) * 1000 * Math.exp((-Math.log(10_000) * at) / (half - 1))
    waves[at] = Math.sin(angle)
    waves[half + at] = Math.cos(angle)
  }
  return waves
}

import { createEuler } from './euler.ts'
import { createLcm } from './lcm.ts'
import type { Scheduler, SchedulerConfig } from './scheduler.ts'

/** What predicts neither noise nor velocity of a diffusion, and so cannot be sampled by these. */
const OTHERS = /Flow|ConsistencyModels|CMStochastic|VQDiffusion/

/** A scheduler that is not written here. */
export class UnknownSchedulerError extends Error {}

/**
 * The sampler of a model. Those that diffusers lists for one and the same training, such as PNDM, DDIM or DEIS,
 * all become Euler's: at the few steps that a processor has time for they are nearly the same.
 * @param strength with less than 1 it begins where a picture has so much noise, and takes no step before
 * @throws UnknownSchedulerError
 */
export function createScheduler(config: SchedulerConfig, steps: number, strength = 1): Scheduler {
  const name = config._class_name ?? ''
  if (OTHERS.test(name)) throw new UnknownSchedulerError(`The scheduler ${name} is not supported.`)
  return name === 'LCMScheduler' ? createLcm(config, steps, strength) : createEuler(config, steps, strength)
}

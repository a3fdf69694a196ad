import * as z from 'zod'

/** What `scheduler/scheduler_config.json` of a diffusers folder says, as far as it matters here. */
export const schedulerConfig = z.looseObject({
  _class_name: z.string().optional(),
  num_train_timesteps: z.int().min(1).max(100_000).default(1000),
  beta_start: z.number().default(0.00085),
  beta_end: z.number().default(0.012),
  beta_schedule: z.enum(['linear', 'scaled_linear']).default('scaled_linear'),
  prediction_type: z.enum(['epsilon', 'v_prediction']).default('epsilon'),
  timestep_spacing: z.enum(['leading', 'trailing', 'linspace']).optional(),
  steps_offset: z.int().min(0).default(0),
  original_inference_steps: z.int().min(1).default(50),
  timestep_scaling: z.number().default(10),
  set_alpha_to_one: z.boolean().default(true),
})
export type SchedulerConfig = z.output<typeof schedulerConfig>

/** Leads a latent from noise to a picture, step by step. Steps count from 0. */
export type Scheduler = {
  /** What the UNet is told at each step, of `num_train_timesteps`; the noisiest first. */
  timesteps: readonly number[]
  /** Standard normal noise as the first step expects it. */
  startNoise(noise: Float32Array): Float32Array
  /** A clean latent under as much noise as step `at` expects. */
  addNoise(clean: Float32Array, noise: Float32Array, at: number): Float32Array
  /** The latent as it is fed to the UNet at step `at`. */
  modelInput(latent: Float32Array, at: number): Float32Array
  /** The latent after step `at`. `fresh` gives new noise, which some samplers add between steps. */
  step(prediction: Float32Array, latent: Float32Array, at: number, fresh: () => Float32Array): Float32Array
}

/** How much of the picture is left at each training timestep: the running product of 1 − β (Ho et al. 2020). */
export function alphasCumulated(config: SchedulerConfig): Float64Array {
  const { num_train_timesteps: count, beta_start: first, beta_end: last, beta_schedule } = config
  const alphas = new Float64Array(count)
  let product = 1
  for (let at = 0; at < count; at++) {
    const share = count === 1 ? 0 : at / (count - 1)
    const beta =
      beta_schedule === 'linear'
        ? first + (last - first) * share
        : (Math.sqrt(first) + (Math.sqrt(last) - Math.sqrt(first)) * share) ** 2
    product *= 1 - beta
    alphas[at] = product
  }
  return alphas
}

import { alphasCumulated, type Scheduler, type SchedulerConfig } from './scheduler.ts'

/** The spread of the data by which the boundary condition is scaled, σ of Luo et al. 2023. */
const DATA_SPREAD = 0.5

/** Multistep sampling of a latent consistency model (Luo et al. 2023), as diffusers has it. */
export function createLcm(config: SchedulerConfig, wanted: number, strength = 1): Scheduler {
  const alphas = alphasCumulated(config)
  const stride = Math.floor(alphas.length / config.original_inference_steps)
  const original = Math.max(1, Math.floor(config.original_inference_steps * strength))
  const steps = Math.min(wanted, original)
  const timesteps = Array.from({ length: steps }, (_, step) => {
    const skipped = Math.floor((step * original) / steps)
    return (original - skipped) * stride - 1
  })
  const endAlpha = config.set_alpha_to_one ? 1 : alphas[0]!
  const alphaAt = (at: number) => (at < steps ? alphas[timesteps[at]!]! : endAlpha)
  const signalAt = (at: number) => Math.sqrt(alphaAt(at))
  const noiseAt = (at: number) => Math.sqrt(1 - alphaAt(at))

  return {
    timesteps,
    startNoise: noise => noise,
    addNoise(clean, noise, at) {
      const [signal, spread] = [signalAt(at), noiseAt(at)]
      return clean.map((value, k) => signal * value + spread * noise[k]!)
    },
    modelInput: latent => latent,
    step(prediction, latent, at, fresh) {
      const [signal, spread] = [signalAt(at), noiseAt(at)]
      const scaled = timesteps[at]! * config.timestep_scaling
      const kept = DATA_SPREAD ** 2 / (scaled ** 2 + DATA_SPREAD ** 2)
      const taken = scaled / Math.sqrt(scaled ** 2 + DATA_SPREAD ** 2)
      const cleanOf =
        config.prediction_type === 'epsilon'
          ? (x: number, predicted: number) => (x - spread * predicted) / signal
          : (x: number, predicted: number) => signal * x - spread * predicted
      const denoised = latent.map((x, k) => taken * cleanOf(x, prediction[k]!) + kept * x)
      return at === steps - 1 ? denoised : this.addNoise(denoised, fresh(), at + 1)
    },
  }
}

import { alphasCumulated, type Scheduler, type SchedulerConfig } from './scheduler.ts'

/** A model for few steps starts at the last timestep, whatever its file says: `leading` would start near 0. */
const FEW_STEPS = 4
const LEAST_STRENGTH = 0.01

/** Euler's method on the probability flow (Karras et al. 2022, algorithm 2 without churn), as diffusers has it. */
export function createEuler(config: SchedulerConfig, steps: number, strength = 1): Scheduler {
  const alphas = alphasCumulated(config)
  const spacing = steps <= FEW_STEPS ? 'trailing' : (config.timestep_spacing ?? 'linspace')
  // A model of one step has no step left after a share of them, so that there are as many as leave one.
  const whole = Math.max(steps, Math.ceil(1 / Math.max(strength, LEAST_STRENGTH)))
  const left = Math.max(1, Math.round(whole * strength))
  const timesteps = timestepsOf(spacing, alphas.length, whole, config.steps_offset).slice(whole - left)
  const all = Array.from(alphas, alpha => Math.sqrt((1 - alpha) / alpha))
  const sigmas = [...timesteps.map(timestep => interpolated(all, timestep)), 0]
  const sigmaAt = (at: number) => sigmas[at]!
  const scaleAt = (at: number) => Math.sqrt(sigmaAt(at) ** 2 + 1)

  return {
    timesteps,
    startNoise(noise) {
      const scale = spacing === 'leading' ? scaleAt(0) : sigmaAt(0)
      return noise.map(value => value * scale)
    },
    addNoise(clean, noise, at) {
      const sigma = sigmaAt(at)
      return clean.map((value, k) => value + sigma * noise[k]!)
    },
    modelInput(latent, at) {
      const scale = scaleAt(at)
      return latent.map(value => value / scale)
    },
    step(prediction, latent, at) {
      const sigma = sigmaAt(at)
      const change = sigmaAt(at + 1) - sigma
      // The clean latent that the prediction speaks of is x − σε, or x/(σ²+1) − σv/√(σ²+1).
      const slope =
        config.prediction_type === 'epsilon'
          ? (_: number, predicted: number) => predicted
          : (x: number, predicted: number) =>
              (x - (x / (sigma * sigma + 1) - (sigma * predicted) / Math.sqrt(sigma * sigma + 1))) / sigma
      return latent.map((x, k) => x + slope(x, prediction[k]!) * change)
    },
  }
}

function timestepsOf(spacing: string, count: number, steps: number, offset: number): number[] {
  const at = Array.from({ length: steps }, (_, step) => step)
  if (spacing === 'trailing') return at.map(step => roundedToEven(count - (step * count) / steps) - 1)
  if (spacing === 'linspace')
    return at.map(step => (steps === 1 ? 0 : ((count - 1) * (steps - 1 - step)) / (steps - 1)))
  return at.map(step => Math.min(count - 1, Math.floor(count / steps) * (steps - 1 - step) + offset))
}

/** As numpy rounds: halves to the even neighbour. */
function roundedToEven(value: number): number {
  const below = Math.floor(value)
  if (value - below !== 0.5) return Math.round(value)
  return below % 2 === 0 ? below : below + 1
}

/** Between two timesteps when the spacing falls between them. */
function interpolated(values: readonly number[], at: number): number {
  const below = Math.floor(at)
  const share = at - below
  return share === 0 ? values[below]! : values[below]! * (1 - share) + values[below + 1]! * share
}

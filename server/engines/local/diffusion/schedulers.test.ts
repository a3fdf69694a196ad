import { describe, expect, test } from 'vitest'
import { torchNoise } from '#tests/support/torch-noise.ts'
import { createNoise } from './noise.ts'
import { type Scheduler, schedulerConfig } from './scheduler.ts'
import { createScheduler, UnknownSchedulerError } from './schedulers.ts'

/** Of Stable Diffusion, and of most that was made from it. */
const STABLE_DIFFUSION = schedulerConfig.parse({ beta_start: 0.00085, beta_end: 0.012 })
/** With which diffusers tests Euler's method. */
const EULER_TEST = { num_train_timesteps: 1100, beta_start: 0.0001, beta_end: 0.02, beta_schedule: 'linear' }

const eulerTest = (changes: object = {}) => schedulerConfig.parse({ ...EULER_TEST, ...changes })
const lcm = schedulerConfig.parse({ ...STABLE_DIFFUSION, _class_name: 'LCMScheduler' })

/** The sample of diffusers' tests of schedulers: 4 × 3 × 8 × 8 numbers from 0 to 1. */
const SAMPLE = Float32Array.from({ length: 768 }, (_, at) => {
  const [picture, inPicture] = [Math.floor(at / 192), at % 192]
  return (inPicture * 4 + picture) / 768
})
/** Their stand-in for a UNet. */
const predicted = (sample: Float32Array, timestep: number) =>
  sample.map(value => (value * timestep) / (timestep + 1))

/** The sum and the mean of the sizes of what comes out, as their tests look at it. */
function loop(scheduler: Scheduler, scalesInPlace: boolean): { sum: number; mean: number } {
  const noise = torchNoise(0)
  let sample = scheduler.startNoise(SAMPLE)
  for (const [at, timestep] of scheduler.timesteps.entries()) {
    const input = scheduler.modelInput(sample, at)
    // Their loop for Euler's method goes on with the scaled sample.
    const latent = scalesInPlace ? input : sample
    sample = scheduler.step(predicted(input, timestep), latent, at, () => noise(768))
  }
  const sum = sample.reduce((total, value) => total + Math.abs(value), 0)
  return { sum, mean: sum / 768 }
}

describe('euler', () => {
  const firstSigma = (scheduler: Scheduler) => scheduler.startNoise(Float32Array.of(1))[0]!

  test('begins at the noise of the last timestep, of which Stable Diffusion’s is 14.6146', () => {
    const one = createScheduler(STABLE_DIFFUSION, 1)
    expect(one.timesteps).toEqual([999])
    expect(firstSigma(one)).toBeCloseTo(14.6146, 4)
  })

  test.each([
    ['trailing', 4, [999, 749, 499, 249]],
    ['trailing', 16, [999, 937, 874, 811, 749, 687, 624, 561, 499, 437, 374, 311, 249, 187, 124, 61]],
    ['leading', 5, [801, 601, 401, 201, 1]],
    ['linspace', 5, [999, 749.25, 499.5, 249.75, 0]],
  ])('spaces the timesteps by %s as numpy rounds, in %i steps', (timestep_spacing, steps, expected) => {
    const config = schedulerConfig.parse({ ...STABLE_DIFFUSION, timestep_spacing, steps_offset: 1 })
    expect(createScheduler(config, steps).timesteps).toEqual(expected)
  })

  test('never starts a model for few steps in the middle, whatever its file says', () => {
    const config = schedulerConfig.parse({ ...STABLE_DIFFUSION, timestep_spacing: 'leading' })
    expect(createScheduler(config, 1).timesteps).toEqual([999])
  })

  test('comes to the numbers that diffusers publishes in its tests', () => {
    const { sum, mean } = loop(createScheduler(eulerTest(), 10), true)
    expect(Math.abs(sum - 10.0807)).toBeLessThan(1e-2)
    expect(Math.abs(mean - 0.0131)).toBeLessThan(1e-3)
    const velocity = loop(createScheduler(eulerTest({ prediction_type: 'v_prediction' }), 10), true)
    expect(Math.abs(velocity.sum - 0.0002)).toBeLessThan(1e-2)
  })

  test('finds the clean latent at once when the noise is foretold exactly', () => {
    const scheduler = createScheduler(STABLE_DIFFUSION, 4)
    const clean = createNoise(1).normal(64)
    const noise = createNoise(2).normal(64)
    let latent = scheduler.addNoise(clean, noise, 0)
    for (const at of scheduler.timesteps.keys()) latent = scheduler.step(noise, latent, at, () => noise)
    for (const [k, value] of latent.entries()) expect(value).toBeCloseTo(clean[k]!, 4)
  })
})

describe('lcm', () => {
  test('skips through the timesteps that it was distilled for', () => {
    expect(createScheduler(lcm, 4).timesteps).toEqual([999, 759, 499, 259])
    expect(createScheduler(lcm, 10).timesteps).toEqual([999, 899, 799, 699, 599, 499, 399, 299, 199, 99])
    expect(createScheduler(lcm, 1).timesteps).toEqual([999])
  })

  test('comes to the numbers that diffusers publishes in its tests', () => {
    const one = loop(createScheduler(lcm, 1), false)
    expect(Math.abs(one.sum - 18.7097)).toBeLessThan(1e-3)
    expect(Math.abs(one.mean - 0.0244)).toBeLessThan(1e-3)
    const many = loop(createScheduler(lcm, 10), false)
    expect(Math.abs(many.sum - 197.7616)).toBeLessThan(1e-2)
    expect(Math.abs(many.mean - 0.2575)).toBeLessThan(1e-3)
  })
})

test.each([
  ['euler', STABLE_DIFFUSION, 4, 0.5, [499, 249]],
  ['euler in one step', STABLE_DIFFUSION, 1, 0.25, [249]],
  ['euler with next to nothing', STABLE_DIFFUSION, 4, 0, [9]],
  ['lcm', lcm, 4, 0.5, [499, 379, 259, 139]],
  ['lcm with next to nothing', lcm, 4, 0, [19]],
])('%s begins with a picture where it has so much noise', (_, config, steps, strength, expected) => {
  expect(createScheduler(config, steps, strength).timesteps).toEqual(expected)
})

test('a scheduler of another kind is refused by name', () => {
  const config = schedulerConfig.parse({ _class_name: 'FlowMatchEulerDiscreteScheduler' })
  expect(() => createScheduler(config, 1)).toThrow(UnknownSchedulerError)
  expect(() => createScheduler(config, 1)).toThrow('FlowMatchEulerDiscreteScheduler')
})

describe('noise', () => {
  test('is the same of the same seed, and another of another', () => {
    expect(createNoise(7).normal(999)).toEqual(createNoise(7).normal(999))
    expect(createNoise(7).normal(999)).not.toEqual(createNoise(8).normal(999))
    expect(createNoise(4294967294).normal(2)).not.toEqual(createNoise(0).normal(2))
  })

  test('goes on where it stopped', () => {
    const noise = createNoise(7)
    expect([...noise.normal(4), ...noise.normal(4)]).toEqual([...createNoise(7).normal(8)])
  })

  test('is spread as the normal distribution is', () => {
    const numbers = createNoise(3).normal(100_000)
    const mean = numbers.reduce((total, value) => total + value, 0) / numbers.length
    const moment = (power: number) =>
      numbers.reduce((total, value) => total + (value - mean) ** power, 0) / numbers.length
    expect(mean).toBeCloseTo(0, 1)
    expect(moment(2)).toBeCloseTo(1, 1)
    expect(Math.abs(moment(3))).toBeLessThan(0.05)
    expect(Math.abs(moment(4) - 3)).toBeLessThan(0.15)
  })
})

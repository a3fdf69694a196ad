import { RATIOS } from '#catalogue/ratios.ts'
import { createBuiltinEngine } from '#server/engines/builtin/builtin.ts'
import { draw } from './support/embedded.ts'
import { type Bench, type Finding, shown } from './support/finding.ts'
import { median, percentile } from './support/statistics.ts'

/** Lands, towns, rooms, people, animals and things, in the order in which the ratios come round. */
const PROMPTS = [
  'a lighthouse on a cliff at dusk',
  'a forest in autumn with a deer',
  'the skyline of a city at night in the rain',
  'a red vintage car in the desert',
  'snowy mountains behind a lake, photographic',
  'a cat on a window sill with flowers',
  'portrait of an old fisherman',
  'a library with tall shelves and a reading lamp',
  'two penguins on the ice at sunrise',
  'a bowl of fruit on a wooden table',
  'a hot air balloon over green hills',
  'a knight on a horse before a castle',
  'an astronaut on the moon',
  'a jellyfish in the deep sea',
  'a wooden cabin by a lake in winter',
  'a fox in the snow',
  'a street in the rain with umbrellas',
  'a tropical beach with palm trees at sunset',
  'a robot in a laboratory',
  'a field of sunflowers under a blue sky',
  'a sailboat in a storm',
  'a girl reading a book in a garden',
  'an owl in a forest at night',
  'a steaming cup of coffee in a cafe',
  'a dragon over a volcano',
  'a bamboo forest with a panda',
  'a waterfall in the jungle',
  'a spaceship before a planet with rings',
  'a market in a desert town',
  'a swan on a misty river at dawn',
]

/** How many prompts each model is given: the usual one all of them. */
const MODELS: { model: string; size: string; prompts: number }[] = [
  { model: 'fast', size: '0.5 megapixels', prompts: 10 },
  { model: 'standard', size: '1 megapixel', prompts: PROMPTS.length },
  { model: 'pro', size: '1 megapixel, painted larger', prompts: 10 },
  { model: 'ultra', size: '2.4 megapixels', prompts: 10 },
]

/** How long the embedded engine itself takes with one thread. */
export const painter: Bench = async ({ isQuick }) => {
  const engine = createBuiltinEngine({ threads: 1 })
  const secondsFor = async (prompt: string, at: number, model: string) => {
    const begun = performance.now()
    await draw(engine, { prompt, model, seed: at, aspectRatio: RATIOS[at % RATIOS.length]!.key })
    return (performance.now() - begun) / 1000
  }
  try {
    const findings: Finding[] = [
      {
        what: 'the first picture of a thread, with loading',
        value: await secondsFor(PROMPTS[0]!, 0, 'standard'),
        unit: 's',
      },
    ]
    for (const { model, size, prompts } of MODELS) {
      const times: number[] = []
      for (const [at, prompt] of PROMPTS.slice(0, isQuick ? 2 : prompts).entries())
        times.push(await secondsFor(prompt, at, model))
      findings.push({
        what: `a picture by ${model}, ${size}`,
        value: median(times),
        unit: 's',
        ...(model === 'standard' && { limit: 3 }),
        note: `${times.length} prompts over the ratios, ${shown(Math.min(...times), 's')} to ${shown(Math.max(...times), 's')}`,
      })
      if (model === 'standard')
        findings.push({
          what: 'one in twenty pictures by standard takes longer than',
          value: percentile(times, 0.95),
          unit: 's',
          limit: 6,
        })
    }
    return findings
  } finally {
    await engine.close()
  }
}

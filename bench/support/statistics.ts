/** The value below which the given part (0 to 1) of the samples lies, by the nearest rank. */
export function percentile(samples: readonly number[], part: number): number {
  if (samples.length === 0) throw new Error('no samples')
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)]!
}

export const median = (samples: readonly number[]) => percentile(samples, 0.5)

/** Milliseconds that the work took, after `warmUp` rounds that are not counted. */
export async function timed(
  rounds: number,
  work: (round: number) => Promise<unknown>,
  { warmUp = 0 }: { warmUp?: number } = {},
): Promise<number[]> {
  for (let round = -warmUp; round < 0; round++) await work(round)
  const samples: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    await work(round)
    samples.push(performance.now() - begun)
  }
  return samples
}

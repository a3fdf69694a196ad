import { createGraph, FLOAT } from './graph.ts'

/**
 * Writes a network with the names and shapes of one that masks a subject, which looks at each pixel by itself:
 * the mean of its channels as the network gets them, times `gain`.
 */
export function writeMaskNetwork(
  file: string,
  { input, output, side, gain, scales = [1, 1, 1] }: MaskNetwork,
): void {
  const graph = createGraph(file)
  const picture = graph.input(input, FLOAT, [1, 3, side, side])
  const weights = graph.floats(
    Float32Array.from(scales, scale => (gain * scale) / 3),
    [1, 3, 1, 1],
  )
  graph.op('Conv', [picture, weights], { kernel_shape: [1, 1] }, output)
  graph.output(output, FLOAT, [1, 1, side, side])
  graph.save()
}

type MaskNetwork = {
  input: string
  output: string
  side: number
  gain: number
  /** By channel. */
  scales?: [number, number, number]
}

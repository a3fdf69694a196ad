import { createGraph, FLOAT } from './graph.ts'

/**
 * Writes a network with the names and shapes of one that enlarges four times: each pixel becomes the mean of
 * the square of `2 * reach + 1` pixels around it, of which those beyond the picture are black, and then sixteen.
 */
export function writeEnlargingNetwork(file: string, reach: number): void {
  const graph = createGraph(file)
  const side = 2 * reach + 1
  const picture = graph.input('input', FLOAT, ['batch', 3, 'height', 'width'])
  const mean = graph.floats(new Float32Array(3 * side * side).fill(1 / (side * side)), [3, 1, side, side])
  const blurred = graph.op('Conv', [picture, mean], {
    group: 3,
    kernel_shape: [side, side],
    pads: [reach, reach, reach, reach],
  })
  const scales = graph.floats(Float32Array.of(1, 1, 4, 4), [4])
  const modes = { mode: 'nearest', coordinate_transformation_mode: 'asymmetric', nearest_mode: 'floor' }
  graph.op('Resize', [blurred, '', scales], modes, 'output')
  graph.output('output', FLOAT, ['batch', 3, 'height4', 'width4'])
  graph.save()
}

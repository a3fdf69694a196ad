import { createGraph, FLOAT } from './graph.ts'

/** Writes a network with the shapes of one that colours: a of Lab is so many times the grey, b is always the same. */
export function writeColouringNetwork(file: string, { a, b }: { a: number; b: number }): void {
  const graph = createGraph(file)
  const picture = graph.input('input', FLOAT, [1, 3, 512, 512])
  const weights = graph.floats(Float32Array.of(a, 0, 0, 0, 0, 0), [2, 3, 1, 1])
  const biases = graph.floats(Float32Array.of(0, b), [2])
  graph.op('Conv', [picture, weights, biases], { kernel_shape: [1, 1] }, 'output')
  graph.output('output', FLOAT, [1, 2, 512, 512])
  graph.save()
}

/** Writes a network with the shapes of one that draws faces anew: it gives the negative of what it gets. */
export function writeNegativeNetwork(file: string): void {
  const graph = createGraph(file)
  graph.op('Neg', [graph.input('input', FLOAT, [1, 3, 512, 512])], {}, 'output')
  graph.output('output', FLOAT, [1, 3, 512, 512])
  graph.save()
}

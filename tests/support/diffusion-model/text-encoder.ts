import { createGraph, FLOAT, FLOAT16 } from '#tests/support/onnx/graph.ts'
import { createLayers, randomWeights } from './layers.ts'
import type { Shape } from './shapes.ts'

const LENGTH = 77

/** Writes the network that reads the prompt. @returns how many weights it has */
export function writeTextEncoder(
  { text, groups }: Shape,
  { idType, isHalf }: { idType: number; isHalf: boolean },
  path: string,
  weightsPath: string | null,
): number {
  const { width, heads, vocabulary } = text
  const graph = createGraph(path, weightsPath)
  const layers = createLayers(graph, groups)
  graph.input('input_ids', idType, ['batch', LENGTH])
  const words = graph.weight([vocabulary, width], count => randomWeights(count, 0.5))
  const places = graph.weight([LENGTH, width], count => randomWeights(count, 0.1))
  let x = graph.op('Add', [graph.op('Gather', [words, 'input_ids']), places])
  // No word sees those that follow.
  const mask = new Float32Array(LENGTH * LENGTH)
  for (let at = 0; at < mask.length; at++) mask[at] = at % LENGTH > Math.floor(at / LENGTH) ? -1e9 : 0
  const causal = graph.floats(mask, [1, 1, LENGTH, LENGTH])
  for (let layer = 0; layer < text.layers; layer++) {
    const even = layers.layerNorm(x, width)
    x = graph.op('Add', [x, layers.attention(even, even, { width, contextWidth: width, heads }, causal)])
    x = graph.op('Add', [x, layers.feedForward(layers.layerNorm(x, width), width)])
  }
  const type = isHalf ? FLOAT16 : FLOAT
  graph.op('Cast', [layers.layerNorm(x, width)], { to: type }, 'last_hidden_state')
  graph.output('last_hidden_state', type, ['batch', LENGTH, width])
  graph.save()
  return graph.parameters()
}

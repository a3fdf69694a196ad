import { createGraph, FLOAT, FLOAT16, type GraphBuilder } from '#tests/support/onnx/graph.ts'
import { createLayers, type Layers } from './layers.ts'
import type { Shape } from './shapes.ts'

const TAESD_WIDTH = 64

/** Writes the network that makes a picture of a latent. @returns how many weights it has */
export function writeDecoder(
  { autoencoder, groups }: Shape,
  isHalf: boolean,
  path: string,
  weightsPath: string | null,
): number {
  const graph = createGraph(path, weightsPath)
  const layers = createLayers(graph, groups)
  const type = isHalf ? FLOAT16 : FLOAT
  graph.input('latent_sample', type, ['batch', 4, 'height', 'width'])
  const latent = graph.op('Cast', ['latent_sample'], { to: FLOAT })
  const picture = autoencoder ? decoded(layers, autoencoder, latent) : decodedByTaesd(graph, layers, latent)
  graph.op('Cast', [picture], { to: type }, 'sample')
  graph.output('sample', type, ['batch', 3, 'H', 'W'])
  graph.save()
  return graph.parameters()
}

function decoded(
  layers: Layers,
  { widths, layers: depth }: NonNullable<Shape['autoencoder']>,
  latent: string,
) {
  let width = widths.at(-1)!
  let x = layers.convolution(latent, 4, width)
  x = layers.residual(x, width, width)
  for (const [level, to] of [...widths].reverse().entries()) {
    for (let layer = 0; layer <= depth; layer++) {
      x = layers.residual(x, width, to)
      width = to
    }
    if (level < widths.length - 1) x = layers.doubled(x, width)
  }
  return layers.convolution(layers.silu(layers.groupNorm(x, width)), width, 3)
}

/** Bohan 2023: blocks of three convolutions, three to a size. */
function decodedByTaesd(graph: GraphBuilder, layers: Layers, latent: string) {
  const { op } = graph
  const convolution = (x: string) => layers.convolution(x, TAESD_WIDTH, TAESD_WIDTH)
  const relu = (x: string) => op('Relu', [x])
  const block = (x: string) => relu(op('Add', [x, convolution(relu(convolution(relu(convolution(x)))))]))
  let x = relu(layers.convolution(op('Tanh', [latent]), 4, TAESD_WIDTH))
  for (const blocks of [3, 3, 3]) {
    for (let at = 0; at < blocks; at++) x = block(x)
    x = layers.doubled(x, TAESD_WIDTH)
  }
  return layers.convolution(block(x), TAESD_WIDTH, 3)
}

/**
 * Writes the network that makes a latent of a picture.
 * @param channels 4, or 8 where the export gives the mean and the spread of what the latent may be
 */
export function writeEncoder({ autoencoder, groups }: Shape, channels: 4 | 8, path: string): void {
  const widths = autoencoder?.widths ?? [TAESD_WIDTH, TAESD_WIDTH, TAESD_WIDTH, TAESD_WIDTH]
  const graph = createGraph(path)
  const layers = createLayers(graph, groups)
  graph.input('sample', FLOAT, ['batch', 3, 'H', 'W'])
  let width = widths[0]!
  let x = layers.convolution('sample', 3, width)
  for (const [level, to] of widths.entries()) {
    x = layers.residual(x, width, to)
    width = to
    if (level < widths.length - 1) x = layers.convolution(x, width, width, 3, 2, [0, 0, 1, 1])
  }
  x = layers.convolution(layers.silu(layers.groupNorm(x, width)), width, channels)
  graph.op('Identity', [x], {}, 'latent_sample')
  graph.output('latent_sample', FLOAT, ['batch', channels, 'h', 'w'])
  graph.save()
}

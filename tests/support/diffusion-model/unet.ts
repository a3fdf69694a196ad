import { createGraph, FLOAT, FLOAT16, type GraphBuilder, INT64 } from '#tests/support/onnx/graph.ts'
import { createLayers, type Layers } from './layers.ts'
import type { Shape } from './shapes.ts'

/** In what exported networks differ from each other. */
export type Signature = {
  /** 9 where a mask and a masked picture are inputs too. */
  inputChannels: number
  /** Takes and gives half precision, as exports of that size do. */
  isHalf: boolean
  timestep: { type: number; isScalar: boolean }
  /** A distilled consistency model is told the guidance as 256 numbers. */
  hasGuidanceInput: boolean
  /** Takes what a ControlNet has to add. */
  isControlled: boolean
}

export const USUAL_SIGNATURE: Signature = {
  inputChannels: 4,
  isHalf: false,
  timestep: { type: INT64, isScalar: false },
  hasGuidanceInput: false,
  isControlled: false,
}

const GUIDANCE_SIZE = 256
type Skip = { name: string; width: number }

/** Writes the network that foretells the noise. @returns how many weights it has */
export function writeUnet(
  shape: Shape,
  signature: Signature,
  path: string,
  weightsPath: string | null,
): number {
  const graph = createGraph(path, weightsPath)
  const layers = createLayers(graph, shape.groups)
  const { widths, heads, hasMiddle } = shape.unet
  const inputs = writeInputs(graph, shape, signature)
  const time = timeEmbedding(graph, layers, shape, inputs.timestep, inputs.guidance)
  const transformed = (x: string, level: number) =>
    shape.unet.attends[level]
      ? layers.transformer(x, inputs.words, widths[level]!, shape.text.width, heads[level]!)
      : x

  let x = layers.convolution(inputs.sample, signature.inputChannels, widths[0]!)
  let width = widths[0]!
  const skips: Skip[] = [{ name: x, width }]
  for (const [level, to] of widths.entries()) {
    for (let layer = 0; layer < shape.unet.layers; layer++) {
      x = transformed(layers.residual(x, width, to, time), level)
      width = to
      skips.push({ name: x, width })
    }
    if (level === widths.length - 1) continue
    x = layers.convolution(x, width, width, 3, 2)
    skips.push({ name: x, width })
  }
  if (hasMiddle) {
    x = layers.residual(x, width, width, time)
    x = layers.transformer(x, inputs.words, width, shape.text.width, heads.at(-1)!)
    x = layers.residual(x, width, width, time)
  }
  if (signature.isControlled) {
    for (const [at, skip] of skips.entries())
      skip.name = graph.op('Add', [
        skip.name,
        graph.input(`down_block_${at}`, FLOAT, ['batch', skip.width, `h${at}`, `w${at}`]),
      ])
    x = graph.op('Add', [x, graph.input('mid_block', FLOAT, ['batch', width, 'mh', 'mw'])])
  }
  for (let level = widths.length - 1; level >= 0; level--) {
    for (let layer = 0; layer <= shape.unet.layers; layer++) {
      const skip = skips.pop()!
      const joined = graph.op('Concat', [x, skip.name], { axis: 1 })
      x = transformed(layers.residual(joined, width + skip.width, widths[level]!, time), level)
      width = widths[level]!
    }
    if (level > 0) x = layers.doubled(x, width)
  }
  x = layers.convolution(layers.silu(layers.groupNorm(x, width)), width, 4)
  graph.op('Cast', [x], { to: signature.isHalf ? FLOAT16 : FLOAT }, 'out_sample')
  graph.output('out_sample', signature.isHalf ? FLOAT16 : FLOAT, ['batch', 4, 'height', 'width'])
  graph.save()
  return graph.parameters()
}

function writeInputs(graph: GraphBuilder, { text }: Shape, signature: Signature) {
  const { inputChannels, isHalf, timestep, hasGuidanceInput } = signature
  const type = isHalf ? FLOAT16 : FLOAT
  const floats = (name: string) => graph.op('Cast', [name], { to: FLOAT })
  const sample = graph.input('sample', type, ['batch', inputChannels, 'height', 'width'])
  graph.input('timestep', timestep.type, timestep.isScalar ? [] : ['steps'])
  const words = graph.input('encoder_hidden_states', type, ['batch', 'sequence', text.width])
  if (hasGuidanceInput) graph.input('timestep_cond', type, ['batch', GUIDANCE_SIZE])
  return {
    sample: floats(sample),
    timestep: floats('timestep'),
    words: floats(words),
    guidance: hasGuidanceInput ? floats('timestep_cond') : null,
  }
}

function timeEmbedding(
  graph: GraphBuilder,
  layers: Layers,
  shape: Shape,
  timestep: string,
  guidance: string | null,
): { embedding: string; width: number } {
  const first = shape.unet.widths[0]!
  const half = first / 2
  const width = 4 * first
  const frequencies = Float32Array.from({ length: half }, (_, at) =>
    Math.exp((-Math.log(10_000) * at) / half),
  )
  const angles = graph.op('Mul', [
    graph.op('Reshape', [timestep, graph.ints(-1, 1)]),
    graph.floats(frequencies, [1, half]),
  ])
  let waves = graph.op('Concat', [graph.op('Cos', [angles]), graph.op('Sin', [angles])], { axis: -1 })
  if (guidance) waves = graph.op('Add', [waves, layers.linear(guidance, GUIDANCE_SIZE, first, false)])
  const embedded = layers.linear(layers.silu(layers.linear(waves, first, width)), width, width)
  return { embedding: layers.silu(embedded), width }
}

/** A ControlNet's signature: the picture that steers comes in, what the UNet is to add comes out. */
export function writeControlNet(shape: Shape, path: string): void {
  const graph = createGraph(path)
  const layers = createLayers(graph, shape.groups)
  const { widths } = shape.unet
  graph.input('sample', FLOAT, ['batch', 4, 'height', 'width'])
  graph.input('timestep', INT64, ['steps'])
  graph.input('encoder_hidden_states', FLOAT, ['batch', 'sequence', shape.text.width])
  graph.input('controlnet_cond', FLOAT, ['batch', 3, 'H', 'W'])
  graph.input('conditioning_scale', FLOAT, ['scales'])
  const outputs: string[] = []
  let x = layers.convolution('controlnet_cond', 3, widths[0]!, 8, 8, [0, 0, 0, 0])
  let width = widths[0]!
  const give = (name: string) => {
    const scaled = graph.op('Mul', [layers.convolution(x, width, width, 1), 'conditioning_scale'], {}, name)
    graph.output(scaled, FLOAT, ['batch', width, `${name}_h`, `${name}_w`])
    outputs.push(scaled)
  }
  const down = () => give(`down_block_res_samples_${outputs.length}`)
  down()
  for (const [level, to] of widths.entries()) {
    for (let layer = 0; layer < shape.unet.layers; layer++) {
      x = layers.convolution(x, width, to)
      width = to
      down()
    }
    if (level === widths.length - 1) continue
    x = layers.convolution(x, width, width, 3, 2)
    down()
  }
  give('mid_block_res_sample')
  graph.save()
}

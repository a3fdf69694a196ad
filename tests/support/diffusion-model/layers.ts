import type { GraphBuilder } from '#tests/support/onnx/graph.ts'

/** The layers of which diffusion models are made, with weights that are random and always the same. */
export type Layers = ReturnType<typeof createLayers>

export function createLayers(graph: GraphBuilder, groups: number) {
  const { op, ops, ints, floats, scalar } = graph
  const constant = (count: number, value: number) => floats(new Float32Array(count).fill(value), [count])
  const weight = (dimensions: number[], fanIn: number) =>
    graph.weight(dimensions, count => randomWeights(count, 0.8 / Math.sqrt(fanIn)))

  function convolution(x: string, from: number, to: number, size = 3, stride = 1, pads?: number[]) {
    const inputs = [x, weight([to, from, size, size], from * size * size), constant(to, 0)]
    const around = pads ?? Array<number>(4).fill(size >> 1)
    return op('Conv', inputs, { kernel_shape: [size, size], strides: [stride, stride], pads: around })
  }
  function linear(x: string, from: number, to: number, hasBias = true) {
    const product = op('MatMul', [x, weight([from, to], from)])
    return hasBias ? op('Add', [product, constant(to, 0)]) : product
  }
  const silu = (x: string) => op('Mul', [x, op('Sigmoid', [x])])
  function gelu(x: string) {
    const erf = op('Erf', [op('Div', [x, scalar(Math.SQRT2)])])
    return op('Mul', [op('Mul', [x, op('Add', [erf, scalar(1)])]), scalar(0.5)])
  }
  function groupNorm(x: string, channels: number) {
    const inGroups = op('Reshape', [x, ints(0, groups, -1)])
    const even = [inGroups, constant(groups, 1), constant(groups, 0)]
    const normal = op('InstanceNormalization', even, { epsilon: { float: 1e-5 } })
    const scale = floats(new Float32Array(channels).fill(1), [channels, 1, 1])
    const shift = floats(new Float32Array(channels), [channels, 1, 1])
    return op('Add', [op('Mul', [op('Reshape', [normal, op('Shape', [x])]), scale]), shift])
  }
  const layerNorm = (x: string, width: number) =>
    op('LayerNormalization', [x, constant(width, 1), constant(width, 0)], {
      axis: -1,
      epsilon: { float: 1e-5 },
    })

  function attention(
    x: string,
    context: string,
    { width, contextWidth, heads }: { width: number; contextWidth: number; heads: number },
    mask?: string,
  ) {
    const size = width / heads
    const split = (y: string, perm: number[]) =>
      op('Transpose', [op('Reshape', [y, ints(0, 0, heads, size)])], { perm })
    const query = split(linear(x, width, width, false), [0, 2, 1, 3])
    const key = split(linear(context, contextWidth, width, false), [0, 2, 3, 1])
    const content = split(linear(context, contextWidth, width, false), [0, 2, 1, 3])
    const scores = op('Mul', [op('MatMul', [query, key]), scalar(1 / Math.sqrt(size))])
    const weights = op('Softmax', [mask ? op('Add', [scores, mask]) : scores], { axis: -1 })
    const mixed = op('Transpose', [op('MatMul', [weights, content])], { perm: [0, 2, 1, 3] })
    return linear(op('Reshape', [mixed, ints(0, 0, width)]), width, width)
  }
  function feedForward(x: string, width: number) {
    return linear(gelu(linear(x, width, 4 * width)), 4 * width, width)
  }

  /** Two convolutions around what the time adds. */
  function residual(x: string, from: number, to: number, time?: { embedding: string; width: number }) {
    let y = convolution(silu(groupNorm(x, from)), from, to)
    if (time) {
      const shift = op('Reshape', [linear(time.embedding, time.width, to), ints(0, to, 1, 1)])
      y = op('Add', [y, shift])
    }
    y = convolution(silu(groupNorm(y, to)), to, to)
    return op('Add', [from === to ? x : convolution(x, from, to, 1), y])
  }
  const tokens = (x: string, channels: number) =>
    op('Transpose', [op('Reshape', [x, ints(0, channels, -1)])], { perm: [0, 2, 1] })
  const plane = (y: string, like: string) =>
    op('Reshape', [op('Transpose', [y], { perm: [0, 2, 1] }), op('Shape', [like])])

  /** Points of the picture attend to each other, then to the words. */
  function transformer(x: string, context: string, width: number, contextWidth: number, heads: number) {
    let y = linear(tokens(groupNorm(x, width), width), width, width)
    const even = layerNorm(y, width)
    y = op('Add', [y, attention(even, even, { width, contextWidth: width, heads })])
    y = op('Add', [y, attention(layerNorm(y, width), context, { width, contextWidth, heads })])
    const [content, gate] = ops('Split', [linear(layerNorm(y, width), width, 8 * width)], { axis: -1 }, 2)
    y = op('Add', [y, linear(op('Mul', [content!, gelu(gate!)]), 4 * width, width)])
    return op('Add', [plane(linear(y, width, width), x), x])
  }
  function doubled(x: string, channels: number) {
    const scales = floats(Float32Array.of(1, 1, 2, 2), [4])
    const way = { mode: 'nearest', coordinate_transformation_mode: 'asymmetric', nearest_mode: 'floor' }
    return convolution(op('Resize', [x, '', scales], way), channels, channels)
  }

  return {
    convolution,
    linear,
    silu,
    gelu,
    groupNorm,
    layerNorm,
    attention,
    feedForward,
    residual,
    tokens,
    plane,
    transformer,
    doubled,
  }
}

let pool: Float32Array | null = null

/** Numbers of the normal distribution, of the given spread, from a pool of a million. */
export function randomWeights(count: number, spread: number): Float32Array {
  pool ??= normalNumbers(2 ** 20)
  const numbers = new Float32Array(count)
  for (let at = 0; at < count; at++) numbers[at] = pool[(at + count * 7) & (pool.length - 1)]! * spread
  return numbers
}

function normalNumbers(count: number): Float32Array {
  let state = 12345
  const uniform = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return ((state >>> 0) + 0.5) / 2 ** 32
  }
  return Float32Array.from(
    { length: count },
    () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform()),
  )
}

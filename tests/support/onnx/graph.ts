import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { basename } from 'node:path'
import { createMessage, type Message } from './protobuf.ts'

/** Numbers of ONNX's element types. */
export const FLOAT = 1
export const INT32 = 6
export const INT64 = 7
export const FLOAT16 = 10

const OPSET = 17
const IR_VERSION = 8

export type Attribute = number | readonly number[] | string | { float: number }
/** A text stands for a size that is known when the network runs. */
type Dimension = number | string

export type GraphBuilder = {
  input(name: string, type: number, dimensions: Dimension[]): string
  output(name: string, type: number, dimensions: Dimension[]): void
  /** Adds a node. @returns the name of its first output */
  op(type: string, inputs: string[], attributes?: Record<string, Attribute>, output?: string): string
  /** A node with several outputs. @returns their names */
  ops(type: string, inputs: string[], attributes: Record<string, Attribute>, outputs: number): string[]
  floats(values: Float32Array, dimensions: number[]): string
  ints(...values: number[]): string
  scalar(value: number): string
  /** A weight, made only when the file is written where the weights lie in a file of their own. */
  weight(dimensions: number[], make: (count: number) => Float32Array): string
  /** How many numbers are learned. */
  parameters(): number
  save(): void
}

/**
 * Builds an ONNX file.
 * @param weightsPath of a file beside it for the weights: protocol buffers end at 2 GiB
 */
export function createGraph(path: string, weightsPath: string | null = null): GraphBuilder {
  const graph = createMessage()
  const chunks: { offset: number; make: () => Float32Array }[] = []
  let named = 0
  let parameters = 0
  let end = 0
  const fresh = (kind: string) => `${kind}_${++named}`

  function ops(type: string, inputs: string[], attributes: Record<string, Attribute>, outputs: string[]) {
    const node = createMessage()
    for (const name of inputs) node.text(1, name)
    for (const name of outputs) node.text(2, name)
    node.text(3, outputs[0]!).text(4, type)
    for (const [name, value] of Object.entries(attributes)) node.message(5, attribute(name, value))
    graph.message(1, node)
    return outputs
  }

  function floats(values: Float32Array, dimensions: number[]): string {
    const name = fresh('constant')
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
    graph.message(5, tensor(name, FLOAT, dimensions).bytes(9, bytes))
    return name
  }

  return {
    input(name, type, dimensions) {
      graph.message(11, value(name, type, dimensions))
      return name
    },
    output(name, type, dimensions) {
      graph.message(12, value(name, type, dimensions))
    },
    op: (type, inputs, attributes = {}, output = fresh(type)) => ops(type, inputs, attributes, [output])[0]!,
    ops: (type, inputs, attributes, outputs) =>
      ops(
        type,
        inputs,
        attributes,
        Array.from({ length: outputs }, () => fresh(type)),
      ),
    floats,
    ints(...values) {
      const name = fresh('constant')
      const bytes = new Uint8Array(BigInt64Array.from(values, BigInt).buffer)
      graph.message(5, tensor(name, INT64, [values.length]).bytes(9, bytes))
      return name
    },
    scalar: number => floats(Float32Array.of(number), []),
    weight(dimensions, make) {
      const count = dimensions.reduce((product, size) => product * size, 1)
      parameters += count
      if (weightsPath === null) return floats(make(count), dimensions)
      const name = fresh('weight')
      chunks.push({ offset: end, make: () => make(count) })
      const place = { location: basename(weightsPath), offset: String(end), length: String(4 * count) }
      const described = tensor(name, FLOAT, dimensions)
      for (const [key, text] of Object.entries(place))
        described.message(13, createMessage().text(1, key).text(2, text))
      graph.message(5, described.int(14, 1))
      end = Math.ceil((end + 4 * count) / 4096) * 4096
      return name
    },
    parameters: () => parameters,
    save() {
      const model = createMessage().int(1, IR_VERSION).text(2, 'a test')
      model.message(7, graph.text(2, 'network'))
      model.message(8, createMessage().text(1, '').int(2, OPSET))
      writeFileSync(path, model.encoded())
      if (weightsPath === null) return
      const file = openSync(weightsPath, 'w')
      for (const { offset, make } of chunks) {
        const values = make()
        writeSync(
          file,
          new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
          0,
          undefined,
          offset,
        )
      }
      closeSync(file)
    },
  }
}

function attribute(name: string, value: Attribute): Message {
  const message = createMessage().text(1, name)
  if (typeof value === 'number') return message.int(3, value).int(20, 2)
  if (typeof value === 'string') return message.text(4, value).int(20, 3)
  if ('float' in value) return message.float(2, value.float).int(20, 1)
  for (const element of value) message.int(8, element)
  return message.int(20, 7)
}

function value(name: string, type: number, dimensions: Dimension[]): Message {
  const shape = createMessage()
  for (const size of dimensions)
    shape.message(1, typeof size === 'number' ? createMessage().int(1, size) : createMessage().text(2, size))
  const ofTensor = createMessage().int(1, type).message(2, shape)
  return createMessage().text(1, name).message(2, createMessage().message(1, ofTensor))
}

function tensor(name: string, type: number, dimensions: number[]): Message {
  const message = createMessage()
  for (const size of dimensions) message.int(1, size)
  return message.int(2, type).text(8, name)
}

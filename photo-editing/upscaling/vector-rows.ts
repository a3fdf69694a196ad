import { vectorRowsModule } from './vector-code.ts'

/**
 * Arithmetic on whole rows of 32-bit numbers, sixteen at a time: WebAssembly's vectors take a fifth of the time of a
 * loop in JavaScript, where each number is checked against its array's bounds and widened to 64 bits.
 */
export type VectorRows = {
  /** The rows that were asked for, all 0. */
  rows: Row[]
  /**
   * Stores the inputs' sum, each times its weight. An output may be none of its inputs, and up to 15 numbers behind
   * it are spoilt.
   */
  sum(out: Address, length: number, inputs: readonly Address[], weights: readonly number[]): void
  /** Stores the least of the inputs; otherwise like `sum`. */
  least(out: Address, length: number, inputs: readonly Address[]): void
  /** Stores the greatest of the inputs; otherwise like `sum`. */
  greatest(out: Address, length: number, inputs: readonly Address[]): void
}

/** Numbers in memory that the vectors share. */
export type Row = { at: Address; data: Float32Array }

/** Of a row or of the numbers from some place in it on: see `addressIn`. */
export type Address = number

type Operation = (out: Address, bytes: number, table: Address, tableEnd: Address) => void

/** The part of the language that is used here: it is missing from the types for Node. */
type WebAssemblyApi = {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer }
  Module: new (code: Uint8Array) => object
  Instance: new (module: object, imports: object) => { exports: Record<string, Operation> }
}

const { Memory, Module, Instance } = (globalThis as unknown as { WebAssembly: WebAssemblyApi }).WebAssembly

const BYTES = 4
/** Numbers that are worked on in one turn; a row has room for a whole last turn, wherever that starts. */
const TURN = 16
/** Of one input in the table of an operation: the row's address and the weight. */
const ENTRY_BYTES = 8
const MOST_INPUTS = 64
const TABLE_BYTES = MOST_INPUTS * ENTRY_BYTES
const PAGE_BYTES = 65_536

let compiled: object | undefined

/** @param length how many numbers each of the rows holds */
export function createVectorRows(count: number, length: number): VectorRows {
  const rowBytes = (Math.ceil(length / TURN) + 1) * TURN * BYTES
  const memory = new Memory({ initial: Math.ceil((TABLE_BYTES + count * rowBytes) / PAGE_BYTES) })
  const addresses = new Int32Array(memory.buffer, 0, MOST_INPUTS * 2)
  const factors = new Float32Array(memory.buffer, 0, MOST_INPUTS * 2)
  compiled ??= new Module(vectorRowsModule())
  const { exports: operations } = new Instance(compiled, { js: { memory } })
  const run = (operation: Operation, out: Address, length: number, inputs: readonly Address[]) => {
    for (let k = 0; k < inputs.length; k++) addresses[2 * k] = inputs[k]
    operation(out, length * BYTES, 0, inputs.length * ENTRY_BYTES)
  }
  return {
    rows: Array.from({ length: count }, (_, k) => {
      const at = TABLE_BYTES + k * rowBytes
      return { at, data: new Float32Array(memory.buffer, at, length) }
    }),
    sum(out, length, inputs, weights) {
      for (let k = 0; k < inputs.length; k++) factors[2 * k + 1] = weights[k]
      run(operations.sum, out, length, inputs)
    },
    least: (out, length, inputs) => run(operations.least, out, length, inputs),
    greatest: (out, length, inputs) => run(operations.greatest, out, length, inputs),
  }
}

export const addressIn = ({ at }: Row, index: number): Address => at + index * BYTES

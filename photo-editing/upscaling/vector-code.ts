/** Opcodes of WebAssembly (Core Specification 2.0, section 5.4), those that are needed. */
const LOOP = [0x03, 0x40]
const END = 0x0b
const BRANCH_IF = 0x0d
const GET = 0x20
const SET = 0x21
const TEE = 0x22
const LOAD_I32 = [0x28, 2]
const CONSTANT_I32 = 0x41
const LESS = 0x48
const ADD = 0x6a
const vector = (opcode: number) => [0xfd, ...unsigned(opcode)]
const LOAD = [...vector(0), 2]
const LOAD_SPLAT = [...vector(9), 2]
const STORE = [...vector(11), 2]
const fourTimes = (...bytes: number[]) => [...vector(12), ...bytes, ...bytes, ...bytes, ...bytes]
const PLUS = vector(228)
const TIMES = vector(230)
const LESSER = vector(234)
const GREATER = vector(235)

const I32 = 0x7f
const V128 = 0x7b
const VECTOR_BYTES = 16
const ENTRY_BYTES = 8

// Parameters and local variables by their numbers.
const [OUT, BYTES, TABLE, TABLE_END, AT, ENTRY, ROW, WEIGHT, FIRST_RESULT] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
/** Results of four vectors are worked on at the same time. */
const RESULTS = [0, 1, 2, 3].map(k => ({ result: FIRST_RESULT + k, offset: k * VECTOR_BYTES }))

/** What a result is before the first input, and how an input, which was pushed last, changes the result. */
type Operation = { name: string; start: number[]; apply: number[] }

const OPERATIONS: Operation[] = [
  { name: 'sum', start: fourTimes(0, 0, 0, 0), apply: [GET, WEIGHT, ...TIMES, ...PLUS] },
  { name: 'least', start: fourTimes(0, 0, 0x80, 0x7f), apply: LESSER },
  { name: 'greatest', start: fourTimes(0, 0, 0x80, 0xff), apply: GREATER },
]

/**
 * The module behind rows of vectors: it imports `js.memory`, and each operation is exported as a function of
 * (out, bytes, table, tableEnd). The table holds, for each input row, its address (i32) and its weight (f32).
 * `bytes` is rounded up to 64.
 */
export function vectorRowsModule(): Uint8Array<ArrayBuffer> {
  const type = [0x60, ...list([[I32], [I32], [I32], [I32]]), 0]
  const memory = [...text('js'), ...text('memory'), 2, 0, 1]
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [type]),
    ...section(2, [memory]),
    ...section(
      3,
      OPERATIONS.map(() => [0]),
    ),
    ...section(
      7,
      OPERATIONS.map(({ name }, at) => [...text(name), 0, at]),
    ),
    ...section(
      10,
      OPERATIONS.map(operation => sized(bodyOf(operation))),
    ),
  ])
}

function bodyOf(operation: Operation): number[] {
  const locals = list([
    [ROW - AT + 1, I32],
    [1 + RESULTS.length, V128],
  ])
  return [...locals, ...eachTurn(operation), END]
}

/** do { results = start; for each input: apply; out = results } while ((at += 64) < bytes) */
function eachTurn(operation: Operation): number[] {
  return [
    ...LOOP,
    ...RESULTS.flatMap(({ result }) => [...operation.start, SET, result]),
    ...[GET, TABLE, SET, ENTRY],
    ...eachInput(operation),
    ...RESULTS.flatMap(({ result, offset }) => [GET, OUT, GET, AT, ADD, GET, result, ...STORE, offset]),
    ...[GET, AT, ...constant(RESULTS.length * VECTOR_BYTES), ADD, TEE, AT, GET, BYTES, LESS, BRANCH_IF, 0],
    END,
  ]
}

/** do { results = apply(results, row) } while ((entry += 8) < tableEnd) */
function eachInput({ apply }: Operation): number[] {
  return [
    ...LOOP,
    ...[GET, ENTRY, ...LOAD_I32, 0, GET, AT, ADD, SET, ROW],
    ...[GET, ENTRY, ...LOAD_SPLAT, 4, SET, WEIGHT],
    ...RESULTS.flatMap(({ result, offset }) => [
      ...[GET, result, GET, ROW, ...LOAD, offset],
      ...[...apply, SET, result],
    ]),
    ...[GET, ENTRY, ...constant(ENTRY_BYTES), ADD, TEE, ENTRY, GET, TABLE_END, LESS, BRANCH_IF, 0],
    END,
  ]
}

const section = (id: number, items: number[][]) => [id, ...sized(list(items))]

const sized = (bytes: number[]) => [...unsigned(bytes.length), ...bytes]

const list = (items: number[][]) => [...unsigned(items.length), ...items.flat()]

const text = (letters: string) => sized([...Buffer.from(letters)])

/** LEB128: seven bits a byte, the lowest first. */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)]
}

/** A constant is signed: the highest bit of its seven, or else of one byte more, is its sign. */
function constant(value: number): number[] {
  const bytes = unsigned(value)
  const last = bytes.pop()!
  return [CONSTANT_I32, ...bytes, ...(last < 64 ? [last] : [last | 128, 0])]
}

import { fromHalves, toHalves } from '../half-precision.ts'
import type { TensorValue, ValueInfo } from '../network.ts'

/** A network whose inputs or outputs are not those of a diffusion model that is known here. */
export class IncompatibleModelError extends Error {}

/** Numbers and their shape, whatever type a network wants them in. */
export type Values = { data: Float32Array; dims: readonly number[] }

/**
 * The values in the type that the network wants under that name. Exports differ: int32 or int64 ids, single or
 * half precision.
 * @throws IncompatibleModelError for a type that no export has
 */
export function tensorFor({ name, type }: ValueInfo, { data, dims }: Values): TensorValue {
  if (type === 'float32') return { type, data, dims }
  if (type === 'float16') return { type, data: toHalves(data), dims }
  if (type === 'float64') return { type, data: Float64Array.from(data), dims }
  if (type === 'int32') return { type, data: Int32Array.from(data), dims }
  if (type === 'int64')
    return { type, data: BigInt64Array.from(data, value => BigInt(Math.round(value))), dims }
  throw new IncompatibleModelError(`The network wants ${type} as ${name}, which is not known.`)
}

/** What a network gave, in single precision. @throws IncompatibleModelError when these are no such numbers */
export function valuesOf({ type, data, dims }: TensorValue): Values {
  if (type === 'float32') return { data: data as Float32Array, dims }
  if (type === 'float64') return { data: Float32Array.from(data as Float64Array), dims }
  if (type === 'float16') return { data: fromHalves(data as Uint16Array), dims }
  throw new IncompatibleModelError(`The network gave ${type} where numbers were expected.`)
}

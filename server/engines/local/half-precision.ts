/// <reference lib="esnext.float16" />

/** Kept before it is hidden. */
const Halves = globalThis.Float16Array

/**
 * onnxruntime-node 1.30 reads no byte of a `Float16Array` (microsoft/onnxruntime#32323) and makes one of every
 * input of half precision where Node has the type. Without it, it takes the 16 bits as they are, which it reads
 * well. For the process of the models alone, before its first tensor.
 */
export function hideHalfType(): void {
  Reflect.deleteProperty(globalThis, 'Float16Array')
}

/** The numbers in half precision, each as its 16 bits. */
export const toHalves = (values: Float32Array): Uint16Array => new Uint16Array(Halves.from(values).buffer)

export const fromHalves = ({ buffer, byteOffset, length }: Uint16Array): Float32Array =>
  Float32Array.from(new Halves(buffer, byteOffset, length))

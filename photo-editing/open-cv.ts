import { createRequire } from 'node:module'
import type * as OpenCv from '@techstark/opencv-js'

type Loaded = typeof OpenCv

/** Wrapped, because the module has a `then` while it starts: awaited as it is, it would never arrive. */
let loading: Promise<{ cv: Loaded }> | undefined

/** OpenCV compiled to WebAssembly: 0.3 s and about 90 MB once per thread, so only for modes that need it. */
export function openCv(): Promise<{ cv: Loaded }> {
  loading ??= new Promise(resolve => {
    const cv: Loaded & { onRuntimeInitialized?: () => void } = createRequire(import.meta.url)(
      '@techstark/opencv-js',
    )
    if (typeof cv.Mat === 'function') resolve({ cv })
    else cv.onRuntimeInitialized = () => resolve({ cv })
  })
  return loading
}

/** Frees what was made in OpenCV's own memory, whatever happens. */
export function withMats<T>(work: (keep: <M extends { delete(): void }>(mat: M) => M) => T): T {
  const kept: { delete(): void }[] = []
  try {
    return work(mat => {
      kept.push(mat)
      return mat
    })
  } finally {
    for (const mat of kept) mat.delete()
  }
}

/** 8-bit red, green, blue of a picture with channels 0..1. */
export function rgbMat(cv: Loaded, { w, h, data }: { w: number; h: number; data: Float32Array }) {
  const mat = new cv.Mat(h, w, cv.CV_8UC3)
  storeBytes(mat.data, data)
  return mat
}

/** @param bytes asked of its mat once: each time OpenCV makes a new view, which takes longer than storing a value */
function storeBytes(bytes: Uint8Array, values: Float32Array) {
  for (let i = 0; i < values.length; i++) bytes[i] = Math.min(255, Math.max(0, values[i] * 255 + 0.5))
}

/** 8-bit values of one channel 0..1. */
export function greyMat(cv: Loaded, values: Float32Array, w: number, h: number) {
  const mat = new cv.Mat(h, w, cv.CV_8UC1)
  storeBytes(mat.data, values)
  return mat
}

/** The values 0..1 of an 8-bit mat. A loop, because `Float32Array.from` first makes a list of all values. */
export function floatsOf({ data }: { data: Uint8Array }): Float32Array {
  const values = new Float32Array(data.length)
  for (let i = 0; i < data.length; i++) values[i] = data[i] / 255
  return values
}

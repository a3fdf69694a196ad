import { formatBytes } from './format.ts'

const MEGABYTE = 1_000_000
const TYPES = ['image/jpeg', 'image/png', 'image/webp']
/** Sizes are shown in steps of this; rounded up, or a file a little over the limit would read as at it. */
const STEP_BYTES = 100_000

const WRONG_TYPE = 'Only image types JPG/PNG/WebP are supported.'

/**
 * Why a chosen file cannot be a picture of at most so many megabytes, as a sentence, or null when it can.
 */
export function problemWithUpload(file: Pick<File, 'type' | 'size'>, mostMegabytes: number): string | null {
  if (!file.type.startsWith('image/')) return `Upload an image file instead of ${file.type || 'this file'}.`
  if (!TYPES.includes(file.type)) return WRONG_TYPE
  if (file.size <= mostMegabytes * MEGABYTE) return null
  const size = formatBytes(Math.ceil(file.size / STEP_BYTES) * STEP_BYTES)
  return `File size ${size} is too big. Max allowed is ${mostMegabytes}MB.`
}

/** As above, and looks into the file: its name may promise a picture that it does not hold. */
export async function problemWithFile(file: File, mostMegabytes: number): Promise<string | null> {
  const problem = problemWithUpload(file, mostMegabytes)
  if (problem) return problem
  const address = URL.createObjectURL(file)
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return null
  } catch {
    return WRONG_TYPE
  } finally {
    URL.revokeObjectURL(address)
  }
}

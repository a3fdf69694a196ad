import { PICTURE_TOO_LARGE, problemWithSize, type Size } from '#contract/picture-limits.ts'
import { formatBytes } from './format.ts'

const MEGABYTE = 1_000_000
const TYPES = ['image/jpeg', 'image/png', 'image/webp']
/** Sizes are shown in steps of this. */
const STEP_BYTES = 100_000

const WRONG_TYPE = 'Only image types JPG/PNG/WebP are supported.'

/**
 * Why a chosen file cannot be a picture of at most so many megabytes, as a sentence, or null when it can.
 */
export function problemWithUpload(file: Pick<File, 'type' | 'size'>, mostMegabytes: number): string | null {
  if (!file.type.startsWith('image/')) return `Upload an image file instead of ${file.type || 'this file'}.`
  if (!TYPES.includes(file.type)) return WRONG_TYPE
  if (file.size <= mostMegabytes * MEGABYTE) return null
  // A file a little over the limit would read as at it.
  const size = formatBytes(Math.max(file.size, mostMegabytes * MEGABYTE + STEP_BYTES))
  return `File size ${size} is too big. Max allowed is ${mostMegabytes}MB.`
}

/**
 * The size of the picture in the file, upright and in pixels, or why it cannot be one, as above and by its
 * content: its name may promise a picture that it does not hold.
 */
export async function measureUpload(file: File, mostMegabytes: number): Promise<Size | { problem: string }> {
  const problem = problemWithUpload(file, mostMegabytes)
  if (problem) return { problem }
  const size = await measurePicture(file)
  return size ?? { problem: WRONG_TYPE }
}

/** The size of the picture in the file, upright and in pixels; null when there is none. */
export async function measurePicture(file: File): Promise<Size | null> {
  const address = URL.createObjectURL(file)
  const image = new Image()
  image.src = address
  const sizeOfImage = () => ({ width: image.naturalWidth, height: image.naturalHeight })
  try {
    await image.decode()
    return sizeOfImage()
  } catch {
    // Browsers give up on what is too large for them; that is found by its size.
    const size = sizeOfImage()
    return problemWithSize(size) === PICTURE_TOO_LARGE ? size : null
  } finally {
    URL.revokeObjectURL(address)
  }
}

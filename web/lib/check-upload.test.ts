import { describe, expect, test } from 'vitest'
import { problemWithUpload } from './check-upload.ts'

describe('a file for an image input', () => {
  test.each(['image/jpeg', 'image/png', 'image/webp'])('is taken when it is %s of at most 10 MB', type => {
    expect(problemWithUpload({ type, size: 10_000_000 }, 10)).toBeNull()
  })

  test.each([
    [10_000_001, '10.1 MB'],
    [10_049_999, '10.1 MB'],
    [12_345_678, '12.3 MB'],
    [12_400_000, '12.4 MB'],
    [1_234_567_890, '1234.6 MB'],
  ])('of %i bytes is refused with its size in decimal units', (size, shown) => {
    const problem = problemWithUpload({ type: 'image/png', size }, 10)
    expect(problem).toBe(`File size ${shown} is too big. Max allowed is 10MB.`)
  })

  test('of more than the limit of its place is refused with that limit', () => {
    expect(problemWithUpload({ type: 'image/png', size: 2_000_000 }, 2)).toBeNull()
    expect(problemWithUpload({ type: 'image/png', size: 2_300_000 }, 2)).toBe(
      'File size 2.3 MB is too big. Max allowed is 2MB.',
    )
  })

  test('of another type of picture is refused', () => {
    expect(problemWithUpload({ type: 'image/gif', size: 10 }, 10)).toBe(
      'Only image types JPG/PNG/WebP are supported.',
    )
  })

  test('that is no picture is refused with what it is', () => {
    expect(problemWithUpload({ type: 'application/pdf', size: 10 }, 10)).toBe(
      'Upload an image file instead of application/pdf.',
    )
    expect(problemWithUpload({ type: '', size: 10 }, 10)).toBe('Upload an image file instead of this file.')
  })
})

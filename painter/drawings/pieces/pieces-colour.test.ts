import { expect, it } from 'vitest'
import { drawPiece } from './pieces.ts'

const SIZE = 60

/** Of the pixels with ink, how many are more blue than red. */
function blueShare(key: string, colour?: string): number {
  const canvas = drawPiece(key, SIZE, { colour, night: false, snow: false })
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  let ink = 0
  let blue = 0
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3] > 40) {
      ink++
      if (data[i + 2] > data[i] + 20) blue++
    }
  return blue / ink
}

it('gives pieces that know no colour but their own the one that is named', () => {
  for (const key of ['@bridge', '@galleon', '@pie'])
    expect(blueShare(key, '#2f6fe0'), key).toBeGreaterThan(blueShare(key) + 0.2)
})

import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { RGB } from '../../../engine/core/colour.ts'
import { createRandom } from '../../../engine/core/random.ts'
import { mix } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'

/** Rows of heaps from the horizon to the lower edge, and their radii there, in heights of the picture. */
const ROWS = 15
const SEED = 11
const RADIUS = { far: 0.016, near: 0.2 }
/** Round tops of one heap: aside and up in its radii, and how large they are. */
const TOPS = [
  [-0.85, 0.12, 0.62],
  [0.8, 0.05, 0.66],
  [-0.3, -0.22, 0.78],
  [0.36, -0.34, 0.82],
  [0.02, 0.12, 1],
] as const

/** Heaps of cloud below an eye in the air, far ones first, where `isFree` says that nothing is before them. */
export function paintCloudHeaps({ image, camera }: Frame, lit: RGB, shade: RGB, isFree: Uint8Array) {
  const { w, h, data } = image
  const g = createCanvas(w, h).getContext('2d')
  const random = createRandom(SEED)
  for (let row = 0; row < ROWS; row++) {
    const near = (row / (ROWS - 1)) ** 1.5
    const radius = h * mix(RADIUS.far, RADIUS.near, near)
    const y = mix(camera.horizon + radius * 0.5, h * 1.06, near)
    const step = radius * 1.35
    for (let k = -1; k * step < w + step; k++) {
      const x = (k + random()) * step
      heap(g, x, y + random.range(-0.4, 0.4) * radius, radius * random.range(0.55, 1.5))
    }
  }
  const pixels = g.getImageData(0, 0, w, h).data
  g.canvas.width = 1
  for (let i = 0; i < w * h; i++) {
    const alpha = (pixels[i * 4 + 3] / 255) * isFree[i]
    if (alpha <= 0) continue
    const light = pixels[i * 4] / 255
    for (let c = 0; c < 3; c++) data[i * 3 + c] = mix(data[i * 3 + c], mix(shade[c], lit[c], light), alpha)
  }
}

/** Light above and in shade below; its grey is how much of the light it has. */
function heap(g: SKRSContext2D, x: number, y: number, radius: number) {
  for (const [aside, up, share] of TOPS) {
    const r = radius * share
    const [cx, cy] = [x + aside * radius, y + up * radius]
    const soft = g.createRadialGradient(cx, cy - r * 0.5, r * 0.05, cx, cy - r * 0.08, r)
    soft.addColorStop(0, 'rgba(255,255,255,1)')
    soft.addColorStop(0.45, 'rgba(238,238,238,.95)')
    soft.addColorStop(0.72, 'rgba(190,190,190,.7)')
    soft.addColorStop(1, 'rgba(130,130,130,0)')
    g.fillStyle = soft
    g.beginPath()
    g.arc(cx, cy, r, 0, 7)
    g.fill()
  }
}

import type { Random } from '../../../engine/core/random.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { splatGlow } from '../../../engine/world/lights.ts'

const METEORS = 6
const BEADS = 60

/** Shooting stars that all come from one corner of the sky. */
export function paintMeteors({ image, camera, depth }: Frame, random: Random) {
  const { w, h } = image
  const longSide = Math.max(w, h)
  for (let k = 0; k < METEORS; k++) {
    const x = w * random.range(0.12, 0.95)
    const y = camera.horizon * random.range(0.08, 0.7)
    const length = longSide * random.range(0.06, 0.16) * (k === 0 ? 1.6 : 1)
    const angle = random.range(0.42, 0.62)
    for (let bead = 0; bead < BEADS; bead++) {
      const t = bead / BEADS
      const px = x + Math.cos(angle) * length * t
      const py = y - Math.sin(angle) * length * t
      if ((depth[Math.min(h - 1, Math.max(0, py | 0)) * w + Math.min(w - 1, px | 0)] ?? 0) < 1e8) continue
      const light = (1 - t) ** 1.6 * 0.5
      splatGlow(image, px, py, longSide * (0.0007 + 0.0009 * (1 - t)), [light, light, light * 1.15])
    }
  }
}

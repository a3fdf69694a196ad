import type { Model, Standing } from './model.ts'

/** A conifer of three tiers, `height` columns or so tall. */
export function conifer(model: Model, x: number, y: number, height: number, colour: string): Standing {
  return {
    x,
    y,
    draw() {
      const { pen, tile } = model
      model.drawContactShadow(x, y, 0.75)
      const [px, py] = model.project(x, y, model.ground.heightAt(x, y))
      pen.fillStyle = model.lit('#6b4a2e', -0.1)
      pen.fillRect(px - tile * 0.09, py - tile * 0.5, tile * 0.18, tile * 0.5)
      for (let tier = 0; tier < 3; tier++) {
        const bottom = py - tile * (0.35 + tier * height * 0.26)
        const radius = tile * (0.78 - tier * 0.19)
        drawTier(model, px, bottom, radius, bottom - tile * height * 0.46, colour)
      }
    },
  }
}

function drawTier(model: Model, x: number, bottom: number, radius: number, top: number, colour: string) {
  const { pen } = model
  const gradient = pen.createLinearGradient(x - radius, 0, x + radius, 0)
  gradient.addColorStop(0, model.lit(colour, 0.22))
  gradient.addColorStop(0.45, model.lit(colour, 0))
  gradient.addColorStop(1, model.lit(colour, -0.38))
  pen.fillStyle = gradient
  pen.beginPath()
  pen.moveTo(x - radius, bottom)
  pen.quadraticCurveTo(x, bottom + radius * 0.55, x + radius, bottom)
  pen.lineTo(x, top)
  pen.closePath()
  pen.fill()
  if (model.scene.season !== 'winter') return
  const snowLine = bottom - (bottom - top) * 0.5
  pen.fillStyle = 'rgba(250,252,255,.92)'
  pen.beginPath()
  pen.moveTo(x - radius * 0.42, snowLine)
  pen.quadraticCurveTo(x, bottom - (bottom - top) * 0.38, x + radius * 0.42, snowLine)
  pen.lineTo(x, top)
  pen.fill()
}

const CROWN = [
  { x: -0.42, y: -1.1, radius: 0.55 },
  { x: 0.42, y: -1.15, radius: 0.55 },
  { x: 0, y: -1.55, radius: 0.72 },
]

/** A tree with a crown of three balls; `size` 1 is about two columns tall. */
export function broadleaf(model: Model, x: number, y: number, size: number, colour: string): Standing {
  return {
    x,
    y,
    draw() {
      const { pen, tile } = model
      model.drawContactShadow(x, y, 0.8 * size)
      const [px, py] = model.project(x, y, model.ground.heightAt(x, y))
      pen.fillStyle = model.lit('#6b4a2e', -0.05)
      pen.fillRect(px - tile * 0.1, py - tile * 1.0, tile * 0.2, tile)
      for (const ball of CROWN) {
        const cx = px + ball.x * tile * size
        const cy = py + ball.y * tile * size
        const radius = ball.radius * tile * size
        const gradient = pen.createRadialGradient(
          cx - radius * 0.35,
          cy - radius * 0.4,
          radius * 0.1,
          cx,
          cy,
          radius,
        )
        gradient.addColorStop(0, model.lit(colour, 0.35))
        gradient.addColorStop(0.6, model.lit(colour, 0))
        gradient.addColorStop(1, model.lit(colour, -0.35))
        pen.fillStyle = gradient
        pen.beginPath()
        pen.arc(cx, cy, radius, 0, 6.3)
        pen.fill()
      }
    },
  }
}

import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Random } from '../../core/random.ts'
import { SharePen } from '../pen.ts'
import { trimCanvas } from '../sprite.ts'
import { shadeHex } from '../tint.ts'
import type { Figure, FigurePen } from './figure-pen.ts'
import { drawHat } from './hats.ts'
import { drawHead } from './head.ts'
import { drawHeldBehind, drawHeldInFront } from './held.ts'
import { drawClothes } from './outfits.ts'

/** A person seen from behind, looking into the picture; `height` pixels tall without hat or staff. */
export function drawFigure(height: number, look: Figure, random: Random): Canvas {
  const width = Math.round(height * 1.1)
  const canvas = createCanvas(width, Math.round(height * 1.22))
  const g = canvas.getContext('2d')
  g.translate(width / 2, height * 0.2)
  g.lineCap = 'round'
  g.lineJoin = 'round'
  const pen = new SharePen(g, height)
  const main = look.colour ?? '#6b3a2e'
  const tone = (amount: number) => shadeHex(main, amount)
  const figure: FigurePen = {
    pen,
    g,
    look,
    random,
    main,
    second: look.secondColour ?? '#2e2f3a',
    skin: look.skin ?? '#d7a07c',
    hair: look.hairColour ?? '#3a2a20',
    garment: pen.across(-0.14, 0.15, tone(0.22), main, tone(-0.35)),
    tone,
    wind: random.range(0.02, 0.07) * (random.chance(0.5) ? 1 : -1),
  }
  drawHeldBehind(figure)
  drawClothes(figure)
  drawHead(figure)
  if (look.outfit !== 'space') drawHat(figure)
  drawHeldInFront(figure)
  return trimCanvas(canvas)
}

import type { Canvas } from '@napi-rs/canvas'
import { iconCanvas } from '../../../drawings/icons.ts'
import { madeOf } from '../../../drawings/made-of.ts'
import { materialNamed } from '../../../drawings/materials.ts'
import { mosaicOf } from '../../../drawings/mosaic.ts'
import { drawPiece, isPiece } from '../../../drawings/pieces/pieces.ts'
import { recolour } from '../../../drawings/recolour.ts'
import { MIXTURES, STUFFS } from '../../../drawings/stuffs.ts'
import type { Subject } from '../../../language/scene.ts'
import { COLOURS } from '../../../language/vocabulary/colours.ts'

/** Pixels, of each of the things that another is put together of. */
const BIT = 96
/** What shows between them. */
const GREENS = /flower|blossom|rose|leaf|greenery|herb|vegetables|broccoli|tulip|daisy|sunflower/
const [LEAVES, SHADE] = ['#4f7a38', '#7a5a3c']

/** A drawing in another stuff, or put together of other things; metals have their own colour, all else that of the prompt. */
export async function inMaterial(canvas: Canvas, { colour }: Subject, made: string): Promise<Canvas> {
  const isStuff = made in STUFFS || materialNamed(made) !== null
  const surface = isStuff
    ? madeOf(canvas, made)
    : mosaicOf(
        canvas,
        await Promise.all((MIXTURES[made] ?? [made]).map(drawBit)),
        GREENS.test(made) ? LEAVES : SHADE,
      )
  const hex = isStuff && colour && materialNamed(colour) === null && COLOURS.get(colour)?.hex
  return hex ? recolour(surface, hex) : surface
}

const drawBit = (drawing: string) =>
  isPiece(drawing) ? drawPiece(drawing, BIT, { night: false, snow: false }) : iconCanvas('noto', drawing, BIT)

import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'
import { BLOOMS, type Flower, STEM } from './blooms.ts'

/** Flowers on their stalks that no icon shows, by their drawing. */
export const FLOWERS: Readonly<Record<string, Flower>> = {
  '@daisy': { bloom: 'rays', colour: '#fbfaf4', centre: '#f2b82a', count: 20 },
  '@daffodil': { bloom: 'trumpet', colour: '#f7d83a', centre: '#f0962a', count: 6, leaf: 'blade' },
  '@lily': { bloom: 'lily', colour: '#fbf4f0', centre: '#d9892a', count: 6 },
  '@tigerlily': { bloom: 'lily', colour: '#f07a2a', centre: '#6b2f1a', count: 6 },
  '@orchid': { bloom: 'spray', colour: '#d77ac2', centre: '#8f2a6b', count: 6, leaf: 'broad' },
  '@iris': { bloom: 'iris', colour: '#6a4fc2', centre: '#f2c83a', leaf: 'blade' },
  '@poppy': { bloom: 'cup', colour: '#d92f22', centre: '#26202a', count: 4 },
  '@crocus': { bloom: 'cup', colour: '#8a5fd0', centre: '#f2a82a', count: 5, leaf: 'blade' },
  '@peony': { bloom: 'ruffle', colour: '#ee94b4', centre: '#eec04a', count: 7 },
  '@carnation': { bloom: 'ball', colour: '#e0566a', count: 9 },
  '@dahlia': { bloom: 'ball', colour: '#c22f5a', count: 14 },
  '@chrysanthemum': { bloom: 'ball', colour: '#f0a82f', count: 18 },
  '@marigold': { bloom: 'ball', colour: '#f08a1f', count: 12 },
  '@ranunculus': { bloom: 'ball', colour: '#f2a27a', count: 8 },
  '@camellia': { bloom: 'ruffle', colour: '#d9304a', count: 6, leaf: 'broad' },
  '@hydrangea': { bloom: 'cluster', colour: '#6f8fdc', count: 60, leaf: 'broad' },
  '@azalea': { bloom: 'cluster', colour: '#e0569a', count: 34, leaf: 'broad' },
  '@lavenderflower': { bloom: 'spike', colour: '#8a6cc9', count: 30, leaf: 'blade' },
  '@foxglove': { bloom: 'spike', colour: '#c9609f', count: 22, leaf: 'broad' },
  '@delphinium': { bloom: 'spike', colour: '#4a63d0', count: 36 },
  '@lupine': { bloom: 'spike', colour: '#8a5fc9', count: 44, leaf: 'broad' },
  '@snapdragon': { bloom: 'spike', colour: '#f07a8a', count: 20 },
  '@gladiolus': { bloom: 'spike', colour: '#e0503a', count: 14, leaf: 'blade' },
  '@hollyhock': { bloom: 'spike', colour: '#d9587f', count: 14, leaf: 'broad' },
  '@bluebell': { bloom: 'bells', colour: '#5f6fd9', count: 7, leaf: 'blade' },
  '@snowdrop': { bloom: 'bells', colour: '#fbfcfa', count: 2, leaf: 'blade' },
  '@lilyofthevalley': { bloom: 'bells', colour: '#fbfbf6', count: 9, leaf: 'broad' },
  '@callalily': { bloom: 'cup', colour: '#fbf8ee', centre: '#f0b82a', leaf: 'broad' },
  '@anthurium': { bloom: 'cup', colour: '#d9262f', centre: '#f2d06a', leaf: 'broad' },
  '@thistle': { bloom: 'ball', colour: '#b04fb5' },
  '@protea': { bloom: 'ball', colour: '#e6788f' },
  '@cornflower': { bloom: 'rays', colour: '#3f62d9', centre: '#2a2f7a', count: 12 },
  '@aster': { bloom: 'rays', colour: '#9a7ad6', centre: '#f2c22a', count: 24 },
  '@cosmos': { bloom: 'rays', colour: '#ec8ac0', centre: '#f2c22a', count: 8 },
  '@zinnia': { bloom: 'ball', colour: '#e8505a', count: 16 },
  '@gerbera': { bloom: 'rays', colour: '#f0602f', centre: '#3a2a1e', count: 22 },
  '@buttercup': { bloom: 'rays', colour: '#f7d52a', centre: '#d9a81f', count: 5 },
  '@pansy': { bloom: 'rays', colour: '#7a3fb5', centre: '#f2cf3a', count: 5 },
  '@forgetmenot': { bloom: 'cluster', colour: '#6fa8e6', count: 22 },
  '@edelweiss': { bloom: 'rays', colour: '#f4f4ea', centre: '#d9cf8a', count: 9 },
  '@dandelion': { bloom: 'rays', colour: '#f7cf1f', centre: '#f0b81a', count: 34 },
  '@dandelionclock': { bloom: 'cluster', colour: '#f7f7f4' },
  '@anemoneflower': { bloom: 'rays', colour: '#e6e4f7', centre: '#26263a', count: 8 },
  '@plumeria': { bloom: 'rays', colour: '#fdf6e6', centre: '#f7c23a', count: 5 },
  '@magnolia': { bloom: 'lily', colour: '#f4cdd9', centre: '#d98aa8', count: 7, leaf: 'broad' },
  '@amaryllis': { bloom: 'lily', colour: '#cf2430', centre: '#f2d66a', count: 6, leaf: 'blade' },
  '@flytrap': { bloom: 'cup', colour: '#d9455a', count: 4 },
  '@lilac': { bloom: 'spike', colour: '#b48ad8', count: 46, leaf: 'broad' },
  '@allium': { bloom: 'cluster', colour: '#9a6ad0', count: 70, leaf: 'blade' },
  '@freesia': { bloom: 'bells', colour: '#f5c93a', count: 6, leaf: 'blade' },
  '@fuchsia': { bloom: 'bells', colour: '#d8307a', count: 5, leaf: 'broad' },
  '@cyclamen': { bloom: 'cup', colour: '#e8609a', centre: '#b03a70', count: 5, leaf: 'broad' },
  '@begonia': { bloom: 'ball', colour: '#e8503a', count: 7, leaf: 'broad' },
  '@primrose': { bloom: 'rays', colour: '#f7ee9a', centre: '#e8b82a', count: 5, leaf: 'broad' },
  '@cowslip': { bloom: 'bells', colour: '#f2cf2a', count: 8, leaf: 'broad' },
  '@violetflower': { bloom: 'rays', colour: '#6a3fb5', centre: '#f2cf3a', count: 5, leaf: 'broad' },
  '@hellebore': { bloom: 'rays', colour: '#c4cda6', centre: '#e8dc8a', count: 5, leaf: 'broad' },
  '@clematis': { bloom: 'rays', colour: '#7a4fc8', centre: '#f0e6b0', count: 6, leaf: 'broad' },
  '@coneflower': { bloom: 'rays', colour: '#d86aa8', centre: '#a8541c', count: 13 },
  '@jasmine': { bloom: 'cluster', colour: '#fdfaf4', count: 18, leaf: 'broad' },
  '@gardenia': { bloom: 'ruffle', colour: '#fbf8ee', count: 7, leaf: 'broad' },
  '@poinsettia': { bloom: 'rays', colour: '#d3202c', centre: '#f2d03a', count: 9, leaf: 'broad' },
  '@nasturtium': { bloom: 'rays', colour: '#f07a1c', centre: '#b03a10', count: 5, leaf: 'broad' },
  '@petunia': { bloom: 'rays', colour: '#b54fc0', centre: '#5a2070', count: 5, leaf: 'broad' },
  '@heather': { bloom: 'spike', colour: '#b56ac0', count: 30 },
  '@honeysuckle': { bloom: 'trumpet', colour: '#f7dc9a', centre: '#f0b06a', count: 6, leaf: 'broad' },
  '@phlox': { bloom: 'cluster', colour: '#e88ac0', count: 30, leaf: 'broad' },
  '@mimosa': { bloom: 'cluster', colour: '#f7d52a', count: 60 },
  '@gentian': { bloom: 'cup', colour: '#2f4fd0', centre: '#1c2c8a', count: 5, leaf: 'blade' },
  '@columbine': { bloom: 'lily', colour: '#6a62d4', centre: '#f2e68a', count: 5, leaf: 'broad' },
  '@passionflower': { bloom: 'rays', colour: '#dcd4f2', centre: '#5a3fa8', count: 10, leaf: 'broad' },
  '@strelitzia': { bloom: 'iris', colour: '#f28a1c', centre: '#3a4fd0', leaf: 'blade' },
  '@sweetpea': { bloom: 'spike', colour: '#f08ac0', count: 16 },
  '@wildgarlic': { bloom: 'cluster', colour: '#f8faf2', count: 22, leaf: 'blade' },
}

/** A single flower with stalk and leaves, or a stalk of several. */
export function drawFlower(pen: SharePen, { colour, snow }: PieceOptions, key: string) {
  const flower = FLOWERS[key]
  const look = { ...flower, colour: colour ?? flower.colour }

  const stem = snow ? '#7d9a74' : STEM
  pen.inked(pen.gradient(0, 0.3, 0, 1, shadeHex(stem, 0.15), stem, shadeHex(stem, -0.3)), 0.026)
  pen.strokePath('M.43 1 Q.47 .72 .42 .3')
  drawLeaves(pen, stem, look.leaf)
  BLOOMS[look.bloom](pen, look)
}

function drawLeaves(pen: SharePen, stem: string, leaf: Flower['leaf'] = 'broad') {
  for (const side of [-1, 1]) {
    const tone = shadeHex(stem, side * -0.14)
    pen.fillShape(pen.gradient(0.42, 0.5, 0.42, 1, shadeHex(tone, 0.22), tone), () => {
      pen.moveTo(0.43, 0.98)
      if (leaf === 'blade') {
        pen.quadTo(0.43 + side * 0.12, 0.72, 0.43 + side * 0.24, 0.44 + (side > 0 ? 0.1 : 0))
        pen.quadTo(0.43 + side * 0.06, 0.7, 0.43 + side * 0.03, 0.98)
      } else {
        pen.curveTo(0.43 + side * 0.06, 0.76, 0.43 + side * 0.22, 0.66, 0.43 + side * 0.36, 0.66)
        pen.curveTo(0.43 + side * 0.3, 0.84, 0.43 + side * 0.14, 0.94, 0.43, 0.98)
      }
    })
  }
}

// Pictures of the study that came before, cut out of its contact sheets, with the words they were made from.
import { join } from 'node:path'
import sharp from 'sharp'

/** In shares of the sheet: left, top, right, bottom. @typedef {[number, number, number, number]} Part */

/** Where each picture hangs on the sheet `txt2img-36-prompts.png`. @type {{ prompt: string, ratio: string, part: Part }[]} */
const PAINTED = [
  {
    prompt: 'a red fox sitting in a snowy forest at dawn',
    ratio: '4:5',
    part: [0.0, 0.0, 0.1466, 0.0987],
  },
  {
    prompt: 'a lighthouse on a cliff during a storm',
    ratio: '2:3',
    part: [0.4815, 0.0, 0.6029, 0.0987],
  },
  {
    prompt: 'an elephant in the savanna at sunset',
    ratio: '16:9',
    part: [0.5337, 0.1065, 0.8436, 0.2],
  },
  {
    prompt: 'portrait of a woman with red hair and freckles',
    ratio: '4:5',
    part: [0.848, 0.1065, 0.9871, 0.2],
  },
  {
    prompt: 'a dragon flying over a castle at dusk',
    ratio: '16:9',
    part: [0.3158, 0.208, 0.6275, 0.302],
  },
  {
    prompt: 'a cute robot in a flower garden',
    ratio: '1:1',
    part: [0.7345, 0.208, 0.9083, 0.302],
  },
  {
    prompt: 'a cup of coffee on a wooden table by the window',
    ratio: '5:4',
    part: [0.0, 0.3096, 0.22, 0.404],
  },
  {
    prompt: 'a steam train in autumn mountains',
    ratio: '3:2',
    part: [0.7235, 0.3096, 0.9871, 0.404],
  },
  {
    prompt: 'a field of sunflowers under a blue sky',
    ratio: '3:2',
    part: [0.0, 0.412, 0.3455, 0.535],
  },
  {
    prompt: 'two pandas in a bamboo forest',
    ratio: '5:4',
    part: [0.5375, 0.412, 0.8246, 0.535],
  },
  {
    prompt: 'old man with a white beard portrait',
    ratio: '2:3',
    part: [0.5125, 0.543, 0.657, 0.66],
  },
  {
    prompt: 'a black cat on a windowsill on a rainy night',
    ratio: '3:2',
    part: [0.6625, 0.543, 0.9871, 0.66],
  },
]

/** Where each design hangs on the sheet `edit-modes.png`: row and column. @type {{ mode: string, model: string, prompt: string, row: number, column: number }[]} */
const DESIGNED = [
  { mode: 'logoMaker', model: 'v1.0', prompt: 'logo for "Red Fox" coffee roasters', row: 7, column: 0 },
  {
    mode: 'logoMaker',
    model: 'v1.1',
    prompt: 'logo called "Northpeak" mountain outdoor company, blue',
    row: 7,
    column: 1,
  },
  { mode: 'logoMaker', model: 'v1.0', prompt: '"Lion Heart" gym logo', row: 7, column: 2 },
  {
    mode: 'logoMaker',
    model: 'v1.2',
    prompt: 'vintage "Ocean Drive" sailboat t-shirt logo, orange',
    row: 8,
    column: 0,
  },
  { mode: 'emoji', model: 'pro', prompt: 'a happy cat wearing a crown', row: 8, column: 1 },
  { mode: 'emoji', model: 'pro', prompt: 'cool panda with sunglasses', row: 8, column: 2 },
  { mode: 'emoji', model: 'pro', prompt: 'purple octopus drinking coffee', row: 9, column: 0 },
  { mode: 'sketch2img', model: 'pro', prompt: 'an orange cat in a meadow, sunset', row: 6, column: 1 },
]
const DESIGN_ROWS = 10
const DESIGN_COLUMNS = 3
/** Shares of a cell: its right half is the picture, with a label below. */
const DESIGN_PICTURE = { left: 0.499, right: 0.985, down: 0.88 }

/** What the sheet `styles-17.png` shows, six in a row, in the order of the catalogue. */
export const STYLED_PROMPT = 'a red fox in an autumn forest'
const STYLE_COLUMNS = 6
const STYLE_ROWS = 3
/** Shares of a cell that its picture takes. */
const STYLE_PICTURE = { across: 0.985, down: 0.93 }

/** @param {string} folder of the study's sheets */
export async function paintedByStudy(folder) {
  const sheet = join(folder, 'txt2img-36-prompts.png')
  const found = []
  for (const { prompt, ratio, part } of PAINTED)
    found.push({ prompt, ratio, picture: await cut(sheet, part) })
  return found
}

/** Those of the study's edits that were made of words and drawings, not of photographs. @param {string} folder of the study's sheets */
export async function designedByStudy(folder) {
  const sheet = join(folder, 'edit-modes.png')
  const found = []
  for (const { row, column, ...asked } of DESIGNED) {
    const picture = await cut(sheet, [
      (column + DESIGN_PICTURE.left) / DESIGN_COLUMNS,
      row / DESIGN_ROWS,
      (column + DESIGN_PICTURE.right) / DESIGN_COLUMNS,
      (row + DESIGN_PICTURE.down) / DESIGN_ROWS,
    ])
    found.push({ ...asked, picture })
  }
  return found
}

/** @param {string} folder of the study's sheets @param {number} at the style's place in the catalogue */
export function styledByStudy(folder, at) {
  const left = (at % STYLE_COLUMNS) / STYLE_COLUMNS
  const top = Math.floor(at / STYLE_COLUMNS) / STYLE_ROWS
  return cut(join(folder, 'styles-17.png'), [
    left,
    top,
    left + STYLE_PICTURE.across / STYLE_COLUMNS,
    top + STYLE_PICTURE.down / STYLE_ROWS,
  ])
}

/** @param {string} file @param {Part} part @returns {Promise<Uint8Array>} */
async function cut(file, [left, top, right, bottom]) {
  const { width, height } = await sharp(file).metadata()
  return sharp(file)
    .extract({
      left: Math.round(left * width),
      top: Math.round(top * height),
      width: Math.floor((right - left) * width),
      height: Math.floor((bottom - top) * height),
    })
    .png()
    .toBuffer()
}

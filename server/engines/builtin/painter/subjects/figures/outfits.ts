import { shadeHex } from '../tint.ts'
import { drawFolds, type Figure, type FigurePen } from './figure-pen.ts'

const GOWNS: Figure['outfit'][] = ['robe', 'dress', 'kimono']
const JACKETS: Figure['outfit'][] = ['coat', 'hoodie', 'casual', 'suit', 'apron']

/** Both legs and shoes. */
function drawLegs({ pen, look, main, second }: FigurePen) {
  const trousers =
    look.outfit === 'space'
      ? '#e6e9ee'
      : look.outfit === 'armor'
        ? '#8f98a3'
        : look.outfit === 'suit'
          ? main
          : second
  for (const s of [-1, 1]) {
    pen.fillShape(
      pen.across(s * 0.09, 0, shadeHex(trousers, s < 0 ? 0.12 : -0.25), shadeHex(trousers, -0.2)),
      () => {
        pen.moveTo(s * 0.085, 0.5)
        pen.curveTo(s * 0.09, 0.7, s * 0.08, 0.85, s * 0.078, 0.95)
        pen.lineTo(s * 0.02, 0.95)
        pen.curveTo(s * 0.02, 0.8, s * 0.012, 0.65, s * 0.004, 0.53)
      },
    )
    pen.fillShape(
      look.outfit === 'space' ? '#c3c9d2' : look.outfit === 'armor' ? '#6d7580' : '#241c18',
      () => {
        pen.ellipse(s * 0.052, 0.965, 0.04, 0.028)
      },
    )
  }
}

/** Coat, suit, hoodie or jumper, with its sleeves. */
function drawJacket(figure: FigurePen) {
  const { pen, g, wind, skin, garment, tone, look } = figure
  const isCoat = look.outfit === 'coat'
  const hemX = isCoat ? 0.145 : 0.1,
    hemY = isCoat ? 0.74 : 0.54
  pen.fillShape(garment, () => {
    pen.moveTo(-0.05, 0.145)
    pen.curveTo(-0.12, 0.165, -0.13, 0.2, -0.125, 0.28)
    pen.lineTo(-0.1, 0.42)
    pen.curveTo(-0.105, 0.55, -0.13, hemY - 0.08, -hemX, hemY)
    pen.quadTo(wind, hemY + 0.025, hemX + wind, hemY)
    pen.curveTo(0.13, hemY - 0.1, 0.105, 0.55, 0.1, 0.42)
    pen.lineTo(0.125, 0.28)
    pen.curveTo(0.13, 0.2, 0.12, 0.165, 0.05, 0.145)
  })
  if (isCoat) {
    drawFolds(figure, { x0: -0.13, x1: 0.13, y0: 0.45, y1: 0.735, count: 7, colour: '#000', flare: 1.0 })
    g.fillStyle = tone(-0.45)
    pen.fillRect(-0.102, 0.415, 0.204, 0.018)
  }
  for (const s of [-1, 1])
    pen.fillShape(
      pen.across(s * 0.1, s * 0.17, s < 0 ? tone(0.15) : tone(-0.2), s < 0 ? tone(0.28) : tone(-0.4)),
      () => {
        pen.moveTo(s * 0.11, 0.175)
        pen.curveTo(s * 0.155, 0.2, s * 0.165, 0.35, s * 0.16, 0.47)
        pen.lineTo(s * 0.115, 0.475)
        pen.curveTo(s * 0.12, 0.38, s * 0.105, 0.3, s * 0.1, 0.26)
      },
    )
  for (const s of [-1, 1]) {
    g.fillStyle = skin
    pen.fillEllipse(s * 0.138, 0.49, 0.02, 0.027)
  }
}

/** Shoulder plates and steel sleeves. */
function drawArmour({ pen, g }: FigurePen) {
  for (const s of [-1, 1]) {
    pen.fillShape(pen.gradient(-0.1, 0.15, 0.1, 0.25, '#e3e8ee', '#8a939e', '#59626d'), () => {
      pen.ellipse(s * 0.125, 0.2, 0.05, 0.045, s * 0.4)
    })
    pen.fillShape(pen.across(s * 0.1, s * 0.18, '#cfd5dc', '#6f7883'), () => {
      pen.moveTo(s * 0.1, 0.22)
      pen.lineTo(s * 0.17, 0.24)
      pen.lineTo(s * 0.17, 0.47)
      pen.lineTo(s * 0.12, 0.47)
    })
    g.fillStyle = '#8a939e'
    pen.fillCircle(s * 0.145, 0.485, 0.024)
  }
}

/** A cloak from the shoulders to the calves. */
function drawCloak(figure: FigurePen) {
  const { pen, wind, garment, tone } = figure
  pen.fillShape(garment, () => {
    pen.moveTo(-0.1, 0.155)
    pen.curveTo(-0.16, 0.3, -0.19, 0.65, -0.2 + wind, 0.9)
    pen.curveTo(-0.1, 0.94, 0.1, 0.9, 0.2 + wind * 1.5, 0.92)
    pen.curveTo(0.18, 0.6, 0.15, 0.3, 0.1, 0.155)
    pen.quadTo(0, 0.12, -0.1, 0.155)
  })
  drawFolds(figure, { x0: -0.18, x1: 0.18, y0: 0.2, y1: 0.9, count: 9, colour: '#000', flare: 1.0 })
  drawFolds(figure, { x0: -0.15, x1: 0.15, y0: 0.2, y1: 0.9, count: 5, colour: tone(0.4), flare: 1.05 })
}

/** Robe, kimono or dress, down to the ground. */
function drawGown(figure: FigurePen) {
  const { pen, g, wind, main, second, skin, garment, tone, look } = figure
  const isDress = look.outfit === 'dress',
    isKimono = look.outfit === 'kimono'
  const waist = isDress ? 0.066 : 0.1
  const hemX = isDress ? 0.25 : isKimono ? 0.12 : 0.19
  pen.fillShape(garment, () => {
    pen.moveTo(-0.055, 0.145)
    pen.curveTo(-0.12, 0.16, -0.12, 0.22, -0.095, 0.3)
    pen.curveTo(-waist, 0.36, -waist, 0.4, -waist, 0.42)
    pen.curveTo(-(waist + 0.06), 0.6, -hemX, 0.8, -hemX + wind, 0.965)
    pen.quadTo(0, 1.0, hemX + wind, 0.965)
    pen.curveTo(hemX, 0.8, waist + 0.06, 0.6, waist, 0.42)
    pen.curveTo(waist, 0.4, waist, 0.36, 0.095, 0.3)
    pen.curveTo(0.12, 0.22, 0.12, 0.16, 0.055, 0.145)
  })
  drawFolds(figure, {
    x0: -hemX * 0.9,
    x1: hemX * 0.9,
    y0: 0.45,
    y1: 0.96,
    count: 10,
    colour: '#000',
    flare: 1.0,
  })
  drawFolds(figure, {
    x0: -hemX * 0.7,
    x1: hemX * 0.7,
    y0: 0.45,
    y1: 0.96,
    count: 5,
    colour: tone(0.5),
    flare: 1.1,
  })
  g.fillStyle = isKimono ? second : shadeHex(main, -0.4)
  pen.fillRect(-(waist + 0.006), 0.375, 2 * waist + 0.012, isKimono ? 0.075 : 0.022)
  for (const s of [-1, 1]) {
    const sleeve = isDress ? 0.03 : 0.09
    pen.fillShape(
      isDress
        ? skin
        : pen.across(s * 0.08, s * 0.18, s < 0 ? tone(0.12) : tone(-0.2), s < 0 ? tone(0.25) : tone(-0.42)),
      () => {
        pen.moveTo(s * 0.1, 0.17)
        pen.curveTo(s * 0.15, 0.22, s * 0.165, 0.34, s * (0.15 + sleeve * 0.3), 0.47)
        pen.lineTo(s * (0.13 - sleeve * 0.3), 0.48)
        pen.curveTo(s * 0.12, 0.38, s * 0.105, 0.3, s * 0.085, 0.27)
      },
    )
    g.fillStyle = skin
    pen.fillEllipse(s * 0.14, 0.485, 0.018, 0.025)
  }
}

/** A space suit and its life support pack. */
function drawSpaceSuit({ pen, g }: FigurePen) {
  pen.fillShape(pen.across(-0.13, 0.13, '#ffffff', '#e3e7ee', '#a7b0bd'), () => {
    pen.roundRect(-0.125, 0.15, 0.25, 0.4, 0.07)
  })
  for (const s of [-1, 1]) {
    pen.fillShape(
      pen.across(s * 0.09, s * 0.2, s < 0 ? '#f4f6fa' : '#d4dae3', s < 0 ? '#ffffff' : '#98a2b0'),
      () => {
        pen.moveTo(s * 0.1, 0.17)
        pen.curveTo(s * 0.18, 0.18, s * 0.2, 0.35, s * 0.19, 0.48)
        pen.lineTo(s * 0.12, 0.49)
        pen.curveTo(s * 0.12, 0.4, s * 0.1, 0.3, s * 0.09, 0.26)
      },
    )
    g.fillStyle = '#c3c9d2'
    pen.fillEllipse(s * 0.155, 0.5, 0.036, 0.036)
    g.strokeStyle = 'rgba(80,90,110,.5)'
    pen.lineWidth = 0.006
    for (const y of [0.33, 0.345, 0.36]) {
      pen.strokeLine(s * 0.115, y, s * 0.185, y - 0.01)
    }
  }
  // backpack
  g.fillStyle = pen.across(-0.11, 0.11, '#f2f4f8', '#cfd5de', '#8e98a6')
  pen.fillRoundRect(-0.105, 0.17, 0.21, 0.27, 0.025)
  g.strokeStyle = 'rgba(70,80,100,.45)'
  pen.lineWidth = 0.005
  pen.strokeRect(-0.08, 0.2, 0.16, 0.09)
  g.fillStyle = '#e2492f'
  pen.fillRect(-0.08, 0.325, 0.05, 0.014)
  g.fillStyle = '#3a6fd8'
  pen.fillRect(0.03, 0.325, 0.05, 0.014)
  g.strokeStyle = 'rgba(80,90,110,.5)'
  for (const s of [-1, 1])
    for (const y of [0.74, 0.755, 0.77]) {
      pen.strokeLine(s * 0.02, y, s * 0.085, y)
    }
}

/** A rucksack with a rolled blanket. */
function drawRucksack({ pen, g, second }: FigurePen) {
  g.fillStyle = pen.across(-0.09, 0.09, shadeHex(second, 0.2), second, shadeHex(second, -0.4))
  pen.fillRoundRect(-0.085, 0.165, 0.17, 0.25, 0.04)
  g.fillStyle = 'rgba(0,0,0,.25)'
  pen.fillRect(-0.085, 0.245, 0.17, 0.012)
  g.fillStyle = shadeHex(second, 0.35)
  pen.fillRoundRect(-0.095, 0.135, 0.19, 0.05, 0.025)
}

/** What is seen of clothes from the front alone: lapels, buttons, an apron, a belt's buckle. */
function drawFront(figure: FigurePen) {
  const { pen, g, look, main, second, tone } = figure
  if (look.outfit === 'apron') {
    pen.fillShape(pen.across(-0.1, 0.1, shadeHex(APRON, 0.1), APRON, shadeHex(APRON, -0.2)), () => {
      pen.moveTo(-0.06, 0.2)
      pen.lineTo(0.06, 0.2)
      pen.lineTo(0.085, 0.4)
      pen.lineTo(0.11, 0.7)
      pen.lineTo(-0.11, 0.7)
      pen.lineTo(-0.085, 0.4)
    })
    g.strokeStyle = shadeHex(APRON, -0.3)
    pen.lineWidth = 0.008
    pen.strokeLine(-0.1, 0.41, 0.1, 0.41)
    pen.strokeLine(-0.05, 0.2, -0.04, 0.15)
    pen.strokeLine(0.05, 0.2, 0.04, 0.15)
  }
  if (look.outfit === 'suit' || look.outfit === 'coat') {
    g.fillStyle = '#f2efe8'
    pen.begin()
    pen.moveTo(-0.035, 0.148)
    pen.lineTo(0.035, 0.148)
    pen.lineTo(0, look.outfit === 'suit' ? 0.33 : 0.24)
    g.fill()
    if (look.outfit === 'suit') {
      g.fillStyle = second
      pen.begin()
      pen.moveTo(-0.01, 0.16)
      pen.lineTo(0.01, 0.16)
      pen.lineTo(0.012, 0.28)
      pen.lineTo(0, 0.3)
      pen.lineTo(-0.012, 0.28)
      g.fill()
    }
    g.strokeStyle = tone(-0.5)
    pen.lineWidth = 0.005
    pen.strokeLine(0, look.outfit === 'suit' ? 0.33 : 0.24, 0.002, look.outfit === 'suit' ? 0.53 : 0.73)
    for (const s of [-1, 1]) pen.strokeLine(s * 0.036, 0.148, 0, look.outfit === 'suit' ? 0.33 : 0.24)
    g.fillStyle = shadeHex(main, -0.6)
    for (const y of [0.36, 0.44, 0.52]) pen.fillCircle(0.012, y, 0.006)
  }
  if (look.outfit === 'dress') {
    g.fillStyle = figure.skin
    pen.begin()
    pen.moveTo(-0.05, 0.147)
    pen.quadTo(0, 0.215, 0.05, 0.147)
    g.fill()
  }
  if (look.outfit === 'kimono' || look.outfit === 'robe') {
    g.strokeStyle = shadeHex(main, 0.45)
    pen.lineWidth = 0.014
    pen.strokeLine(-0.045, 0.15, 0.02, 0.36)
    pen.strokeLine(0.045, 0.15, -0.005, 0.29)
  }
}

const APRON = '#efe9dc'

function drawApronStrings({ pen, g }: FigurePen) {
  g.strokeStyle = APRON
  pen.lineWidth = 0.012
  pen.strokeLine(-0.1, 0.41, 0.1, 0.41)
  pen.strokeLine(0, 0.41, -0.03, 0.5)
  pen.strokeLine(0, 0.41, 0.03, 0.5)
}

function drawScarf({ pen, g }: FigurePen, colour: string) {
  g.fillStyle = pen.across(-0.07, 0.07, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.35))
  pen.fillRoundRect(-0.068, 0.125, 0.136, 0.045, 0.02)
  pen.fillRoundRect(0.015, 0.15, 0.042, 0.15, 0.012)
}

/** The clothes from the shoulders down, and what is on the back. */
export function drawClothes(figure: FigurePen) {
  const { outfit, rucksack, facing, scarf } = figure.look
  if (!GOWNS.includes(outfit)) drawLegs(figure)
  if (JACKETS.includes(outfit)) drawJacket(figure)
  if (outfit === 'armor') drawArmour(figure)
  if (outfit === 'cape' || outfit === 'armor') drawCloak(figure)
  if (GOWNS.includes(outfit)) drawGown(figure)
  if (outfit === 'space') drawSpaceSuit(figure)
  if (facing === 'front') drawFront(figure)
  else if (outfit === 'apron') drawApronStrings(figure)
  if (scarf) drawScarf(figure, scarf)
  if (rucksack && facing !== 'front') drawRucksack(figure)
}

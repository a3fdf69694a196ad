import { shadeHex } from '../tint.ts'
import { beastOf } from './beasts.ts'
import { drawRibs } from './bones.ts'
import { drawBareChest, drawCostumeFront, drawSkirtPattern, KNEE_LENGTH } from './costumes.ts'
import { type FigurePen, STEEL } from './figure-pen.ts'

const APRON = '#efe9dc'
/** Of a pack seen from the front, its cloth, and its breadth in those of the shoulders. */
const CANVAS = '#9a6a3a'
const PACK = 1.4
const COAT_LENGTH = 0.15
const SKIRT_LENGTH = 0.27
const CHILDS_SKIRT = 0.17
/** Of kilts, tunics and skirts of grass or hide. */
const TO_THE_KNEES = 0.2
/** What is worn above a kilt. */
const JACKET = '#2b2d38'
/** Of gowns that hide the feet, up to how far above the ground they reach. */
const GOWN_HEM = 0.975

/** How much broader those are who wear nothing but fur. */
const PLUMP = 1.6

/** Draws with (0, 0) between the shoulders and row 1 at the hips. */
function onTrunk({ pen, g, bones, body }: FigurePen, draw: (length: number) => void) {
  g.save()
  g.translate(pen.x(bones.chest.x), pen.y(bones.chest.y))
  g.rotate(bones.lean)
  draw(body.trunk * pen.unit)
  g.restore()
}

/** Half the breadths of the trunk, in lengths of the trunk. */
function breadths({ pose, look, body, isFemale }: FigurePen) {
  const front = pose.view === 'front'
  const wide = look.outfit === 'space' ? 1.25 : look.outfit === 'coat' || look.outfit === 'hoodie' ? 1.06 : 1
  const slim = isFemale ? 0.86 : 1
  return {
    shoulder: ((front ? body.shoulder + 0.018 : 0.062) / body.trunk) * wide * (isFemale ? 0.93 : 1),
    waist: ((front ? 0.088 : 0.062) / body.trunk) * wide * slim * (look.outfit === 'fur' ? PLUMP : 1),
    hip: ((front ? body.hip + 0.043 : 0.066) / body.trunk) * wide * (look.outfit === 'fur' ? 1.2 : 1),
  }
}

/** What the trunk is covered with: men who bathe have it bare. */
function clothOn({ look, main, second, skin, isFemale }: FigurePen): string {
  switch (look.outfit) {
    case 'cape':
      return look.isSuited ? shadeHex(second, 0.15) : main
    case 'space':
      return '#e9edf2'
    case 'armor':
      return look.metal ?? STEEL
    case 'kilt':
      return JACKET
    case 'swimwear':
      return isFemale ? main : skin
    default:
      return main
  }
}

/** The trunk in the main garment, with what is seen on its front. */
export function drawTrunk(figure: FigurePen) {
  const { g, look, main, tone, pose, second } = figure
  const { shoulder, waist, hip } = breadths(figure)
  onTrunk(figure, length => {
    const at = (x: number, y: number): [number, number] => [x * length, y * length]
    const beast = look.outfit === 'fur' ? beastOf(look) : undefined
    if (beast?.spines) drawSpinesOnBack(figure, length, beast.spines)
    if (look.outfit === 'bones') {
      drawRibs(g, length, shoulder, figure.skin)
      return
    }
    const shade = g.createLinearGradient(-shoulder * length, 0, shoulder * length, 0)
    const cloth = clothOn(figure)
    shade.addColorStop(0, shadeHex(cloth, 0.14))
    shade.addColorStop(0.5, cloth)
    shade.addColorStop(1, shadeHex(cloth, -0.2))
    g.fillStyle = shade
    g.beginPath()
    g.moveTo(...at(-shoulder * 0.45, -0.1))
    g.bezierCurveTo(...at(-shoulder, -0.06), ...at(-shoulder * 1.02, 0.1), ...at(-shoulder * 0.96, 0.25))
    g.quadraticCurveTo(...at(-waist, 0.5), ...at(-waist, 0.66))
    g.quadraticCurveTo(...at(-hip, 0.86), ...at(-hip, 1.08))
    g.quadraticCurveTo(...at(0, 1.2), ...at(hip, 1.08))
    g.quadraticCurveTo(...at(hip, 0.86), ...at(waist, 0.66))
    g.quadraticCurveTo(...at(waist, 0.5), ...at(shoulder * 0.96, 0.25))
    g.bezierCurveTo(...at(shoulder * 1.02, 0.1), ...at(shoulder, -0.06), ...at(shoulder * 0.45, -0.1))
    g.quadraticCurveTo(...at(0, -0.04), ...at(-shoulder * 0.45, -0.1))
    g.fill()
    if (figure.pattern) {
      g.fillStyle = figure.pattern
      g.fill()
    }
    if (look.outfit === 'swimwear') {
      if (!figure.isFemale) drawBareChest(figure, length, { waist, hip })
      return
    }
    if (beast) {
      g.fillStyle = beast.face
      g.beginPath()
      g.ellipse(
        pose.view === 'side' ? waist * 0.4 * length : 0,
        0.62 * length,
        waist * 0.64 * length,
        0.44 * length,
        0,
        0,
        Math.PI * 2,
      )
      g.fill()
      return
    }
    if (['casual', 'hoodie'].includes(look.outfit)) {
      g.fillStyle = tone(-0.22)
      g.fillRect(-hip * 0.98 * length, 1.02 * length, hip * 1.96 * length, 0.06 * length)
    }
    if (look.facing !== 'front') {
      drawBack(figure, length)
      return
    }
    const middle = pose.view === 'side' ? shoulder * 0.4 * length : 0
    drawFront(figure, length, middle)
    drawCostumeFront({ g, look, main, second, skin: figure.skin, shoulder, waist, hip, length })
    if (look.rucksack && pose.view === 'front') drawStraps(figure, length)
    if (look.outfit === 'dress' || look.outfit === 'kimono') {
      g.fillStyle = look.outfit === 'kimono' ? second : tone(-0.35)
      const deep = look.outfit === 'kimono' ? 0.22 : 0.07
      g.fillRect(-waist * 1.05 * length, 0.6 * length, waist * 2.1 * length, deep * length)
    }
  })
}

/** The spines that stand out on both sides of a trunk. */
function drawSpinesOnBack({ g }: FigurePen, length: number, colour: string) {
  for (let k = 0; k < 26; k++) {
    const turn = -0.5 + (k / 25) * (Math.PI + 1)
    const [x, y] = [Math.cos(turn) * 0.46, 0.52 - Math.sin(turn) * 0.5]
    g.fillStyle = shadeHex(colour, k % 2 ? 0.16 : -0.1)
    g.beginPath()
    g.moveTo(
      (x * 0.6 - Math.sin(turn) * 0.1) * length,
      (0.52 + (y - 0.52) * 0.6 - Math.cos(turn) * 0.1) * length,
    )
    g.lineTo(x * 1.25 * length, (0.52 + (y - 0.52) * 1.2) * length)
    g.lineTo(
      (x * 0.6 + Math.sin(turn) * 0.1) * length,
      (0.52 + (y - 0.52) * 0.6 + Math.cos(turn) * 0.1) * length,
    )
    g.fill()
  }
}

/** Collar, buttons, tie, apron, pocket or control panel; `middle` is the column of the buttons. */
/** What the front of clothes is drawn with; lengths are shares of the trunk's. */
type Front = Pick<FigurePen, 'g' | 'look' | 'tone' | 'second' | 'skin'> & {
  length: number
  middle: number
  collar: (depth: number, breadth: number, colour: string) => void
  line: (x0: number, y0: number, x1: number, y1: number, colour: string, width: number) => void
}

function drawLapels({ look, tone, second, g, length, middle, line }: Front) {
  const open = look.outfit === 'suit' ? 0.5 : 0.26
  g.fillStyle = '#f4f1ea'
  g.beginPath()
  g.moveTo(middle - 0.13 * length, -0.09 * length)
  g.lineTo(middle + 0.13 * length, -0.09 * length)
  g.lineTo(middle, open * length)
  g.fill()
  if (look.outfit === 'suit') line(0, -0.02, 0, open * 0.82, second, 0.06)
  line(0, open, 0, 1.1, tone(-0.4), 0.018)
  for (const side of [-1, 1]) line(side * 0.13, -0.09, 0, open, tone(-0.35), 0.022)
  g.fillStyle = tone(-0.5)
  for (const y of [0.62, 0.8, 0.96]) {
    g.beginPath()
    g.arc(middle + 0.05 * length, y * length, 0.022 * length, 0, Math.PI * 2)
    g.fill()
  }
}

function drawCrossed({ look, line }: Front) {
  line(-0.14, -0.09, 0.07, 0.55, shadeHex(look.colour ?? '#888888', 0.45), 0.04)
  line(0.14, -0.09, -0.02, 0.34, shadeHex(look.colour ?? '#888888', 0.45), 0.04)
}

/** The fronts of outfits; `usual` is that of all others. */
const FRONTS = {
  suit: drawLapels,
  coat: drawLapels,
  apron({ g, length, middle, line }: Front) {
    g.fillStyle = APRON
    g.beginPath()
    g.moveTo(middle - 0.17 * length, 0.16 * length)
    g.lineTo(middle + 0.17 * length, 0.16 * length)
    g.lineTo(middle + 0.27 * length, 0.62 * length)
    g.lineTo(middle + 0.31 * length, 1.4 * length)
    g.lineTo(middle - 0.31 * length, 1.4 * length)
    g.lineTo(middle - 0.27 * length, 0.62 * length)
    g.fill()
    line(-0.27, 0.64, 0.27, 0.64, shadeHex(APRON, -0.25), 0.02)
    for (const side of [-1, 1]) line(side * 0.15, 0.17, side * 0.12, -0.08, APRON, 0.035)
  },
  dress({ skin, collar }: Front) {
    collar(0.14, 0.15, skin)
  },
  kimono: drawCrossed,
  robe: drawCrossed,
  hoodie({ tone, g, length, middle, collar }: Front) {
    collar(0.12, 0.15, tone(-0.25))
    g.fillStyle = tone(-0.12)
    g.fillRect(middle - 0.2 * length, 0.68 * length, 0.4 * length, 0.22 * length)
  },
  space({ g, length, middle }: Front) {
    g.fillStyle = '#c6ced8'
    g.fillRect(middle - 0.2 * length, 0.24 * length, 0.4 * length, 0.3 * length)
    g.fillStyle = '#e2492f'
    g.fillRect(middle - 0.14 * length, 0.34 * length, 0.1 * length, 0.06 * length)
    g.fillStyle = '#3a6fd8'
    g.fillRect(middle + 0.04 * length, 0.34 * length, 0.1 * length, 0.06 * length)
  },
  armor({ line }: Front) {
    line(0, 0, 0, 1, '#6d7580', 0.02)
    line(-0.25, 0.62, 0.25, 0.62, '#5b4632', 0.07)
  },
  usual({ tone, collar }: Front) {
    collar(0.1, 0.13, tone(-0.2))
  },
} satisfies Readonly<Record<string, (front: Front) => void>>

function drawFront(figure: FigurePen, length: number, middle: number) {
  const { g, look, tone, second, skin } = figure
  const collar = (depth: number, breadth: number, colour: string) => {
    g.fillStyle = colour
    g.beginPath()
    g.moveTo(middle - breadth * length, -0.09 * length)
    g.quadraticCurveTo(
      middle,
      depth * 1.6 * length - 0.06 * length,
      middle + breadth * length,
      -0.09 * length,
    )
    g.fill()
  }
  const line = (x0: number, y0: number, x1: number, y1: number, colour: string, width: number) => {
    g.strokeStyle = colour
    g.lineWidth = width * length
    g.beginPath()
    g.moveTo(middle + x0 * length, y0 * length)
    g.lineTo(middle + x1 * length, y1 * length)
    g.stroke()
  }
  const { outfit } = look
  const draw: (front: Front) => void = outfit in FRONTS ? FRONTS[outfit as keyof typeof FRONTS] : FRONTS.usual
  draw({ g, look, tone, second, skin, length, middle, collar, line })
}

/** Rucksack, life support pack or apron strings. */
function drawBack({ g, look, second }: FigurePen, length: number) {
  if (look.outfit === 'space') {
    g.fillStyle = '#cfd5de'
    g.beginPath()
    g.roundRect(-0.28 * length, 0.04 * length, 0.56 * length, 0.74 * length, 0.08 * length)
    g.fill()
    g.fillStyle = '#e2492f'
    g.fillRect(-0.2 * length, 0.5 * length, 0.14 * length, 0.05 * length)
    return
  }
  if (look.outfit === 'apron') {
    g.fillStyle = APRON
    g.fillRect(-0.27 * length, 0.62 * length, 0.54 * length, 0.04 * length)
  }
  if (!look.rucksack) return
  g.fillStyle = second
  g.beginPath()
  g.roundRect(-0.26 * length, 0.02 * length, 0.52 * length, 0.78 * length, 0.14 * length)
  g.fill()
  g.fillStyle = 'rgba(0,0,0,.25)'
  g.fillRect(-0.26 * length, 0.28 * length, 0.52 * length, 0.035 * length)
  g.fillStyle = shadeHex(second, 0.35)
  g.beginPath()
  g.roundRect(-0.29 * length, -0.06 * length, 0.58 * length, 0.14 * length, 0.07 * length)
  g.fill()
}

/** A pack on the back of somebody who faces us: it stands out over and beside the shoulders. */
export function drawPackBehind(figure: FigurePen) {
  const { g, look, pose } = figure
  if (!look.rucksack || look.facing !== 'front' || pose.view !== 'front') return
  onTrunk(figure, length => {
    const half = breadths(figure).shoulder * PACK
    g.fillStyle = CANVAS
    g.beginPath()
    g.roundRect(-half * length, -0.3 * length, half * 2 * length, 1.1 * length, 0.16 * length)
    g.fill()
    g.fillStyle = shadeHex(CANVAS, 0.3)
    g.beginPath()
    g.roundRect(-half * 1.08 * length, -0.42 * length, half * 2.16 * length, 0.2 * length, 0.1 * length)
    g.fill()
  })
}

function drawStraps(figure: FigurePen, length: number) {
  const { g } = figure
  const at = breadths(figure).shoulder * 0.62
  g.fillStyle = shadeHex(CANVAS, -0.25)
  for (const side of [-1, 1])
    g.fillRect((side * at - 0.045) * length, -0.04 * length, 0.09 * length, 0.52 * length)
}

/** What hangs from the hips over the legs: a skirt, a gown down to the feet, the tails of a coat. */
export function drawSkirt(figure: FigurePen) {
  const { look, isLong } = figure
  if (look.outfit === 'coat') hang(figure, COAT_LENGTH, 0.03)
  else if (KNEE_LENGTH.has(look.outfit)) hang(figure, TO_THE_KNEES, 0.05)
  else if (look.outfit === 'sari') hang(figure, 1, 0.06)
  else if (look.outfit === 'dress')
    hang(figure, isLong ? 1 : look.isChild ? CHILDS_SKIRT : SKIRT_LENGTH, isLong ? 0.13 : 0.075)
  else if (look.outfit === 'robe' || look.outfit === 'kimono')
    hang(figure, 1, look.outfit === 'robe' ? 0.09 : 0.04)
}

/** How far a skirt hangs over the knees of who sits. */
const LAP_HEM = 0.075

/** Cloth from the hips to a hem `long` below them that follows the legs and is `flare` wider than they are. */
function hang(figure: FigurePen, long: number, flare: number) {
  const { pen, g, bones, body, pose, tone, main, wind } = figure
  const hipHalf = breadths(figure).hip * body.trunk
  const { pelvis } = bones
  const floor = Math.max(...bones.legs.map(({ joint, end }) => Math.max(joint.y, end.y))) + 0.01
  const lap = pose.foreshortened ? Math.max(...bones.legs.map(({ joint }) => joint.y)) + LAP_HEM : floor
  const hem = Math.min(pelvis.y + long, floor, lap, GOWN_HEM)
  const columns = bones.legs.flatMap(({ joint, end }) => {
    const t = (hem - joint.y) / Math.max(1e-3, end.y - joint.y)
    return t <= 0 || end.y <= joint.y ? [joint.x] : [joint.x, joint.x + (end.x - joint.x) * Math.min(1, t)]
  })
  const half = body.legWidth * 0.5 + flare
  const left = Math.min(pelvis.x - hipHalf, ...columns.map(x => x - half))
  const right = Math.max(pelvis.x + hipHalf, ...columns.map(x => x + half))
  const sway = pose.lift ? wind * 0.6 : wind * 0.3
  pen
    .in(pen.across(left, right, tone(0.16), main, tone(-0.28)))
    .fillPath(`M${pelvis.x - hipHalf * 0.98} ${pelvis.y - 0.05}
    C${pelvis.x - hipHalf * 1.15} ${pelvis.y + 0.06} ${left} ${hem - 0.08} ${left + sway} ${hem}
    Q${(left + right) / 2} ${hem + 0.028} ${right + sway} ${hem}
    C${right} ${hem - 0.08} ${pelvis.x + hipHalf * 1.15} ${pelvis.y + 0.06} ${pelvis.x + hipHalf * 0.98} ${pelvis.y - 0.05}
    Q${pelvis.x} ${pelvis.y} ${pelvis.x - hipHalf * 0.98} ${pelvis.y - 0.05}`)
  if (figure.pattern) {
    g.fillStyle = figure.pattern
    g.fill()
  }
  drawSkirtPattern(
    g,
    figure.look,
    { left: pen.x(left), right: pen.x(right), top: pen.y(pelvis.y + 0.02), bottom: pen.y(hem) },
    main,
  )
  g.strokeStyle = tone(-0.3)
  g.globalAlpha = 0.4
  pen.lineWidth = 0.008
  const folds = hem - pelvis.y > 0.2 ? 4 : 2
  for (let k = 1; k <= folds; k++) {
    const t = k / (folds + 1)
    pen.strokePath(`M${pelvis.x + (t - 0.5) * hipHalf * 1.2} ${pelvis.y + 0.05}
      Q${left + (right - left) * t} ${pelvis.y + (hem - pelvis.y) * 0.6} ${left + (right - left) * t + sway} ${hem - 0.01}`)
  }
  g.globalAlpha = 1
}

/** A cloak from the shoulders to the calves: behind somebody seen from the front, over everything from behind. */
export function drawCloak({ pen, g, bones, garment, pattern, wind, body }: FigurePen) {
  const { chest } = bones
  const half = body.shoulder + 0.03
  pen.in(garment).fillPath(`M${chest.x - half * 0.6} ${chest.y - 0.03}
    C${chest.x - half * 1.3} ${chest.y + 0.2} -.17 .7 ${-0.18 + wind} .92
    Q0 .96 ${0.18 + wind * 1.5} .92
    C.17 .7 ${chest.x + half * 1.3} ${chest.y + 0.2} ${chest.x + half * 0.6} ${chest.y - 0.03}`)
  if (!pattern) return
  g.fillStyle = pattern
  g.fill()
}

/** A scarf around the neck, with one end hanging down. */
export function drawScarf({ pen, g, bones, body }: FigurePen, colour: string) {
  const { chest } = bones
  const half = body.headScale * 0.048
  g.fillStyle = pen.across(
    chest.x - half,
    chest.x + half,
    shadeHex(colour, 0.25),
    colour,
    shadeHex(colour, -0.35),
  )
  // Below the chin: a mouth is to be seen.
  pen.fillRoundRect(chest.x - half, chest.y - 0.021, half * 2, 0.044, 0.02)
  pen.fillRoundRect(chest.x + half * 0.2, chest.y, half * 0.7, 0.15, 0.014)
}

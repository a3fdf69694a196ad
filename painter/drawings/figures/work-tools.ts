import type { FigurePen } from './figure-pen.ts'

const [WOOD, STEEL, DARK] = ['#a87842', '#cdd4da', '#3a3f47']

/** Tools that stay in the hand that works with them. */
export const WORK_TOOLS = {
  hammer: drawHammer,
  ladle: drawLadle,
  scissors: drawScissors,
  hoe: drawHoe,
  poles: drawSkiPoles,
} satisfies Record<string, (figure: FigurePen) => void>

export type WorkTool = keyof typeof WORK_TOOLS

/** A hammer lifted for a blow in the nearer hand, tongs in the other. */
function drawHammer({ pen, bones }: FigurePen) {
  const [near, far] = bones.arms.map(({ end }) => end)
  pen.inked(DARK, 0.012)
  for (const spread of [-0.012, 0.012])
    pen.strokeLine(far.x - 0.02, far.y - spread, far.x + 0.17, far.y + 0.04 + spread)
  pen.inked(WOOD, 0.024)
  const head = { x: near.x - 0.09, y: near.y - 0.19 }
  pen.strokeLine(near.x + 0.02, near.y + 0.05, head.x, head.y)
  pen.inked(DARK, 0.068).strokeLine(head.x - 0.075, head.y + 0.035, head.x + 0.075, head.y - 0.035)
  pen.inked('#767d87', 0.018).strokeLine(head.x - 0.08, head.y + 0.014, head.x + 0.06, head.y - 0.052)
}

/** A ladle or a long spoon, its bowl in what is stirred. */
function drawLadle({ pen, bones }: FigurePen) {
  const [near] = bones.arms.map(({ end }) => end)
  pen.inked('#c79a5f', 0.02).strokeLine(near.x - 0.03, near.y - 0.1, near.x + 0.13, near.y + 0.14)
  pen.in('#b98a50').fillEllipse(near.x + 0.135, near.y + 0.15, 0.032, 0.022, 0.9)
}

/** Open scissors in the nearer hand and a comb in the other. */
function drawScissors({ pen, bones }: FigurePen) {
  const [near, far] = bones.arms.map(({ end }) => end)
  pen.inked(STEEL, 0.014).strokeLine(near.x, near.y, near.x + 0.13, near.y - 0.05)
  pen.strokeLine(near.x, near.y - 0.02, near.x + 0.13, near.y + 0.025)
  pen.inked(DARK, 0.01)
  for (const y of [-0.035, 0.018]) pen.strokeArc(near.x - 0.025, near.y + y, 0.022)
  pen.in('#26282e').fillRect(far.x - 0.01, far.y - 0.03, 0.13, 0.02)
  for (let k = 0; k < 8; k++) pen.fillRect(far.x + k * 0.015, far.y - 0.012, 0.007, 0.028)
}

/** A hoe in both hands, its blade on the ground before the feet. */
function drawHoe({ pen, bones }: FigurePen) {
  const [near, far] = bones.arms.map(({ end }) => end)
  const blade = { x: Math.max(near.x, far.x) + 0.16, y: 0.97 }
  const slope = (blade.x - near.x) / (blade.y - near.y)
  pen.inked(WOOD, 0.022).strokeLine(near.x - slope * 0.14, near.y - 0.14, blade.x, blade.y - 0.05)
  pen.in('#6a717b').fillPath(`M${blade.x - 0.01} ${blade.y - 0.07} L${blade.x + 0.03} ${blade.y - 0.06}
    L${blade.x - 0.03} ${blade.y + 0.025} L${blade.x - 0.085} ${blade.y + 0.01}`)
}

/** A ski pole from either hand down and back into the snow. */
function drawSkiPoles({ pen, bones }: FigurePen) {
  for (const { end } of bones.arms) {
    pen.inked(DARK, 0.011).strokeLine(end.x + 0.03, end.y - 0.06, end.x - 0.12, 0.985)
    pen.lineWidth = 0.008
    pen.strokeLine(end.x - 0.135, 0.955, end.x - 0.085, 0.965)
  }
}

import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { drawFigure } from '../../drawings/figures/figure.ts'
import type { Figure } from '../../drawings/figures/figure-pen.ts'
import { drawPiece } from '../../drawings/pieces/pieces.ts'
import type { Random } from '../../engine/core/random.ts'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import type { Subject } from '../../language/scene.ts'
import { turned } from './turned.ts'

type Deed = NonNullable<Subject['action']>

/** Radians by which whoever turns over is turned, and how high they are in the air, in their heights. */
const TURNS: Partial<Record<Deed, { turn: number; above: number }>> = {
  handstanding: { turn: Math.PI, above: 0 },
  cartwheeling: { turn: 2.45, above: 0.02 },
  somersaulting: { turn: 2.5, above: 0.42 },
  planking: { turn: 1.42, above: 0 },
}
/** Heights of the bar that is jumped, in those of who jumps it, and what it is jumped with. */
const BARS: Partial<Record<Deed, { high: number; hasPole: boolean }>> = {
  barjumping: { high: 1.3, hasPole: false },
  polevaulting: { high: 1.75, hasPole: true },
}
const HURDLE = 0.5
/** How somebody lies in the air above a bar. */
const LEVEL = 1.35
const OTHER_TEAM = '#f2f2ee'

/** Somebody turned over, or over what they jump; as they were where they do neither. */
export function inTheAir(drawn: Canvas, { action }: Subject, size: number): Canvas {
  const turn = action && TURNS[action]
  if (turn) return raised(turned(drawn, turn.turn), size * turn.above)
  const bar = action && BARS[action]
  if (bar) return overBar(turned(drawn, LEVEL), size, bar)
  return action === 'hurdlejumping' ? overHurdle(drawn, size) : drawn
}

function raised(drawing: Canvas, above: number): Canvas {
  const canvas = createCanvas(drawing.width, Math.ceil(drawing.height + above))
  canvas.getContext('2d').drawImage(drawing, 0, 0)
  return canvas
}

function overBar(body: Canvas, size: number, { high, hasPole }: { high: number; hasPole: boolean }): Canvas {
  const bar = drawPiece('@jumpbar', Math.round(size * high), { night: false, snow: false })
  const canvas = createCanvas(
    Math.ceil(Math.max(bar.width, body.width) + size),
    Math.ceil(bar.height + body.height),
  )
  const g = canvas.getContext('2d')
  const [left, top] = [(canvas.width - bar.width) / 2, canvas.height - bar.height]
  const x = canvas.width / 2 - body.width * 0.5
  const y = top + bar.height * 0.04 - body.height * 0.86
  if (hasPole) {
    g.strokeStyle = '#e8d9a8'
    g.lineWidth = size * 0.022
    g.lineCap = 'round'
    g.beginPath()
    g.moveTo(left - size * 0.12, canvas.height - 2)
    g.quadraticCurveTo(left - size * 0.34, canvas.height * 0.5, x + body.width * 0.2, y + body.height * 0.6)
    g.stroke()
  }
  g.drawImage(bar, left, top)
  g.drawImage(body, x, y)
  return trimCanvas(canvas)
}

function overHurdle(drawn: Canvas, size: number): Canvas {
  const hurdle = drawPiece('@hurdle', Math.round(size * HURDLE), { night: false, snow: false })
  const canvas = createCanvas(Math.max(drawn.width, hurdle.width), drawn.height)
  const g = canvas.getContext('2d')
  g.drawImage(hurdle, (canvas.width - hurdle.width) / 2, canvas.height - hurdle.height)
  g.drawImage(drawn, (canvas.width - drawn.width) / 2, 0)
  return trimCanvas(canvas)
}

/** Those who have hold of each other as their contest wants it; null for all other deeds. */
export function drawContest(
  { action }: Subject,
  people: readonly Figure[],
  size: number,
  random: Random,
): Canvas | null {
  if (people.length < 2) return null
  if (action === 'scrumming') return drawScrum(people[0], size, random)
  const [one, other] = [drawFigure(size, people[0], random, { pose: 'grapple' }), people[1]]
  if (action === 'grappling')
    return faceToFace(one, drawFigure(size, other, random, { pose: 'grapple' }), size * 0.4)
  return action === 'hipthrowing'
    ? drawThrow(one, turned(drawFigure(size, other, random, { pose: 'cheer' }), 2.2))
    : null
}

function faceToFace(left: Canvas, right: Canvas, overlap: number): Canvas {
  const canvas = createCanvas(left.width + right.width, Math.max(left.height, right.height))
  const g = canvas.getContext('2d')
  g.drawImage(left, 0, canvas.height - left.height)
  g.translate(left.width + right.width - overlap, 0)
  g.scale(-1, 1)
  g.drawImage(right, 0, canvas.height - right.height)
  return trimCanvas(canvas)
}

/** One bends and has the other upside down over the back. */
function drawThrow(thrower: Canvas, thrown: Canvas): Canvas {
  const canvas = createCanvas(thrower.width + thrown.width, thrower.height + thrown.height)
  const g = canvas.getContext('2d')
  const x = thrown.width * 0.5
  g.drawImage(thrown, x - thrown.width * 0.12, canvas.height - thrower.height * 0.86 - thrown.height * 0.42)
  g.drawImage(thrower, x, canvas.height - thrower.height)
  return trimCanvas(canvas)
}

const IN_A_ROW = 3

/** Two teams bent over and locked together, the ball between their feet. */
function drawScrum(look: Figure, size: number, random: Random): Canvas {
  const rows = [0, 1].map(team =>
    Array.from({ length: IN_A_ROW }, (_, k) =>
      drawFigure(
        size,
        {
          ...look,
          colour: team ? OTHER_TEAM : look.colour,
          hairColour: ['#3a2a20', '#8a5a30', '#1c1818'][(k + team) % 3],
          facing: 'front',
        },
        random,
        { pose: 'bind' },
      ),
    ),
  )
  const step = size * 0.3
  const widest = Math.max(...rows.flat().map(({ width }) => width))
  const canvas = createCanvas(Math.ceil((widest + step * IN_A_ROW) * 2), Math.ceil(size * 1.2))
  const g = canvas.getContext('2d')
  for (const [team, row] of rows.entries()) {
    g.save()
    g.translate(canvas.width / 2, 0)
    if (team) g.scale(-1, 1)
    for (const [k, drawing] of row.entries()) {
      const back = row.length - 1 - k
      g.drawImage(
        drawing,
        -drawing.width + size * 0.16 - back * step,
        canvas.height - drawing.height - back * 0.04 * size,
      )
    }
    g.restore()
  }
  const ball = drawPiece('@rugbyball', Math.round(size * 0.14), { night: false, snow: false })
  g.drawImage(ball, canvas.width / 2 - ball.width / 2, canvas.height - ball.height)
  return trimCanvas(canvas)
}

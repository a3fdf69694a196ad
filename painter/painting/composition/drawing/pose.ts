import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { trimCanvas } from '../../../engine/sprites/sprite.ts'
import type { Subject } from '../../../language/scene.ts'
import { isPerched, spreadWings } from './spread-wings.ts'

const LYING = 0.58
/** Who lies on the ground is seen from low down. */
const FORESHORTENED = 0.62
const LEAN = 0.16

/** A drawing in the pose of what its subject does: curled up asleep, leaning into a run; people take their own poses but for sleep. */
export function strikePose(canvas: Canvas, { action, figure, mode, icon, key }: Subject): Canvas {
  if (mode === 'fly' && icon && isPerched(icon)) return spreadWings(canvas)
  if (isLeaping({ action, key })) return turned(canvas, RISING)
  if (action === 'sliding' && key === 'penguin') return turned(canvas, ON_ITS_BELLY)
  if (action === 'sleeping' || (figure && action === 'lying'))
    return curlUp(canvas, figure !== undefined, action === 'sleeping')
  if (!figure && (action === 'running' || action === 'dancing'))
    return lean(canvas, action === 'running' ? LEAN : LEAN * 0.6)
  return canvas
}

const LEAPERS = /^(?:whale|spouting-whale|orca|@?shark|fish|tropical-fish|@swordfish|@narwhal|@ray)$/
/** Radians by which the nose of what comes out of the water is above its tail. */
const RISING = 0.85
/** And that lay an upright bird down on the side that it looks to. */
const ON_ITS_BELLY = -1.42

/** Whether what lives in the sea is on its way out of it; dolphins are drawn so. */
export const isLeaping = ({ action, key }: Pick<Subject, 'action' | 'key'>): boolean =>
  action === 'jumping' && LEAPERS.test(key)

function turned(canvas: Canvas, by: number): Canvas {
  const side = Math.ceil(Math.hypot(canvas.width, canvas.height))
  const sheet = createCanvas(side, side)
  const g = sheet.getContext('2d')
  g.translate(side / 2, side / 2)
  g.rotate(by)
  g.drawImage(canvas, -canvas.width / 2, -canvas.height / 2)
  return trimCanvas(sheet)
}

/** People lie down; animals sink into a heap. Three letters z say of sleepers that they are not hurt. */
function curlUp(canvas: Canvas, isPerson: boolean, isAsleep: boolean): Canvas {
  const { width, height } = canvas
  const lyingWidth = isPerson ? height : width * 1.14
  const lyingHeight = isPerson ? width * FORESHORTENED : height * LYING
  const room = Math.round(lyingHeight * 0.34)
  const lying = createCanvas(Math.ceil(lyingWidth * 1.1), Math.ceil(lyingHeight + room))
  const g = lying.getContext('2d')
  g.save()
  if (isPerson) {
    g.translate(0, room + lyingHeight)
    g.scale(1, FORESHORTENED)
    g.rotate(-Math.PI / 2)
    g.drawImage(canvas, 0, 0)
  } else g.drawImage(canvas, 0, room, lyingWidth, lyingHeight)
  g.restore()
  if (isAsleep) drawZs(g, lyingWidth * (isPerson ? 0.2 : 0.72), room * 1.05, room)
  return trimCanvas(lying)
}

function drawZs(g: ReturnType<Canvas['getContext']>, x: number, y: number, size: number) {
  g.strokeStyle = '#f4f6ff'
  g.lineJoin = 'round'
  for (const [k, share] of [0.26, 0.38, 0.52].entries()) {
    const s = size * share
    const left = x + k * size * 0.42
    const foot = y - k * size * 0.26
    g.lineWidth = s * 0.17
    g.beginPath()
    g.moveTo(left, foot - s)
    g.lineTo(left + s * 0.8, foot - s)
    g.lineTo(left, foot)
    g.lineTo(left + s * 0.8, foot)
    g.stroke()
  }
}

function lean(canvas: Canvas, slope: number): Canvas {
  const { width, height } = canvas
  const leaning = createCanvas(Math.ceil(width + height * slope), height)
  const g = leaning.getContext('2d')
  g.setTransform(1, 0, slope, 1, 0, 0)
  g.drawImage(canvas, 0, 0)
  return trimCanvas(leaning)
}

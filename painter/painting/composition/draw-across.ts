import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import type { Subject } from '../../language/scene.ts'

/** In widths of the thing, how far those at its ends stand over it. */
const OVER: Readonly<Record<string, number>> = { '@pooltable': 0.1, '@pingpongtable': 0.03 }
/** In their own breadths, how close those of one side stand. */
const STEP = 0.62
/** In heights of the first, how far behind the others of a side are. */
const BEHIND = 0.05

/** Whether people are at both ends of it, who play. */
export const isPlayedAcross = ({ key, bears = [] }: Subject): boolean =>
  /^@(?:pingpong|foosball|pool)table$|^@(?:volleyball|badminton)net$/.test(key) &&
  bears.some(({ how }) => how === 'at')

/** What people play across: those of the first half are on its left, the others face them. */
export async function drawAcross(
  thing: Canvas,
  subject: Subject,
  draw: (player: Subject) => Promise<Canvas>,
): Promise<Canvas> {
  const players = (subject.bears ?? []).map(({ subject: player }) => player)
  const tallest = Math.max(subject.size, ...players.map(({ size }) => size))
  const scale = thing.height / subject.size
  const drawn: { canvas: Canvas; height: number; width: number }[] = []
  for (const player of players) {
    const canvas = await draw(player)
    const height = player.size * scale
    drawn.push({ canvas, height, width: (canvas.width * height) / canvas.height })
  }
  const half = Math.ceil(drawn.length / 2)
  const sides = [drawn.slice(0, half), drawn.slice(half)]
  const over = (OVER[subject.key] ?? -0.06) * thing.width
  const reach = Math.max(...sides.map(side => side.reduce((sum, { width }) => sum + width, 0)))
  const height = tallest * scale * 1.3
  const canvas = createCanvas(Math.ceil(thing.width + reach * 2 + 40), Math.ceil(height))
  const g = canvas.getContext('2d')
  const middle = canvas.width / 2
  for (const [k, side] of sides.entries()) {
    g.save()
    g.translate(middle, 0)
    if (k === 1) g.scale(-1, 1)
    for (const [n, { canvas: player, width, height: tall }] of [...side.entries()].reverse()) {
      const right = -thing.width / 2 + over - n * width * STEP
      g.drawImage(player, right - width, canvas.height - tall - n * tall * BEHIND, width, tall)
    }
    g.restore()
  }
  g.drawImage(thing, middle - thing.width / 2, canvas.height - thing.height)
  return trimCanvas(canvas)
}

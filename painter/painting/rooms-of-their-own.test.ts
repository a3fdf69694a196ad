import { expect, test } from 'vitest'
import { hasIcon } from '../drawings/icons.ts'
import { isPiece } from '../drawings/pieces/pieces.ts'
import { Noise } from '../engine/core/noise.ts'
import { createRandom } from '../engine/core/random.ts'
import { createCamera } from '../engine/world/camera.ts'
import { createEnvironment } from '../engine/world/environment.ts'
import { renderRoom } from '../engine/world/indoors/render-room.ts'
import { withHearth } from '../engine/world/indoors/rooms/hearth.ts'
import { ROOMS } from '../engine/world/indoors/rooms/rooms.ts'
import { parsePrompt } from '../language/parse.ts'

test.each([
  ['a woman at the reception desk of a hotel lobby', 'lobby'],
  ['friends sharing a milkshake in a retro diner', 'diner'],
  ['an old man in an antique shop', 'antiques'],
  ['a cat asleep inside a bookshop', 'bookshop'],
  ['a girl in a pet shop', 'petshop'],
  ['a man in a record store', 'recordshop'],
  ['a lady trying on hats in a hat shop', 'hatshop'],
  ['a judge in a courtroom', 'courtroom'],
  ['a boy eating lunch in the school cafeteria', 'canteen'],
  ['a man lifting weights in a gym', 'gym'],
  ['a horse in a stable', 'stable'],
  ['a violinist in a grand concert hall', 'concerthall'],
  ['a knight in a dungeon', 'dungeon'],
  ['a bard in a medieval tavern', 'tavern'],
  ['a feast in the great hall of a castle', 'castlehall'],
  ['kids at a birthday party', 'birthday'],
])('“%s” is in a room of its own', (prompt, room) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'room', room })
})

test('everything that stands in a room has a drawing', () => {
  const unknown = Object.values(ROOMS).flatMap(({ props }) =>
    props.filter(({ icon }) => !isPiece(icon) && !hasIcon('noto', icon)).map(({ icon }) => icon),
  )
  expect(unknown).toEqual([])
})

test('an upright picture shows what makes the room, drawn nearer to its middle', () => {
  const widthIn = (w: number, h: number) =>
    renderRoom(
      ROOMS.lobby,
      createCamera(w, h, 0.5, 1.5),
      createEnvironment('day', createRandom(3)),
      new Noise(5),
      2.4,
    ).room.width
  expect(widthIn(36, 64)).toBeLessThan(widthIn(80, 64) * 0.8)
})

test('a fire burns where nothing stands before it, and lights the room', () => {
  const { furniture, lamps, props } = withHearth(ROOMS.kitchen)
  const fire = lamps.at(-2)
  if (!fire) throw new Error('a hearth is a light')
  expect(fire.power).toBeGreaterThan(Math.max(...ROOMS.kitchen.lamps.map(({ power }) => power)))
  expect(props.filter(({ x, back }) => Math.abs(x - fire.x) < 0.5 && back < 0.6)).toEqual([])
  expect(furniture.some(({ front }) => front.glow > 2)).toBe(true)
})

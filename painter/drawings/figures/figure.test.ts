import { expect, test } from 'vitest'
import { createRandom } from '../../engine/core/random.ts'
import { PEOPLE } from '../../language/vocabulary/people.ts'
import { anchorsOf, drawFigure } from './figure.ts'
import { POSES, type Pose, type PoseName } from './poses.ts'
import { ADULT, bend, CHILD } from './skeleton.ts'

const HEIGHT = 120
const man = PEOPLE.get('man')!.figure
const poses = Object.entries(POSES) as [PoseName, Pose][]

test.each(poses)('somebody who is to %s is drawn whole, with a seat and a hand inside the drawing', name => {
  const drawing = drawFigure(HEIGHT, { ...man, facing: 'front' }, createRandom(1), { pose: name })
  expect(drawing.height).toBeGreaterThan(HEIGHT * 0.4)
  expect(drawing.height).toBeLessThan(HEIGHT * 1.5)
  const anchors = anchorsOf(drawing)!
  for (const share of [anchors.seat, anchors.middle, anchors.hand.x, anchors.hand.y, anchors.shoulder.y]) {
    expect(share).toBeGreaterThanOrEqual(0)
    expect(share).toBeLessThanOrEqual(1.05)
  }
})

test.each(poses)('the limbs keep their length when somebody is to %s', (_name, pose) => {
  for (const body of [ADULT, CHILD]) {
    const { arms, legs } = bend(pose, body)
    for (const { root, joint, end } of arms) {
      expect(Math.hypot(joint.x - root.x, joint.y - root.y)).toBeCloseTo(body.upperArm, 5)
      expect(Math.hypot(end.x - joint.x, end.y - joint.y)).toBeLessThanOrEqual(body.forearm + 1e-6)
    }
    for (const { joint, end } of legs)
      expect(Math.hypot(end.x - joint.x, end.y - joint.y)).toBeCloseTo(body.shin, 5)
  }
})

test('feet are on the ground unless they are lifted', () => {
  for (const [, pose] of poses) {
    const { legs } = bend(pose, ADULT)
    const lowest = Math.max(...legs.flatMap(({ joint, end }) => [joint.y, end.y + 0.03]))
    expect(lowest).toBeLessThanOrEqual(1.0001 - (pose.lift ?? 0))
  }
})

test('everybody in the table can be drawn from both sides', () => {
  for (const [, { figure, companions = [] }] of PEOPLE)
    for (const look of [figure, ...companions])
      for (const facing of ['front', 'back'] as const)
        expect(drawFigure(60, { ...look, facing }, createRandom(2)).width).toBeGreaterThan(12)
})

test('what floats on a string is drawn above the one who holds it', () => {
  const kite = drawFigure(40, man, createRandom(3))
  const alone = drawFigure(HEIGHT, man, createRandom(4), { pose: 'raise' })
  const flying = drawFigure(HEIGHT, man, createRandom(4), {
    pose: 'raise',
    prop: { image: kite, size: 0.4, grip: 'hand', heldAt: [0.5, 0.95], string: 0.62 },
  })
  expect(flying.height).toBeGreaterThan(alone.height * 1.4)
})

test('a sword is on the back of whoever carries it, and nowhere else', () => {
  const sheathed = drawFigure(HEIGHT, { ...man, facing: 'front', hold: 'sword' }, createRandom(1))
  const without = drawFigure(HEIGHT, { ...man, facing: 'front' }, createRandom(1))
  expect(sheathed.width).toBeLessThan(without.width * 1.5)
})

import type { Canvas } from '@napi-rs/canvas'
import { iconCanvas } from '../../../drawings/icons.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { paintBubbles } from '../../../engine/world/sea/bubbles.ts'
import { dressReef } from '../../../engine/world/sea/reef.ts'
import { renderUnderwater } from '../../../engine/world/sea/underwater.ts'
import type { Subject } from '../../../language/scene.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { addOwnLight, paintOwnGlow } from '../effects/own-glow.ts'
import { litSprite } from '../lit-sprite.ts'
import type { Stage } from '../stage.ts'

/** Metres to the first subject. */
const FOCUS = 3.4
const LARGEST_GROUP = 7
/** The row of what lies on the sea bed, as a share of the height. */
const ON_THE_BED = 0.9
/** Small fish never swim alone. */
const SMALL_SHOAL = 4
const SHOAL = ['tropical-fish', 'fish', 'tropical-fish']
/** Of the size of a single one: several submarines are seen one beside the other. */
const FLEET_SHARE = 0.34
const SHOAL_SIZE = 16
const BUBBLES = 9

/** Swims in an underwater scene whose prompt names nothing that could. */
const SHOAL_OF_FISH: Subject = {
  key: 'tropical-fish',
  name: 'fish',
  icon: 'tropical-fish',
  mode: 'swim',
  home: 'underwater',
  size: 0.5,
  count: 5,
  furLength: 0,
  accessories: [],
}

/** A reef with a far shoal, the subjects in the open water before it, then shafts of light and bubbles. */
export async function paintUnderwater(stage: Stage) {
  const { scene, width, height, environment, noise, random } = stage
  const frame = renderUnderwater(width, height, environment, noise, random, {
    deep: scene.cues.has('deep water') || scene.time === 'night',
  })
  dressReef(frame, random, (x, z) => Math.abs(x) < 0.75 && z < 6)
  stage.reached('world')
  await placeFarShoal(stage, frame)
  stage.reached('surroundings')
  await placeSwimmers(stage, frame, scene.subjects.length ? scene.subjects : [SHOAL_OF_FISH])
  frame.addLightShafts?.()
  paintBubbles(frame, random, BUBBLES)
  stage.reached('subjects')
  return { frame, focus: FOCUS }
}

async function placeFarShoal(stage: Stage, frame: Frame) {
  const { width, height, random } = stage
  const drawings: Canvas[] = []
  for (const icon of SHOAL) drawings.push(await iconCanvas('noto', icon, 160))
  const cx = width * random.range(0.2, 0.8)
  const cy = height * random.range(0.22, 0.42)
  for (let k = 0; k < SHOAL_SIZE; k++) {
    const z = random.range(7, 14)
    const sprite = litSprite(stage, frame, drawings[k % drawings.length])
    const size = Math.min(width, height) * random.range(0.03, 0.055)
    const x = cx + random.gauss() * width * 0.13
    const y = cy + random.gauss() * height * 0.06
    placeSprite(frame, sprite, x, y, size, { z, depthTest: false, flip: cx < width / 2 })
  }
}

async function placeSwimmers(stage: Stage, frame: Frame, swimmers: Subject[]) {
  const { width, height, random, tallness } = stage
  let isFirst = true
  for (const swimmer of swimmers) {
    const isSmallFish = /tropical-fish|^fish/.test(swimmer.key)
    const count = Math.min(LARGEST_GROUP, swimmer.count > 1 ? swimmer.count : isSmallFish ? SMALL_SHOAL : 1)
    for (let k = 0; k < count; k++) {
      const isSmall = swimmer.size < 0.6
      const isInFleet = swimmer.key === '@submarine' && count > 1
      const share = isInFleet
        ? FLEET_SHARE
        : isFirst
          ? isSmall
            ? 0.62
            : 1
          : isSmall
            ? random.range(0.16, 0.34)
            : 0.6
      const size =
        Math.min(height * 0.36, width * 0.42) * (isFirst && !isInFleet && swimmer.mode !== 'swim' ? 1 : share)
      const x =
        width *
        (isInFleet
          ? (k + random.range(0.4, 0.6)) / count
          : isFirst
            ? tallness > 1.2
              ? 0.5
              : 0.46
            : random.range(0.12, 0.88))
      const dives = swimmer.key === '@submarine'
      const sinks = swimmer.mode !== 'swim' && swimmer.mode !== 'fly' && !swimmer.figure && !dives
      const level = isInFleet ? random.range(0.16, 0.5) : isFirst ? 0.58 : random.range(0.3, 0.78)
      const y = height * (sinks ? ON_THE_BED : level)
      const z = isFirst ? FOCUS : random.range(3, 8)
      const drawing = await drawSubject(swimmer, size * 1.1, random)
      const sprite = litSprite(stage, frame, drawing)
      addOwnLight(swimmer, sprite, drawing)
      placeSprite(frame, sprite, x, y, size, {
        z,
        isSubject: true,
        depthTest: false,
        flip: k > 0 && random.chance(0.5),
        rotation: sinks ? 0 : swimmer.key === 'turtle' ? -0.15 : random.range(-0.12, 0.12),
      })
      paintOwnGlow(frame, swimmer, sprite, { x, foot: y, size })
      isFirst = false
    }
  }
}

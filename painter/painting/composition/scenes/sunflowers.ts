import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { scaleColour } from '../../../engine/core/colour.ts'
import { createRandom, type Random } from '../../../engine/core/random.ts'
import { inflate } from '../../../engine/sprites/inflate.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import { lightingOf, relight } from '../../../engine/sprites/relight.ts'
import { toSprite, trimCanvas } from '../../../engine/sprites/sprite.ts'
import type { Frame } from '../../../engine/world/frame.ts'

const VARIANTS = 4
const VARIANT_HEIGHT = 420
const FIRST_SEED = 70
const NEAREST = 2.6
const FARTHEST = 70
const ROW_SPACING = 1.055
const PER_ROW = 14
/** Of the eye's height, so that a cat is not lost among them. */
const AROUND_SOMEBODY = 0.7
/** Metres; nearer ones are out of focus. */
const NEAREST_SHARP = 3.4

/**
 * Rows of sunflowers to the middle distance.
 *
 * @param nearest metres to the first row: behind whoever stands in the field
 */
export function placeSunflowers(frame: Frame, random: Random, nearest = NEAREST) {
  const { camera, image } = frame
  const { w, h } = image
  const sprites = Array.from({ length: VARIANTS }, (_, variant) =>
    relight(
      inflate(toSprite(drawSunflower(VARIANT_HEIGHT, createRandom(FIRST_SEED + variant))), 0.7, 0.7),
      lightingOf(frame),
    ),
  )
  const spots: { across: number; z: number }[] = []
  const heights = nearest > NEAREST ? AROUND_SOMEBODY * (frame.eyeHeight || camera.height) : 1
  for (let row = nearest; row < Math.max(FARTHEST, nearest * 6); row *= ROW_SPACING)
    for (let k = 0; k < PER_ROW; k++)
      spots.push({ across: ((k + random()) / PER_ROW) * 2 - 1, z: row * random.range(0.97, 1.03) })
  spots.sort((a, b) => b.z - a.z)
  for (const { across, z } of spots) {
    const halfView = (w / 2 / camera.focalLength) * z * 1.1
    const column = w / 2 + ((across * halfView) / z) * camera.focalLength
    const size = (random.range(1.25, 1.75) * heights * camera.focalLength) / z
    const row = frame.groundRow(column, z)
    if (row - size > h || frame.isBare?.(((column - w / 2) / camera.focalLength) * z, z)) continue
    placeSprite(frame, sprites[random.int(0, VARIANTS - 1)], column, row + size * 0.02, size, {
      z,
      flip: random.chance(0.5),
      tint: scaleColour([1, 1, 1], random.range(0.8, 1.1)),
      blur: z < NEAREST_SHARP ? Math.max(w, h) * 0.004 : 0,
    })
  }
}

function drawSunflower(height: number, random: Random): Canvas {
  const canvas = createCanvas(height * 0.62, height)
  const g = canvas.getContext('2d')
  const cx = height * 0.31
  const cy = height * 0.22
  drawStem(g, random, height, cx, cy)
  const tilt = random.range(0.72, 0.98)
  g.save()
  g.translate(cx, cy)
  g.rotate(random.range(-0.25, 0.25))
  g.scale(1, tilt)
  drawPetals(g, random, height)
  drawSeeds(g, height)
  g.restore()
  return trimCanvas(canvas)
}

function drawStem(g: SKRSContext2D, random: Random, height: number, cx: number, cy: number) {
  g.strokeStyle = '#3f6b26'
  g.lineWidth = height * 0.022
  g.beginPath()
  g.moveTo(cx + random.range(-0.03, 0.03) * height, height)
  g.quadraticCurveTo(cx + random.range(-0.05, 0.05) * height, height * 0.6, cx, cy)
  g.stroke()
  for (let k = 0; k < 6; k++) {
    const y = height * (0.42 + 0.095 * k)
    const s = k % 2 ? height : -height
    g.fillStyle = ['#3a6a24', '#4f8530', '#2f5a1e'][k % 3]
    g.save()
    g.translate(cx, y)
    g.rotate(Math.sign(s) * (0.5 + 0.3 * random()))
    g.beginPath()
    g.moveTo(0, 0)
    g.bezierCurveTo(s * 0.06, -height * 0.08, s * 0.18, -height * 0.05, s * 0.23, height * 0.02)
    g.bezierCurveTo(s * 0.16, height * 0.05, s * 0.06, height * 0.05, 0, 0)
    g.fill()
    g.restore()
  }
}

const OUTER_PETALS = ['#e89a0a', '#f0a912']
const INNER_PETALS = ['#ffd02b', '#ffc414', '#f7b100']
const PETALS = 20

function drawPetals(g: SKRSContext2D, random: Random, height: number) {
  const rings = [
    { length: 0.2, turn: 0, colours: OUTER_PETALS },
    { length: 0.165, turn: 0.5, colours: INNER_PETALS },
  ]
  for (const { length, turn, colours } of rings)
    for (let k = 0; k < PETALS; k++) {
      g.save()
      g.rotate(((k + turn) / PETALS) * 6.283 + random.range(-0.05, 0.05))
      const tip = height * length * random.range(0.9, 1.08)
      g.fillStyle = colours[k % colours.length]
      g.beginPath()
      g.moveTo(0, -height * 0.02)
      g.quadraticCurveTo(tip * 0.55, -height * 0.042, tip, 0)
      g.quadraticCurveTo(tip * 0.55, height * 0.042, 0, height * 0.02)
      g.fill()
      g.restore()
    }
}

const SEEDS = 190
const GOLDEN_ANGLE = 2.39996

function drawSeeds(g: SKRSContext2D, height: number) {
  const disc = g.createRadialGradient(-height * 0.02, -height * 0.02, height * 0.01, 0, 0, height * 0.1)
  disc.addColorStop(0, '#6b4318')
  disc.addColorStop(0.5, '#4a2a10')
  disc.addColorStop(1, '#2a1608')
  g.fillStyle = disc
  g.beginPath()
  g.arc(0, 0, height * 0.098, 0, 6.3)
  g.fill()
  for (let k = 0; k < SEEDS; k++) {
    const angle = k * GOLDEN_ANGLE
    const distance = height * 0.095 * Math.sqrt(k / SEEDS)
    g.fillStyle = k > 120 ? '#8a5a1c' : '#5e3a14'
    g.beginPath()
    g.arc(Math.cos(angle) * distance, Math.sin(angle) * distance, height * 0.0042, 0, 6.3)
    g.fill()
  }
}

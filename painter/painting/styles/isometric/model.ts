import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { shadeHex } from '../../../drawings/tint.ts'
import { Noise } from '../../../engine/core/noise.ts'
import { createRandom, type Random } from '../../../engine/core/random.ts'
import type { Scene } from '../../../language/scene.ts'
import { isNight } from '../scene-style.ts'
import { GRID, type Ground, shapeGround } from './ground.ts'

type ScreenPoint = [x: number, y: number]
/** A corner in columns, `z` up. */
export type Corner = [x: number, y: number, z: number]

/**
 * The isometric model and the canvas it is drawn on. Lengths in the model are in columns, on the
 * canvas in pixels.
 */
export class Model {
  readonly scene: Scene
  readonly seed: number
  readonly random: Random
  readonly noise: Noise
  readonly ground: Ground
  readonly canvas: Canvas
  readonly pen: SKRSContext2D
  readonly isNight: boolean
  readonly isWarmLight: boolean
  /** Width, depth on screen, and height of one column, in pixels. */
  readonly tile: number
  readonly tileDepth: number
  readonly tileRise: number
  /** The rear corner of the model, in pixels. */
  readonly origin: { x: number; y: number }

  constructor(scene: Scene, width: number, height: number, seed: number) {
    this.scene = scene
    this.seed = seed
    this.random = createRandom(seed ^ scene.variety.things)
    this.noise = new Noise(seed + 11)
    this.ground = shapeGround(scene, this.noise)
    this.canvas = createCanvas(width, height)
    this.pen = this.canvas.getContext('2d')
    this.isNight = isNight(scene)
    this.isWarmLight = ['golden', 'sunset', 'dawn'].includes(scene.time)
    this.tile = Math.min((width * 0.88) / GRID, (height * 1.12) / GRID)
    this.tileDepth = this.tile * 0.5
    this.tileRise = this.tile * 0.52
    this.origin = { x: width / 2, y: height * 0.52 - GRID * this.tileDepth * 0.5 + this.tile * 2.2 }
  }

  project(x: number, y: number, z: number): ScreenPoint {
    return [
      this.origin.x + (x - y) * this.tile * 0.5,
      this.origin.y + (x + y) * this.tileDepth * 0.5 - z * this.tileRise,
    ]
  }

  /** A hex colour, darker or lighter by `shade` (-1 to 1), in the scene's light. */
  lit(hex: string, shade: number): string {
    const n = Number.parseInt(shadeHex(hex, shade).slice(1), 16)
    let r = (n >> 16) & 255
    let g = (n >> 8) & 255
    let b = n & 255
    if (this.isNight) {
      r *= 0.5
      g *= 0.56
      b *= 0.86
    } else if (this.isWarmLight) {
      r = Math.min(255, r * 1.06)
      b *= 0.88
    }
    return `rgb(${r | 0},${g | 0},${b | 0})`
  }

  /** Fills a face; its thin outline closes the seams between faces. */
  fillFace(corners: Corner[], colour: string) {
    const { pen } = this
    pen.fillStyle = colour
    pen.strokeStyle = colour
    pen.lineWidth = 0.7
    pen.beginPath()
    const [start, ...others] = corners.map(corner => this.project(...corner))
    pen.moveTo(...start)
    for (const point of others) pen.lineTo(...point)
    pen.closePath()
    pen.fill()
    pen.stroke()
  }

  drawLine(from: ScreenPoint, to: ScreenPoint, colour: string, width: number) {
    const { pen } = this
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.beginPath()
    pen.moveTo(...from)
    pen.lineTo(...to)
    pen.stroke()
  }

  /** The soft shadow of a thing of that radius, in columns, standing on the ground. */
  drawContactShadow(x: number, y: number, radius: number) {
    const { pen, tile } = this
    const [px, py] = this.project(x, y, this.ground.heightAt(x, y))
    pen.save()
    pen.filter = `blur(${tile * 0.18}px)`
    pen.fillStyle = 'rgba(20,20,50,.38)'
    pen.beginPath()
    pen.ellipse(
      px + radius * tile * 0.25,
      py + radius * tile * 0.05,
      radius * tile,
      radius * tile * 0.5,
      0,
      0,
      6.3,
    )
    pen.fill()
    pen.restore()
  }

  /** Draws a cut-out whose foot is in the ground at x, y (columns), at a scale of its pixels. */
  drawStanding(cutOut: Canvas, [px, py]: ScreenPoint, scale: number, sink: number) {
    const width = cutOut.width * scale
    const height = cutOut.height * scale
    this.pen.drawImage(cutOut, px - width / 2, py - height + this.tile * sink, width, height)
  }
}

/** Something that stands on the model, drawn when its turn from back to front has come. */
export type Standing = { x: number; y: number; draw: () => void }

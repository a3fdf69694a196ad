import type { RGB } from '../core/colour.ts'
import type { Frame } from '../world/frame.ts'
import { blurLevel, drawnSpans, levelForHeight, type MipLevel, mipLevels } from './mipmap.ts'
import type { Sprite } from './sprite.ts'

type Placement = {
  /** Distance from the eye, in metres. */
  z: number
  /** Mirrors the sprite left to right. */
  flip?: boolean
  /** Radians, clockwise, about the sprite's middle. */
  rotation?: number
  /** Multiplies the colour. */
  tint?: RGB
  /** Blur radius in pixels, for what is out of focus. */
  blur?: number
  /** False leaves the air between eye and sprite clear. */
  fog?: boolean
  /** Scales the distance the fog is computed from; below 1 keeps a subject clearer than its surroundings. */
  fogScale?: number
  /** False paints over whatever is nearer. */
  depthTest?: boolean
  /** Share of z by which nearer ground may still be painted over, so that feet do not sink in. */
  depthBias?: number
  /** False leaves the depth as it was, for what later layers should ignore. */
  writeDepth?: boolean
  /** Row below which nothing is painted: a waterline, an edge. */
  cutBelow?: number
  /** Marks the pixels in the frame's subject mask, which styles and focus go by. */
  isSubject?: boolean
  /** Marks the pixels as walls, before which no grass grows. */
  isBuilt?: boolean
}

/** Coverage below which a pixel is left alone. */
const FAINTEST = 0.004

/** The sprite at a size, blurred or not: its pixels, how high they are with their soft edge, and that edge. */
function levelFor(sprite: Sprite, height: number, blur = 0) {
  const levels = mipLevels(sprite)
  const index = levelForHeight(levels, height)
  const level = levels[index]
  if (blur <= 0.6) return { level, height, border: 0 }
  const { blurred, border, innerHeight } = blurLevel(levels, index, (blur * level.h) / height)
  const scale = height / innerHeight
  return { level: blurred, height: blurred.h * scale, border: border * scale }
}

/** The pixels that a sprite of a size may cover, turned or not. */
function boxAround(
  w: number,
  h: number,
  centreX: number,
  centreY: number,
  width: number,
  height: number,
  rotation: number,
) {
  const turned = Math.hypot(width, height) / 2
  const [halfWidth, halfHeight] = rotation ? [turned, turned] : [width / 2, height / 2]
  return {
    firstX: Math.max(0, Math.floor(centreX - halfWidth)),
    lastX: Math.min(w, Math.ceil(centreX + halfWidth)),
    firstY: Math.max(0, Math.floor(centreY - halfHeight)),
    lastY: Math.min(h, Math.ceil(centreY + halfHeight)),
  }
}

/** Where a sprite writes beside the picture, if it is what is looked at or a house. */
function planesOf(frame: Frame, { isSubject, isBuilt }: Placement) {
  const { w, h } = frame.image
  if (isSubject) frame.subjectMask ??= new Float32Array(w * h)
  if (isBuilt) frame.walls ??= new Uint8Array(w * h)
  return { mask: isSubject ? frame.subjectMask : undefined, walls: isBuilt ? frame.walls : undefined }
}

/** The colour between four texels, into `out`, and how much of it covers. */
function sample(
  rgba: ArrayLike<number>,
  k00: number,
  k10: number,
  k01: number,
  k11: number,
  fu: number,
  fv: number,
  out: RGB,
): number {
  const w00 = (1 - fu) * (1 - fv),
    w10 = fu * (1 - fv),
    w01 = (1 - fu) * fv,
    w11 = fu * fv
  const a = rgba[k00 + 3]! * w00 + rgba[k10 + 3]! * w10 + rgba[k01 + 3]! * w01 + rgba[k11 + 3]! * w11
  for (let c = 0; c < 3; c++)
    out[c] = (rgba[k00 + c]! * w00 + rgba[k10 + c]! * w10 + rgba[k01 + c]! * w01 + rgba[k11 + c]! * w11) / a
  return a
}

/**
 * Paints a sprite into the frame, behind what is nearer and through the fog.
 * @param centreX column of its middle, in pixels
 * @param footY row of its lower edge, in pixels
 * @param height in pixels; the width follows
 */
export function placeSprite(
  frame: Frame,
  sprite: Sprite,
  centreX: number,
  footY: number,
  height: number,
  placement: Placement,
) {
  const { image, depth } = frame
  const { w, h } = image
  const { z, flip, tint, cutBelow } = placement
  const sharp = levelFor(sprite, height, placement.blur)
  const { level } = sharp
  footY += sharp.border
  height = sharp.height
  const { rgba, unit, w: levelW, h: levelH } = level
  const width = (height * levelW) / levelH
  const [left, top] = [centreX - width / 2, footY - height]
  const centreY = top + height / 2
  const rotation = placement.rotation || 0
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)]
  const { firstX, lastX, firstY, lastY } = boxAround(w, h, centreX, centreY, width, height, rotation)
  const [perPixelX, perPixelY] = [levelW / width, levelH / height]
  const { walls, mask } = planesOf(frame, placement)
  const depthTest = placement.depthTest !== false
  const nearest = z * (1 - (placement.depthBias ?? 0.02))
  const fogDistance = placement.fog === false ? null : z * (placement.fogScale ?? 1)
  const faintest = FAINTEST / unit
  const out: RGB = [0, 0, 0]
  const upright = rotation ? null : createUpright(level, left, perPixelX, !!flip, firstX, lastX)
  for (let y = firstY; y < lastY; y++) {
    if (cutBelow && y > cutBelow) break
    const rowV = (y + 0.5 - top) * perPixelY - 0.5
    if (upright) {
      if (rowV < -1 || rowV >= levelH) continue
      upright.findSpan(rowV)
    }
    const end = upright ? upright.end : lastX
    for (let x = upright ? upright.start : firstX; x < end; x++) {
      const i = y * w + x
      if (depthTest && depth[i] < nearest) continue
      let u: number
      let v = rowV
      if (upright) u = upright.columns[x - firstX]
      else {
        const dx = x + 0.5 - centreX,
          dy = y + 0.5 - centreY
        u = (dx * cos + dy * sin + width / 2) * perPixelX
        u = (flip ? levelW - u : u) - 0.5
        v = (-dx * sin + dy * cos + height / 2) * perPixelY - 0.5
      }
      if (u < -1 || v < -1 || u >= levelW || v >= levelH) continue
      const u0 = Math.floor(u),
        v0 = Math.floor(v),
        fu = u - u0,
        fv = v - v0
      const ua = u0 < 0 ? 0 : u0,
        ub = u0 + 1 >= levelW ? levelW - 1 : u0 + 1,
        va = v0 < 0 ? 0 : v0,
        vb = v0 + 1 >= levelH ? levelH - 1 : v0 + 1
      const k00 = (va * levelW + ua) * 4,
        k10 = (va * levelW + ub) * 4,
        k01 = (vb * levelW + ua) * 4,
        k11 = (vb * levelW + ub) * 4
      if ((rgba[k00 + 3] | rgba[k10 + 3] | rgba[k01 + 3] | rgba[k11 + 3]) === 0) continue
      const a = sample(rgba, k00, k10, k01, k11, fu, fv, out)
      if (a <= faintest) continue
      if (tint) for (let c = 0; c < 3; c++) out[c] *= tint[c]
      if (fogDistance !== null) frame.applyFog(out, fogDistance, x, y, out)
      const coverage = Math.min(1, a * unit)
      const j = i * 3
      image.data[j] += (out[0] - image.data[j]) * coverage
      image.data[j + 1] += (out[1] - image.data[j + 1]) * coverage
      image.data[j + 2] += (out[2] - image.data[j + 2]) * coverage
      if (coverage > 0.5 && placement.writeDepth !== false && depth[i] > z) depth[i] = z
      if (mask && coverage > mask[i]) mask[i] = coverage
      if (walls && coverage > 0.5) walls[i] = 1
    }
  }
}

/** What is known of an upright sprite: each column of the picture is one of the sprite in every row. */
function createUpright(
  level: MipLevel,
  left: number,
  perPixelX: number,
  flip: boolean,
  firstX: number,
  lastX: number,
) {
  const spans = drawnSpans(level)
  const columns = new Float64Array(Math.max(0, lastX - firstX))
  for (let x = firstX; x < lastX; x++) {
    const u = (x + 0.5 - left) * perPixelX
    columns[x - firstX] = (flip ? level.w - u : u) - 0.5
  }
  const upright = {
    columns,
    start: firstX,
    end: lastX,
    /** Sets the columns of the picture between which something is drawn in a row of the level. */
    findSpan(v: number) {
      const above = Math.max(0, Math.floor(v)) * 2
      const below = Math.min(level.h - 1, Math.floor(v) + 1) * 2
      const from = Math.min(spans[above], spans[below]) - 1
      const to = Math.max(spans[above + 1], spans[below + 1]) + 1
      const start = left - 0.5 + (flip ? level.w - to - 0.5 : from + 0.5) / perPixelX
      const end = left - 0.5 + (flip ? level.w - from - 0.5 : to + 0.5) / perPixelX
      upright.start = Math.max(firstX, Math.floor(start))
      upright.end = Math.min(lastX, Math.ceil(end) + 1)
    },
  }
  return upright
}

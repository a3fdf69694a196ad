import { boxBlur } from '#painter/engine/core/blur.ts'
import { clamp, smoothstep } from '#painter/engine/core/scalar.ts'
import { clearedEyes, coverOf } from './cover.ts'
import { createNoise, grainOf } from './grain.ts'
import { BROW_ENDS, BROWS, EYES, LIPS, MOUTH_OPENING, OUTLINE, POINTS } from './landmarks.ts'
import { byteOf, lightAt, logLight, type Pixels, type Size } from './light.ts'
import { inwardness, placedPoints } from './likeness.ts'
import { filledPolygon } from './polygon.ts'
import { mouthOpening, poseOf } from './pose.ts'
import { skinOf } from './skin.ts'
import { brightnessOf, featureStrength } from './strength.ts'
import { facingOf, warpFace } from './warp.ts'

/** A picture with the mesh of the face in it: x, y and z of 468 points in pixels of the picture. */
export type Portrait = { picture: Pixels; mesh: Float32Array }

/** In widths of the face: how far inside the outline the new face has come in full. */
const SOFTNESS = 0.13
/** In widths of the face: over what the light is taken as even. */
const EVEN = 0.09
/** In widths of the face: what is left of the skin beside hair that lies over it. */
const BESIDE = { target: 0.012, face: 0.04 }
/** As a logarithm of light: how much brighter than its skin a spot of the new face may become. */
const HIGHEST = 0.3
/** Height of a mouth's opening over its width: below it hardly any teeth are seen. */
const SHUT = 0.12
/** By how much wider open the target's mouth has to be for a shut one not to be stretched over it. */
const WIDER = 0.06

/**
 * The new face on the target: RGBA, as large as the target's picture and clear where the target stays. Light,
 * contrast and colours are the target's, as are its outline, pose and expression and whatever lies over the face.
 * @param options.hasGrain whether a smooth face gets the noise of the picture around it
 */
export function layFace(face: Portrait, target: Portrait, { hasGrain }: { hasGrain: boolean }): Uint8Array {
  const size = target.picture
  const { width } = poseOf(target.mesh)
  const skin = pointsOfSkin()
  // Hair begins at the outline, so that what is near it tells less of the skin.
  const core = skin.map((value, i) => value * (0.1 + 0.9 * inwardness(target.mesh, i, width)))
  const placed = placedPoints(face.mesh, target.mesh, width)
  const warp = warpFace(face.mesh, placed, size, [skin, core, facingOf(face.mesh)])
  const own = warpFace(target.mesh, target.mesh, size, [skin, core])

  const inside = filledPolygon(target.mesh, OUTLINE, size)
  const faceLight = lightAt(logLight(face.picture), face.picture, warp.from)
  const targetLight = logLight(target.picture)
  const faceSkin = skinOf(faceLight, { expected: warp.carried[0], core: warp.carried[1] }, size, width, EVEN)
  const targetSkin = skinOf(
    targetLight,
    { expected: own.carried[0], core: own.carried[1] },
    size,
    width,
    EVEN,
  )
  const overFace = clearedEyes(
    coverOf(
      { likeness: faceSkin.likeness, expected: warp.carried[0], light: faceLight },
      inside,
      size,
      width,
      BESIDE.face * width,
    ),
    placed,
    size,
    width,
  )
  const overTarget = clearedEyes(
    coverOf(
      { likeness: targetSkin.likeness, expected: own.carried[0], light: targetLight },
      inside,
      size,
      width,
      BESIDE.target * width,
    ),
    target.mesh,
    size,
    width,
  )

  const share = softInside(inside, size, SOFTNESS * width)
  const kept = keptMouth(face.mesh, target.mesh, placed, overTarget, size, width)
  for (let i = 0; i < share.length; i++) {
    const shown = Number.isNaN(faceLight[i * 3]) ? 0 : smoothstep(0.05, 0.3, warp.carried[2][i])
    share[i] *= shown * (1 - overTarget[i]) * (1 - overFace[i]) * (1 - kept[i])
  }
  const missing = hasGrain ? grainOf(targetLight, share, size) ** 2 - grainOf(faceLight, share, size) ** 2 : 0
  return laidOver(
    { light: faceLight, tone: faceSkin.tone },
    { light: targetLight, tone: targetSkin.tone },
    share,
    Math.sqrt(Math.max(0, missing)),
  )
}

/** The features of the new face on the target's tone of skin with some grain, with as much alpha as its share. */
function laidOver(
  face: { light: Float32Array; tone: Float32Array },
  target: { light: Float32Array; tone: Float32Array },
  share: Float32Array,
  grain: number,
): Uint8Array {
  const noise = createNoise()
  const strength = featureStrength(face, target, share)
  const laid = new Uint8Array(share.length * 4)
  for (let i = 0; i < share.length; i++) {
    if (share[i] === 0) continue
    const o = i * 3
    const brightness = brightnessOf(face.light, face.tone, i)
    const calmed = brightness > 0 ? HIGHEST * Math.tanh(brightness / HIGHEST) : brightness
    const held = strength.brightness * calmed
    const spot = grain > 0 ? grain * noise() : 0
    for (let c = 0; c < 3; c++) {
      const own = face.light[o + c] - face.tone[o + c] - brightness * (1 + strength.tint.face[c])
      const tint = held * (1 + strength.tint.target[c])
      laid[i * 4 + c] = byteOf(target.tone[o + c] + tint + strength.colour * own + spot)
    }
    laid[i * 4 + 3] = Math.round(share[i] * 255)
  }
  return laid
}

/** 1 for points on skin, 0 for those of eyes, brows and lips. */
function pointsOfSkin(): Float32Array {
  const skin = new Float32Array(POINTS).fill(1)
  for (const point of [...EYES, ...BROWS].flat()) skin[point] = 0
  // At the temples hair lies over their ends more often than not.
  for (const point of BROW_ENDS) skin[point] = 1
  for (const point of [...LIPS, ...MOUTH_OPENING]) skin[point] = 0
  return skin
}

/** 0 at the rim and beyond, 1 from `radius` pixels inside. */
function softInside(inside: Float32Array, { w, h }: Size, radius: number): Float32Array {
  const soft = boxBlur(inside, w, h, 1, radius)
  return soft.map((value, i) => inside[i] * smoothstep(0.5, 1, value))
}

/** What of the target's mouth has to stay: its teeth where the new face shows none, all of it within a beard. */
function keptMouth(
  face: Float32Array,
  target: Float32Array,
  placed: Float32Array,
  cover: Float32Array,
  size: Size,
  width: number,
): Float32Array {
  const around = boxBlur(filledPolygon(target, LIPS, size), size.w, size.h, 1, 0.12 * width)
  let [near, covered] = [0, 0]
  for (let i = 0; i < around.length; i++) {
    const weight = around[i] * (1 - around[i])
    near += weight
    covered += weight * cover[i]
  }
  const beard = smoothstep(0.15, 0.35, covered / (near || 1))
  const gap = mouthOpening(face)
  const isOpened = gap < SHUT && mouthOpening(target) > gap + WIDER
  const opening = isOpened
    ? boxBlur(filledPolygon(placed, MOUTH_OPENING, size), size.w, size.h, 1, 0.008 * width)
    : null
  return around.map((value, i) => Math.max(beard * clamp(value * 4), opening?.[i] ?? 0))
}

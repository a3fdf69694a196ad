import sharp, { type Sharp } from 'sharp'
import type { Made, Report } from '#painter/job.ts'
import type { FacePicture, SwapFaceJob } from '../job.ts'
import { POINTS } from './landmarks.ts'
import { layFace, type Portrait } from './lay-face.ts'
import { poseOf } from './pose.ts'

/** From cheek to cheek, in pixels: a larger face is worked on at this size, the picture around it stays. */
const LARGEST_FACE = { quick: 400, fine: 1_000 }
/** Room around the face, in widths of it: the light of what is beside it counts too. */
const ROOM = 0.25
/** The same of the new face, of which nothing but the face is used. */
const FACE_ROOM = 0.1
/** A new face that has to be enlarged by more looks soft beside a sharp picture. */
const SOFT_FROM = 1.8
/** Faces that look further apart than this show it, in radians. */
const FAR_APART = 0.6
/** A face is only seen in a mirror where that turns it nearer by so much, in radians. */
const MIRROR_GAIN = 0.15

/** Puts the new face on the target's. The picture keeps its size and its format, and everything beside the face. */
export async function swapFace({ target, face, finish }: SwapFaceJob, report: Report): Promise<Made> {
  const wanted = poseOf(target.mesh)
  const isMirrored =
    turnBetween(face.mirroredMesh, target.mesh) + MIRROR_GAIN < turnBetween(face.mesh, target.mesh)
  const mesh = isMirrored ? face.mirroredMesh : face.mesh
  const scale = Math.min(1, LARGEST_FACE[finish] / wanted.width)
  const growth = (wanted.width * scale) / poseOf(mesh).width

  const place = await cutOut(
    { picture: target.picture, mesh: target.mesh },
    { scale, room: ROOM, isMirrored: false },
  )
  report(0.15)
  const source = await cutOut({ picture: face.picture, mesh }, { scale: growth, room: FACE_ROOM, isMirrored })
  report(0.3)
  const { w, h } = place.portrait.picture
  const laid = layFace(source.portrait, place.portrait, { hasGrain: finish === 'fine' })
  report(0.7)
  const { left, top, width, height } = place
  const patch = await sharp(laid, { raw: { width: w, height: h, channels: 4 } })
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  // Where the target is transparent it stays so.
  const whole = sharp(target.picture).composite([{ input: patch, left, top, blend: 'atop' }])
  const picture = await encode(whole)
  const note = [
    growth > SOFT_FROM && 'The new face is small in its picture, so it came out soft.',
    turnBetween(mesh, target.mesh) > FAR_APART &&
      'The two faces look in different directions, so the likeness is weaker.',
  ]
  return { picture, source: 'compositeSynthetic', note: note.filter(Boolean).join(' ') || null }
}

/** By how much one face is turned against the other, in radians. */
const turnBetween = (a: Float32Array, b: Float32Array) => Math.abs(poseOf(a).yaw - poseOf(b).yaw)

/** The part of a picture around its face, and where in the picture that is. */
async function cutOut(
  { picture, mesh }: Pick<FacePicture, 'picture' | 'mesh'>,
  { scale, room, isMirrored }: { scale: number; room: number; isMirrored: boolean },
): Promise<{ portrait: Portrait; left: number; top: number; width: number; height: number }> {
  const { width: fullWidth, height: fullHeight } = await sharp(picture).metadata()
  const margin = room * poseOf(mesh).width
  const [xs, ys] = [0, 1].map(axis => Array.from({ length: POINTS }, (_, i) => mesh[i * 3 + axis]))
  const left = Math.max(0, Math.floor(Math.min(...xs) - margin))
  const top = Math.max(0, Math.floor(Math.min(...ys) - margin))
  const width = Math.min(fullWidth, Math.ceil(Math.max(...xs) + margin)) - left
  const height = Math.min(fullHeight, Math.ceil(Math.max(...ys) + margin)) - top
  const extracted = sharp(picture).extract({
    left: isMirrored ? fullWidth - left - width : left,
    top,
    width,
    height,
  })
  const { data, info } = await (isMirrored ? extracted.flop() : extracted)
    .resize(Math.max(2, Math.round(width * scale)), Math.max(2, Math.round(height * scale)), { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const [across, down] = [info.width / width, info.height / height]
  const moved = mesh.map((value, i) => {
    if (i % 3 === 0) return (value - left) * across
    return i % 3 === 1 ? (value - top) * down : value * scale
  })
  return {
    portrait: { picture: { w: info.width, h: info.height, data }, mesh: moved },
    left,
    top,
    width,
    height,
  }
}

/** In the format that the picture had, as good as uploads are kept; with transparency only where it had some. */
async function encode(picture: Sharp): Promise<Buffer> {
  const { format, hasAlpha } = await picture.metadata()
  const whole = hasAlpha ? picture : picture.removeAlpha()
  if (format === 'jpeg') return whole.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
  if (format === 'webp') return whole.webp({ quality: 95, effort: 2 }).toBuffer()
  return whole.png({ compressionLevel: 2, adaptiveFiltering: true }).toBuffer()
}

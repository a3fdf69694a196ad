import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { LruCache } from '../engine/core/lru.ts'
import { trimCanvas } from '../engine/sprites/sprite.ts'
import { shadeHex } from './tint.ts'

/** Noto Emoji: flat shading, one style for everything; Fluent Emoji: modelled, for table tops and 3D scenes. */
export type IconSet = 'noto' | 'fluent'

/** Where an icon's compressed SVG body is in the pack, and its view box where it differs from its set's. */
type Place = [offset: number, length: number, width?: number, height?: number]
type PackedSet = {
  width: number
  height: number
  aliases: Record<string, string>
  icons: Record<string, Place>
}
type PackIndex = { sets: Record<IconSet, PackedSet>; characters: Record<string, string> }

/** Written by painter/tools/build-icons.mjs, which describes the format; sources and licences: ATTRIBUTION.md there. */
const PACK = new URL('../assets/icons.pack', import.meta.url)
const KEPT_BODIES = 64

let opened: { index: PackIndex; bodies: Buffer } | undefined
const bodyCache = new LruCache<string, string>(KEPT_BODIES)

function openPack() {
  if (opened) return opened
  const file = readFileSync(PACK)
  const indexEnd = 4 + file.readUInt32LE(0)
  const index: PackIndex = JSON.parse(brotliDecompressSync(file.subarray(4, indexEnd)).toString())
  opened = { index, bodies: file.subarray(indexEnd) }
  return opened
}

function findIcon(set: IconSet, name: string): Place | undefined {
  const { icons, aliases } = openPack().index.sets[set]
  if (Object.hasOwn(icons, name)) return icons[name]
  return Object.hasOwn(aliases, name) ? icons[aliases[name]] : undefined
}

function iconBody(set: IconSet, name: string, [offset, length]: Place): string {
  const key = `${set}/${name}`
  let body = bodyCache.get(key)
  if (body === undefined) {
    body = brotliDecompressSync(openPack().bodies.subarray(offset, offset + length)).toString()
    bodyCache.set(key, body)
  }
  return body
}

/** The Noto icon of each emoji, by its code points in hexadecimal, joined by '-' and without U+FE0F. */
export function emojiCharacters(): Readonly<Record<string, string>> {
  return openPack().index.characters
}

/** Whether the set has an icon of that name: lower-case words joined by '-', as in 'polar-bear'. */
export function hasIcon(set: IconSet, name: string): boolean {
  return findIcon(set, name) !== undefined
}

/** Icons that show people, whose skin Noto paints in yellows: the darker ones are in the shade. */
const PEOPLE =
  /^(person|man|woman|merperson|mermaid|fairy|superhero|ballet-dancer|horse-racing|skier|snowboarder|baby-angel)/
const LIT_SKIN = 185
const USUAL_SKIN = '#e0ac82'

/** A body with people's skin in a tone that people have. */
function withSkin(name: string, body: string, skin = USUAL_SKIN): string {
  if (!PEOPLE.test(name)) return body
  return body.replace(/#[0-9a-f]{6}\b/gi, hex => {
    const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
    const isNotoSkin = red > 215 && green > 138 && green < 212 && blue < 78 && red - green > 32
    if (!isNotoSkin) return hex
    return green < LIT_SKIN ? shadeHex(skin, -0.22) : skin
  })
}

/** The icon as an SVG document `width` pixels wide. */
function iconSvg(set: IconSet, name: string, width: number, skin?: string): string {
  const place = findIcon(set, name)
  if (!place) throw new Error(`The icon set ${set} has no icon called ${name}`)
  const box = openPack().index.sets[set]
  const [, , boxWidth = box.width, boxHeight = box.height] = place
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${(width * boxHeight) / boxWidth}" viewBox="0 0 ${boxWidth} ${boxHeight}">${withSkin(name, iconBody(set, name, place), skin)}</svg>`
}

/**
 * Draws the icon `width` pixels wide, then trims the transparent border off.
 *
 * @param skin '#rrggbb' of the people in it
 */
export async function iconCanvas(set: IconSet, name: string, width: number, skin?: string): Promise<Canvas> {
  const image = await loadImage(Buffer.from(iconSvg(set, name, width, skin)))
  const canvas = createCanvas(width, Math.round((width * image.height) / image.width))
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height)
  return trimCanvas(canvas)
}

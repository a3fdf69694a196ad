import { SITTING_ANIMALS } from '../../../drawings/figures/sitting-animal.ts'
import { hasIcon, iconCanvas } from '../../../drawings/icons.ts'
import { Noise } from '../../../engine/core/noise.ts'
import { createRandom } from '../../../engine/core/random.ts'
import { toRgba8 } from '../../../engine/core/raster.ts'
import { bloom } from '../../../engine/finish/bloom.ts'
import { vignette } from '../../../engine/finish/vignette.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import type { Sprite } from '../../../engine/sprites/sprite.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { renderStudio } from '../../../engine/world/indoors/studio.ts'
import { roomThings } from '../../../language/room-things.ts'
import type { Scene, Subject } from '../../../language/scene.ts'
import type { Place } from '../../../language/surroundings.ts'
import { drawSubject } from '../../composition/drawing/draw-subject.ts'
import { isometric } from '../isometric/isometric.ts'
import { isNight, type SceneStyle } from '../scene-style.ts'
import { drawPodium, type Podium } from './podium.ts'
import { shadeAsToy, type ToyLight } from './toy.ts'

/** OKLCh hue of the backdrop in degrees. */
const HUES: Partial<Record<Place, number>> = {
  forest: 150,
  snowfield: 230,
  ocean: 220,
  underwater: 205,
  beach: 75,
  desert: 65,
  dunes: 65,
  savanna: 70,
  space: 285,
  city: 265,
  street: 310,
  meadow: 135,
  hills: 140,
  alps: 240,
  lake: 220,
  table: 45,
  volcano: 25,
  moon: 265,
  autumn: 55,
  road: 40,
  jungle: 140,
  pond: 180,
}

/** Up to three things around the subject: left, right, in front. */
const DECORATIONS: Partial<Record<Place, string[]>> = {
  forest: ['evergreen-tree', 'evergreen-tree', 'mushroom'],
  snowfield: ['evergreen-tree', 'evergreen-tree', 'snowman-without-snow'],
  meadow: ['deciduous-tree', 'tulip', 'sunflower'],
  hills: ['deciduous-tree', 'house', 'tulip'],
  alps: ['mountain', 'evergreen-tree'],
  lake: ['evergreen-tree', 'evergreen-tree'],
  beach: ['palm-tree', 'beach-with-umbrella'],
  desert: ['cactus', 'cactus'],
  dunes: ['cactus', 'palm-tree'],
  savanna: ['deciduous-tree'],
  city: ['office-building', 'office-building'],
  jungle: ['palm-tree', 'palm-tree'],
  underwater: ['coral', 'coral'],
  space: ['ringed-planet'],
  ocean: ['water-wave', 'water-wave'],
  road: ['cactus', 'rock'],
  pond: ['deciduous-tree', 'lotus'],
}
/** Where decorations stand, in the podium's radii from its middle. */
const DECORATION_SPOTS = [
  { x: -0.62, y: -0.3 },
  { x: 0.62, y: -0.28 },
  { x: 0.42, y: 0.42 },
]
const SMALL_DECORATION = /tulip|mushroom|sunflower|lotus|coral|rock|wave/
const MOST_SUBJECTS = 4
const MOST_OF_A_KIND = 4

type Set = { frame: Frame; podium: Podium; light: ToyLight; unit: number }

/** Vinyl toys of the subjects on a round podium, photographed in a studio. */
export const model3d: SceneStyle = {
  async draw(given, w, h, seed, onProgress = () => {}) {
    const scene = given.subjects.length ? given : { ...given, subjects: roomThings(given) }
    // Without anything that has an icon there is nothing to put on a podium.
    const hasModel = scene.subjects.some(subject => subject.icon)
    if (!hasModel && (!scene.subjects.length || scene.place === 'portrait'))
      return isometric.draw(scene, w, h, seed, onProgress)

    const set = buildSet(scene, w, h, seed)
    onProgress(0.4)
    await placeDecorations(set, scene)
    onProgress(0.6)
    await placeToys(set, scene, seed)
    onProgress(0.85)
    const { image } = set.frame
    bloom(image, 0.95, 0.25)
    vignette(image, 0.22)
    return { px: toRgba8(image, 1.02), w, h }
  },
}

function buildSet(scene: Scene, w: number, h: number, seed: number): Set {
  const random = createRandom(seed ^ scene.variety.things)
  const hue = scene.hue ?? HUES[scene.place] ?? random.range(0, 360)
  const isDark = isNight(scene) || scene.place === 'space' || scene.place === 'moon'
  const frame = renderStudio(w, h, new Noise(seed + 3), random, hue, { dark: isDark })
  const unit = Math.min(w, h * 1.1)
  const podium = drawPodium(frame.image, scene, hue, isDark)
  // Toys are drawn from back to front; the studio's own depth must not hide them.
  frame.depth.fill(1e9)
  return { frame, podium, light: { hue, isDark }, unit }
}

async function placeDecorations(set: Set, { place }: Scene) {
  const { podium, unit, light } = set
  const icons = (DECORATIONS[place] ?? []).filter(icon => hasIcon('noto', icon))
  for (const [k, icon] of icons.entries()) {
    const canvas = await iconCanvas(hasIcon('fluent', icon) ? 'fluent' : 'noto', icon, 360)
    const spot = DECORATION_SPOTS[k % DECORATION_SPOTS.length]
    standToy(
      set,
      shadeAsToy(canvas, light, 0.6),
      podium.x + spot.x * podium.radiusX,
      podium.y + spot.y * podium.radiusY,
      unit * (SMALL_DECORATION.test(icon) ? 0.15 : 0.3),
    )
  }
}

async function placeToys(set: Set, scene: Scene, seed: number) {
  const { podium, unit, light } = set
  const toys: Subject[] = scene.subjects
    .filter(subject => subject.key !== '@pyramid')
    .slice(0, MOST_SUBJECTS)
    .flatMap(subject => Array<Subject>(Math.min(MOST_OF_A_KIND, subject.count)).fill(subject))
  const n = toys.length
  for (const [k, subject] of toys.entries()) {
    const canvas = await drawSubject(
      { ...subject, furLength: 0 },
      Math.round(unit * 0.6),
      createRandom(seed + k),
      { night: isNight(scene), modelled: !(subject.icon && subject.icon in SITTING_ANIMALS) },
    )
    const height = unit * (n === 1 ? 0.56 : n === 2 ? 0.44 : 0.36)
    const isWide = canvas.width / canvas.height > 1.2
    const hovers = subject.mode === 'fly' || subject.mode === 'space' || subject.mode === 'swim'
    standToy(
      set,
      shadeAsToy(canvas, light, 1),
      podium.x + (n > 1 ? ((k - (n - 1) / 2) * podium.radiusX * 1.25) / n : 0),
      podium.y + podium.radiusY * (0.18 + (k % 2) * 0.22) - (hovers ? unit * 0.1 : 0),
      isWide ? height * 0.8 : height,
    )
  }
}

/** Places a toy with its foot at x, y (pixels) and darkens the ground that it touches. */
function standToy({ frame }: Set, toy: Sprite, x: number, y: number, height: number) {
  const { w, h, data } = frame.image
  const width = (height * toy.w) / toy.h
  for (let row = Math.floor(y - height * 0.12); row < y + height * 0.12; row++)
    for (let column = Math.floor(x - width); column < x + width; column++) {
      if (column < 0 || row < 0 || column >= w || row >= h) continue
      const distance =
        ((column - x - width * 0.05) / (width * 0.46)) ** 2 + ((row - y) / (height * 0.05)) ** 2
      const shadow = Math.exp(-distance * 1.1) * 0.55
      for (let c = 0; c < 3; c++) data[(row * w + column) * 3 + c] *= 1 - shadow
    }
  placeSprite(frame, toy, x, y, height, { z: 1, fog: false, depthTest: false })
}

import { FLOWERS } from '../../drawings/plants/flowers.ts'
import { shadeHex } from '../../drawings/tint.ts'
import { parseHex, type RGB } from '../../engine/core/colour.ts'
import { createRandom } from '../../engine/core/random.ts'
import { clamp } from '../../engine/core/scalar.ts'
import type { Frame } from '../../engine/world/frame.ts'
import { type GrassOptions, paintGrass } from '../../engine/world/grass.ts'
import type { TreeKind } from '../../engine/world/trees.ts'
import type { Scene } from '../../language/scene.ts'
import { COLOURS } from '../../language/vocabulary/colours.ts'
import { withBorne } from '../../language/with-borne.ts'
import { paintFallenLeaves } from './effects/fallen-leaves.ts'
import type { Stage } from './stage.ts'

export type Cover = 'snow' | 'grass' | 'meadow' | 'dry' | 'sand' | 'none'

const palette = (...colours: string[]): RGB[] => colours.map(parseHex)

const FALLEN_LEAVES = palette('#d9741f', '#b5401a', '#e8a93a', '#c95a1a')
const MIXED = palette('#ff5a4a', '#ffffff', '#ffd23f', '#c77dff', '#ff8fc0')

/** Colours of flower beds, by the scene's word for them. */
const FLOWER_COLOURS: ReadonlyMap<string, RGB[]> = new Map(
  Object.entries({
    poppy: palette('#e8261c', '#ff4a2f'),
    lavender: palette('#8a6fe0', '#a78bf0', '#6f55c8'),
    tulip: palette('#ff4a5a', '#ffcf3f', '#ff8fc0', '#ffffff'),
    rose: palette('#e0203a', '#ff5a7a'),
    blossom: palette('#ffffff', '#ffe8a0'),
    'cherry-blossom': palette('#ffb7d0'),
    hibiscus: palette('#ff4a7a'),
    hyacinth: palette('#8a6fe0', '#6f5ad0', '#a08cf0'),
    heather: palette('#a86ab0', '#c98ac8', '#8a4f9a'),
    sunflower: palette('#ffc61a'),
  }),
)

const DRY_TIP: RGB = [0.6, 0.42, 0.12]
const FROSTED_TIP: RGB = [0.5, 0.52, 0.56]
const WHEAT_TIP: RGB = [1.5, 1.02, 0.3]
const SAND_TIP: RGB = [0.5, 0.4, 0.15]

/** Flowers of a colour by its word. */
function paint(word: string): RGB[] | null {
  const hex = COLOURS.get(word)?.hex
  return hex ? [parseHex(hex)] : null
}

/** Covers the ground from the camera to the main subject, whose distance is in metres. */
export const coverInFront = (stage: Stage, cover: Cover) => (frame: Frame, distance: number) => {
  // Grass would grow through what is spread on it.
  if (stage.scene.subjects.some(subject => withBorne(subject).some(({ key }) => BARE_BEFORE.test(key))))
    return
  const seed = stage.seed + (cover === 'snow' ? 5 : 6)
  growCover(stage, frame, cover, seed, { farthest: distance > 0 ? distance * 0.99 : 0 })
}

/** Covers the ground behind the main subject as far as blades can be told apart. */
export const coverBehind = (stage: Stage, cover: Cover) => (frame: Frame, distance: number) => {
  const nearest = Math.max(0, distance)
  const farthest = Math.max(40, nearest * 7) * Math.max(1, bladeHeight(frame) / 0.35)
  const seed = stage.seed + (cover === 'snow' ? 7 : 8)
  growCover(stage, frame, cover, seed, {
    nearest,
    farthest: cover === 'sand' ? farthest * 0.4 : farthest,
  })
}

/** Grass would hide what lies so low, and none is left about a fire. */
const BARE_BEFORE = /^(@blanket|fire|@campfire)$/

/** Metres to the farthest leaves that can be told from the ground. */
const LEAVES_SEEN = 24

const bladeHeight = ({ eyeHeight, camera }: Frame) => clamp((eyeHeight || camera.height) * 0.24, 0.04, 0.5)

function growCover(
  stage: Stage,
  frame: Frame,
  cover: Cover,
  seed: number,
  reach: Pick<GrassOptions, 'nearest' | 'farthest'>,
) {
  if (stage.scene.extras.has('fallen leaves') && cover === 'none') layLeaves(frame, seed, reach)
  if (cover === 'none') return
  const height = bladeHeight(frame)
  const options: Record<typeof cover, GrassOptions> = {
    snow: { ...reach, height: height * 0.7, kind: 'snow', density: 0.5, tip: FROSTED_TIP },
    grass: { ...reach, height, flowers: flowersIn(stage, cover) },
    meadow: { ...reach, height, flowers: flowersIn(stage, cover) },
    dry:
      stage.scene.flowers === 'wheat'
        ? { ...reach, height: height * 1.7, density: 1.3, tip: WHEAT_TIP }
        : { ...reach, height: height * 1.2, tip: DRY_TIP },
    sand: { ...reach, height: height * 0.8, kind: 'sand', density: 0.14, tip: SAND_TIP },
  }
  paintGrass(frame, createRandom(seed), options[cover])
  if (stage.scene.extras.has('fallen leaves')) layLeaves(frame, seed, reach)
}

const layLeaves = (frame: Frame, seed: number, reach: Pick<GrassOptions, 'nearest' | 'farthest'>) =>
  paintFallenLeaves(frame, createRandom(seed), {
    ...reach,
    farthest: Math.min(reach.farthest ?? LEAVES_SEEN, LEAVES_SEEN),
  })

function flowersIn({ scene }: Stage, cover: Cover): GrassOptions['flowers'] {
  const { flowers } = scene
  if (flowers)
    return {
      colours: FLOWER_COLOURS.get(flowers) ?? ownColours(flowers) ?? paint(flowers) ?? MIXED,
      probability: flowers === 'mixed' ? 0.3 : 0.42,
    }
  if (scene.extras.has('fallen leaves')) return null
  if (scene.season === 'autumn') return { colours: FALLEN_LEAVES, probability: 0.4 }
  if (scene.season === 'spring') return { colours: MIXED, probability: 0.16 }
  return cover === 'meadow' ? { colours: MIXED, probability: 0.07 } : null
}

/** Of flowers that have a drawing: their petals', and a paler one. */
function ownColours(flowers: string) {
  if (!Object.hasOwn(FLOWERS, flowers)) return null
  const { colour } = FLOWERS[flowers]
  return palette(colour, shadeHex(colour, 0.2))
}

/** Whether the negative prompt rules trees out. */
export const isTreeless = ({ excluded, light, place, trees }: Scene) =>
  excluded.has('tree') ||
  excluded.has('palm') ||
  // A silhouette is seen against the sky.
  (light.includes('silhouette') && place !== 'forest' && trees.length === 0)

/** Beaches of warm seas have palms; on others no trees grow. */
export const beachTrees = ({ cues, season }: Scene): TreeKind[] =>
  season !== 'winter' && cues.has('tropical') ? ['palm'] : []

/** Half the width of a view, in metres per metre of distance, below which the sea is ahead and all sand low. */
const NARROW = 0.45

/** The ground that palms stand on: sand that the sea does not reach, or where the sea is ahead whatever sand there is. */
export function isPalmGround({ camera: { w, focalLength } }: Frame, isSeaAhead = false) {
  const lowest = isSeaAhead || w / 2 / focalLength < NARROW ? 0.03 : 0.9
  return (_x: number, _z: number, ground: number) => ground > lowest && ground < 9
}

/** The trees that the prompt names, or those of the season. */
export function treesOf({ scene, isWinter }: Stage): TreeKind[] {
  if (scene.trees.length) {
    const birch = isWinter ? 'barebirch' : scene.season === 'autumn' ? 'goldbirch' : null
    if (birch && scene.trees.includes('birch'))
      return scene.trees.map(tree => (tree === 'birch' ? birch : tree))
    if (isWinter && (scene.trees[0] === 'conifer' || scene.trees[0] === 'green')) return ['snowconifer']
    if (scene.season !== 'autumn') return scene.trees
    // Among firs alone no autumn would be seen.
    if (scene.trees.every(tree => tree === 'conifer')) return ['conifer', 'conifer', 'goldbirch', 'autumn']
    return scene.trees.map(tree => (tree === 'green' ? 'autumn' : tree))
  }
  if (isWinter) return ['snowconifer']
  if (scene.season === 'autumn') return ['autumn']
  return scene.season === 'spring' && !scene.flowers ? ['green', 'green', 'blossom'] : ['green']
}

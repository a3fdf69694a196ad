import type { RGB } from '../../../engine/core/colour.ts'
import { mix, smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { LandKind } from '../../../engine/world/lands/land.ts'
import { renderLand } from '../../../engine/world/lands/render-land.ts'
import { scatterTrees } from '../../../engine/world/woodland.ts'
import type { Subject } from '../../../language/scene.ts'
import { isRoadworthy, isUnmotored } from '../../../language/take-way.ts'
import { paintPath, snowedOver } from '../effects/path.ts'
import { treesOf } from '../ground-cover.ts'
import { leadSlope, usualHorizon } from '../placing/framing.ts'
import { paintGroundScene } from '../placing/ground-scene.ts'
import type { Stage } from '../stage.ts'

/** Metres: nearer trees would hide the house that a vehicle is before. */
const CLEAR_OF_TREES = 90

/** A road through open land: it runs across under a vehicle, and into the depth before others. */
export function paintRoad(stage: Stage) {
  const { scene, width, height, environment, noise, random } = stage
  const { roadside } = scene
  return paintGroundScene(stage, {
    horizon: usualHorizon(stage),
    subjectScale: 0.9,
    build: (camera, focus) => {
      const land = roadside === 'forest' ? 'hills' : roadside
      const anchorX = leadSlope(stage, camera) * focus
      const frame = renderLand(land, width, height, environment, noise, random, {
        camera,
        anchor: [anchorX, focus],
        season: scene.season ?? '',
        dryAnchor: roadside === 'beach' && scene.subjects.length > 0,
      })
      const isMuddy = scene.cues.has('in mud')
      const vehicles = scene.subjects.filter(({ key }) => isRoadworthy(key))
      const isOffRoad = !scene.placeGiven && vehicles.every(({ key }) => isUnmotored(key))
      const isLane = isMuddy || (vehicles.length > 0 && isOffRoad)
      const hasBuilding = scene.subjects.some(
        ({ mode, key }, k) => k > 0 && mode === 'build' && key !== '@tree',
      )
      if (vehicles.length > 0)
        paintTrack(
          frame,
          { x: anchorX, z: focus },
          stage.isWinter ? 'snow' : isMuddy ? 'mud' : isLane ? 'lane' : 'road',
        )
      else
        paintPath(frame, {
          halfWidth: isLane ? 1.8 : 3,
          isRoad: !isLane,
          isSnowy: stage.isWinter,
          bend: scene.subjects.length ? 4 : 12,
        })
      const isBare = roadside === 'desert' || roadside === 'beach'
      if (roadside === 'forest') {
        scatterTrees(frame, random, {
          kinds: treesOf(stage),
          ...WOOD,
          skip: (x, z) =>
            z < Math.max(scene.subjects.length ? focus * 1.6 : 0, hasBuilding ? CLEAR_OF_TREES : 0) ||
            (frame.isBare?.(x - VERGE, z) ?? false) ||
            (frame.isBare?.(x + VERGE, z) ?? false),
        })
        return frame
      }
      if (roadside === 'alps') {
        scatterTrees(frame, random, {
          kinds:
            scene.trees.length === 0 && scene.season !== 'autumn' && !stage.isWinter
              ? ['conifer']
              : treesOf(stage),
          ...BELOW_PEAKS,
          skip: (x, z) => z < focus * 1.6 || Math.abs(x - (anchorX / focus) * z) < z * OPEN_VIEW,
        })
        return frame
      }
      scatterTrees(frame, random, {
        kinds: roadside === 'beach' ? ['palm'] : isBare ? ['bare'] : treesOf(stage),
        nearest: isBare ? 20 : 18,
        farthest: isBare ? 200 : 260,
        count: isBare ? 6 : 70,
        minHeight: isBare ? 2 : 6,
        maxHeight: roadside === 'beach' ? 9 : isBare ? 4 : 12,
        skip: (_x, z) => z < Math.max(focus * (isBare ? 2 : 1.6), hasBuilding ? CLEAR_OF_TREES : 0),
      })
      return frame
    },
  })
}

/** Through a wood trees stand close on both sides; metres. */
const WOOD = { nearest: 9, farthest: 150, count: 330, minHeight: 10, maxHeight: 16 }
const VERGE = 2.4
/** On a pass trees are few and far, so that the mountains are seen; metres. */
const BELOW_PEAKS = { nearest: 40, farthest: 260, count: 46, minHeight: 6, maxHeight: 12 }
/** Metres to either side, per metre of distance, that are left free of them. */
const OPEN_VIEW = 0.3

/** Metres from a vehicle to the verge behind its road. */
export const BESIDE_TRACK = 5
const RAIL_VEHICLES = /locomotive|train|railcar|stationhouse|tram(?!poline)/

/** What a vehicle runs on. */
export function trackOf({ key }: Subject, land: LandKind): 'rails' | 'road' | 'lane' | null {
  if (RAIL_VEHICLES.test(key)) return 'rails'
  if (!isRoadworthy(key) || land === 'beach') return null
  return isUnmotored(key) ? 'lane' : 'road'
}

const TRACKS = {
  /** Half widths in metres. */
  road: { halfWidth: 3.4, offset: 0.25 },
  rails: { halfWidth: 1.6, offset: 0.1 },
  lane: { halfWidth: 2.2, offset: 0.2 },
  mud: { halfWidth: 7, offset: 0.1 },
  snow: { halfWidth: 3.4, offset: 0.25 },
}
const WHITE_LINE: RGB = [0.55, 0.55, 0.53]
const YELLOW_LINE: RGB = [0.62, 0.5, 0.14]
const SLEEPER: RGB = [0.12, 0.085, 0.06]
const RAIL: RGB = [0.5, 0.5, 0.52]

/** Ground that is nearer than this share of the track's distance hides it. */
const HIDES = 0.5

/**
 * Lays a road or rails across the picture under a vehicle, `x` metres to the right and `z` metres away: level
 * as the ground there, whatever the land does beside it, so that the vehicle follows it.
 */
export function paintTrack(
  frame: Frame,
  { x: aside, z: focus }: { x: number; z: number },
  kind: keyof typeof TRACKS,
) {
  const { image, camera, depth, environment, noise } = frame
  const { w, h, data } = image
  const { sunColour, sunDirection, skyAmbient } = environment
  const { halfWidth, offset } = TRACKS[kind]
  const colour: RGB = [0, 0, 0]
  const foot = frame.groundRow(w / 2 + (aside / focus) * camera.focalLength, focus)
  const fall = (foot - camera.horizon) * focus
  for (let y = Math.max(0, Math.ceil(camera.horizon) + 1); y < h; y++) {
    const distance = fall / (y - camera.horizon)
    if (distance > focus * 4) continue
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (depth[i] < distance * HIDES) continue
      const along = ((x - w / 2) / camera.focalLength) * distance
      const across = Math.abs(distance - focus + halfWidth * offset)
      if (across > halfWidth + 0.9) continue
      const coverage = smoothstep(
        halfWidth + 0.7,
        halfWidth,
        across + 0.3 * noise.value2(along * 2, distance * 3),
      )
      const grain = noise.fbm(along * 2, distance * 2, 3)
      const albedo = ALBEDOS[kind](along, across, halfWidth, grain)
      for (let c = 0; c < 3; c++)
        colour[c] = albedo[c] * (sunColour[c] * Math.max(0.16, sunDirection[1]) * 0.85 + skyAmbient[c] * 0.9)
      frame.applyFog(colour, distance, x, y, colour)
      for (let c = 0; c < 3; c++) data[i * 3 + c] = mix(data[i * 3 + c], colour[c], coverage)
      if (coverage > 0.5) depth[i] = distance
    }
  }
}

/** The remainder after division by `period`, also for negative numbers. */
const wrap = (value: number, period: number) => ((value % period) + period) % period

function roadAlbedo(along: number, across: number, halfWidth: number, grain: number): RGB {
  if (across < 0.09 && wrap(along, 5) < 2.6) return YELLOW_LINE
  if (Math.abs(across - halfWidth + 0.35) < 0.1) return WHITE_LINE
  return [0.085 + 0.025 * grain, 0.085 + 0.025 * grain, 0.09 + 0.025 * grain]
}

function railAlbedo(along: number, across: number, _halfWidth: number, grain: number): RGB {
  if (Math.abs(across - 0.72) < 0.07) return RAIL
  if (wrap(along, 0.7) < 0.26 && across < 1.25) return SLEEPER
  return [0.16 + 0.1 * grain, 0.145 + 0.09 * grain, 0.13 + 0.09 * grain]
}

/** Trodden earth with two ruts. */
function laneAlbedo(along: number, across: number, _halfWidth: number, grain: number): RGB {
  const rut = Math.abs(across - 0.75 - 0.08 * Math.sin(along * 0.7)) < 0.2 ? 0.78 : 1
  return [(0.34 + 0.1 * grain) * rut, (0.26 + 0.08 * grain) * rut, (0.17 + 0.06 * grain) * rut]
}

/** Wet earth, churned by wheels, with water standing in the ruts. */
function mudAlbedo(along: number, across: number, _halfWidth: number, grain: number): RGB {
  const rut = Math.abs(across - 0.8 - 0.2 * Math.sin(along * 0.9 + grain * 2)) < 0.3
  if (rut && grain > 0.05) return [0.3, 0.29, 0.28]
  const tone = rut ? 0.55 : 1 + 0.5 * grain
  return [0.15 * tone, 0.095 * tone, 0.055 * tone]
}

/** Snow that wheels have packed. */
function snowAlbedo(_along: number, across: number, _halfWidth: number, grain: number): RGB {
  const tone = snowedOver(across, grain)
  return [tone, tone, tone * 1.04]
}

const ALBEDOS = { road: roadAlbedo, rails: railAlbedo, lane: laneAlbedo, mud: mudAlbedo, snow: snowAlbedo }

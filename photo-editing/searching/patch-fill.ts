import { boxBlur } from '#painter/engine/core/blur.ts'
import { createRandom, type Random } from '#painter/engine/core/random.ts'
import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'

/** Half a patch's side, in pixels. */
const REACH = 3
const SMALLEST_SIDE = 56
const MOST_LEVELS = 6
const ROUNDS = 4
/** Above this size the matches of the level below are taken over: there is little left to find, at most of the cost. */
const SEARCHED_PIXELS = 90_000
/** How much the colours inside the hole, which are only guessed, count when patches are compared. */
const GUESSED_WEIGHT = 0.6
const KNOWN_WEIGHT = 1.4
/** How strongly matches better than the usual one outvote the others: low values blur, high ones leave seams. */
const SELECTIVENESS = 1.1

/** In both masks 1 marks a pixel: to be filled, and not to be taken from. */
type Masks = { hole: Uint8Array; avoided: Uint8Array }
type Level = DisplayRaster & Masks

/** Which patch (its centre, as an index; -1 for none) looks most like the one around each pixel. */
type Matches = { source: Int32Array; distance: Float32Array }

/**
 * Fills a hole from patches of the rest, coarse to fine (Barnes et al., "PatchMatch", 2009; Wexler et al.,
 * "Space-Time Completion of Video", 2007). The same arguments give the same pixels.
 *
 * @param report called with fractions done
 */
export function fillHole(
  picture: DisplayRaster,
  masks: Masks,
  seed: number,
  report: (fraction: number) => void,
): DisplayRaster {
  const levels = pyramidOf(picture, masks)
  const random = createRandom(seed)
  let coarser: { level: Level; matches: Matches } | null = null
  for (let k = levels.length - 1; k >= 0; k--) {
    const level = levels[k]
    if (coarser) takeColours(level, coarser.level)
    else spreadInwards(level)
    const matches = fillLevel(level, coarser, random)
    coarser = { level, matches }
    report(1 / 4 ** k)
  }
  return levels[0]
}

function pyramidOf(picture: DisplayRaster, masks: Masks): Level[] {
  const levels: Level[] = [{ ...picture, data: new Float32Array(picture.data), ...masks }]
  for (let level = levels[0]; Math.min(level.w, level.h) > SMALLEST_SIDE && levels.length < MOST_LEVELS; ) {
    level = halved(level)
    levels.push(level)
  }
  return levels
}

/** Colours are averages of what is known; a pixel with any hole in it is hole. */
function halved({ w, h, data, hole, avoided }: Level): Level {
  const half = { w: w >> 1, h: h >> 1 }
  const small: Level = {
    ...half,
    data: new Float32Array(half.w * half.h * 3),
    hole: new Uint8Array(half.w * half.h),
    avoided: new Uint8Array(half.w * half.h),
  }
  for (let y = 0; y < half.h; y++)
    for (let x = 0; x < half.w; x++) {
      const to = y * half.w + x
      const corner = 2 * y * w + 2 * x
      const known = [corner, corner + 1, corner + w, corner + w + 1].filter(i => !hole[i])
      small.hole[to] = known.length < 4 ? 1 : 0
      small.avoided[to] = avoided[corner]
      for (const i of known)
        for (let c = 0; c < 3; c++) small.data[to * 3 + c] += data[i * 3 + c] / known.length
    }
  return small
}

/** A first guess for the coarsest level: colours blurred in from the hole's border. */
function spreadInwards({ w, h, data, hole }: Level) {
  const known = new Float32Array(hole.length)
  for (let i = 0; i < hole.length; i++) known[i] = 1 - hole[i]
  const colours = data.map((value, k) => value * known[Math.floor(k / 3)])
  const open = new Set<number>()
  for (let i = 0; i < hole.length; i++) if (hole[i]) open.add(i)
  for (let radius = 2; open.size > 0 && radius < 2 * Math.max(w, h); radius *= 1.8) {
    const sums = boxBlur(colours, w, h, 3, radius, 1)
    const weights = boxBlur(known, w, h, 1, radius, 1)
    for (const i of open) {
      if (weights[i] <= 0.02) continue
      for (let c = 0; c < 3; c++) data[i * 3 + c] = sums[i * 3 + c] / weights[i]
      open.delete(i)
    }
  }
}

function takeColours(level: Level, coarser: Level) {
  for (let i = 0; i < level.hole.length; i++) {
    if (!level.hole[i]) continue
    const from = halfOf(i, level.w, coarser) * 3
    for (let c = 0; c < 3; c++) level.data[i * 3 + c] = coarser.data[from + c]
  }
}

const halfOf = (i: number, w: number, coarser: { w: number; h: number }) =>
  Math.min(coarser.h - 1, ((i / w) | 0) >> 1) * coarser.w + Math.min(coarser.w - 1, (i % w) >> 1)

/** Finds matching patches and lets them vote on the hole's colours, in turns. */
function fillLevel(
  level: Level,
  coarser: { level: Level; matches: Matches } | null,
  random: Random,
): Matches {
  const { w, h, avoided } = level
  const isSearched = !coarser || w * h <= SEARCHED_PIXELS
  const holes = holeCounter(level)
  const canBeSource = (x: number, y: number) =>
    x >= REACH &&
    y >= REACH &&
    x < w - REACH &&
    y < h - REACH &&
    avoided[y * w + x] === 0 &&
    holes(x, y) === 0
  const sources: number[] = []
  const targets: number[] = []
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      if (canBeSource(x, y)) sources.push(y * w + x)
      if (holes(x, y) > 0) targets.push(y * w + x)
    }
  const matches: Matches = {
    source: new Int32Array(w * h).fill(-1),
    distance: new Float32Array(w * h).fill(1e9),
  }
  if (sources.length === 0) return matches
  for (const i of targets)
    matches.source[i] = firstMatch(i, level, coarser, canBeSource) ?? random.pick(sources)
  for (let round = 0; round < (isSearched ? ROUNDS : 1); round++) {
    if (isSearched)
      improve(
        level,
        matches,
        round % 2 ? targets.toReversed() : targets,
        round % 2 ? 1 : -1,
        canBeSource,
        random,
      )
    else measure(level, matches, targets)
    vote(level, matches, targets)
  }
  return matches
}

/** The coarser level's match, at twice its place. */
function firstMatch(
  i: number,
  { w }: Level,
  coarser: { level: Level; matches: Matches } | null,
  canBeSource: (x: number, y: number) => boolean,
): number | null {
  if (!coarser) return null
  const source = coarser.matches.source[halfOf(i, w, coarser.level)]
  if (source < 0) return null
  const x = (source % coarser.level.w) * 2 + ((i % w) & 1)
  const y = ((source / coarser.level.w) | 0) * 2 + (((i / w) | 0) & 1)
  return canBeSource(x, y) ? y * w + x : null
}

/** One round of PatchMatch: what fits a neighbour, shifted, and random places ever nearer. */
function improve(
  level: Level,
  { source, distance }: Matches,
  targets: number[],
  step: 1 | -1,
  canBeSource: (x: number, y: number) => boolean,
  random: Random,
) {
  const { w, h } = level
  for (const i of targets) {
    const x = i % w
    const y = (i / w) | 0
    let best = source[i]
    let least = patchDistance(level, i, best, Number.POSITIVE_INFINITY)
    const tryAt = (sx: number, sy: number) => {
      if (!canBeSource(sx, sy)) return
      const candidate = sy * w + sx
      const found = patchDistance(level, i, candidate, least)
      if (found >= least) return
      least = found
      best = candidate
    }
    const beside = x + step >= 0 && x + step < w ? source[i + step] : -1
    if (beside >= 0) tryAt((beside % w) - step, (beside / w) | 0)
    const above = y + step >= 0 && y + step < h ? source[i + step * w] : -1
    if (above >= 0) tryAt(above % w, ((above / w) | 0) - step)
    for (let radius = Math.max(w, h); radius > 1; radius /= 2)
      tryAt(
        Math.round((best % w) + (random() * 2 - 1) * radius),
        Math.round(((best / w) | 0) + (random() * 2 - 1) * radius),
      )
    source[i] = best
    distance[i] = least
  }
}

/** How good the matches are that were taken over. */
function measure(level: Level, { source, distance }: Matches, targets: number[]) {
  for (const i of targets) distance[i] = patchDistance(level, i, source[i], Number.POSITIVE_INFINITY)
}

/** Weighted squared difference of two patches; gives up once it exceeds `limit`. */
function patchDistance({ w, h, data, hole }: Level, target: number, source: number, limit: number): number {
  const x = target % w
  const y = (target / w) | 0
  let sum = 0
  for (let dy = -REACH; dy <= REACH; dy++) {
    if (y + dy < 0 || y + dy >= h) continue
    for (let dx = -REACH; dx <= REACH; dx++) {
      if (x + dx < 0 || x + dx >= w) continue
      const i = target + dy * w + dx
      const a = i * 3
      const b = (source + dy * w + dx) * 3
      const red = data[a] - data[b]
      const green = data[a + 1] - data[b + 1]
      const blue = data[a + 2] - data[b + 2]
      sum += (hole[i] ? GUESSED_WEIGHT : KNOWN_WEIGHT) * (red * red + green * green + blue * blue)
    }
    if (sum > limit) return sum
  }
  return sum
}

/** Every matched patch says what colours it would bring; good matches count more. */
function vote({ w, h, data, hole }: Level, { source, distance }: Matches, targets: number[]) {
  const sums = new Float32Array(w * h * 4)
  const usual = Float32Array.from(targets, i => distance[i]).sort()[targets.length >> 1] + 1e-3
  for (const i of targets) {
    const x = i % w
    const y = (i / w) | 0
    const trust = Math.exp((-distance[i] / usual) * SELECTIVENESS) + 1e-5
    for (let dy = -REACH; dy <= REACH; dy++) {
      if (y + dy < 0 || y + dy >= h) continue
      for (let dx = -REACH; dx <= REACH; dx++) {
        if (x + dx < 0 || x + dx >= w) continue
        const at = i + dy * w + dx
        if (!hole[at]) continue
        const from = (source[i] + dy * w + dx) * 3
        const weight = trust * (1 - 0.1 * Math.max(Math.abs(dx), Math.abs(dy)))
        for (let c = 0; c < 3; c++) sums[at * 4 + c] += data[from + c] * weight
        sums[at * 4 + 3] += weight
      }
    }
  }
  for (let i = 0; i < hole.length; i++)
    if (hole[i] && sums[i * 4 + 3] > 0)
      for (let c = 0; c < 3; c++) data[i * 3 + c] = sums[i * 4 + c] / sums[i * 4 + 3]
}

/** How many pixels of the patch around x, y are hole; by a summed-area table. */
function holeCounter({ w, h, hole }: Level) {
  const stride = w + 1
  const table = new Int32Array(stride * (h + 1))
  for (let y = 0; y < h; y++)
    for (let x = 0, row = 0; x < w; x++) {
      row += hole[y * w + x]
      table[(y + 1) * stride + x + 1] = table[y * stride + x + 1] + row
    }
  return (x: number, y: number) => {
    const left = Math.max(0, x - REACH)
    const right = Math.min(w, x + REACH + 1)
    const top = Math.max(0, y - REACH) * stride
    const bottom = Math.min(h, y + REACH + 1) * stride
    return table[bottom + right] - table[top + right] - table[bottom + left] + table[top + left]
  }
}

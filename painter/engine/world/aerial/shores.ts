import type { AerialSite } from './ground.ts'

type Shore = (x: number, z: number) => number

/** Returns how far from the water a place is, in metres, below zero in it; 1e6 where there is none. */
export function shoreOf(site: AerialSite): Shore {
  switch (site.kind) {
    case 'coast':
      return coastline(site)
    case 'island':
      return islands(site)
    case 'sea':
      return () => -1e4
    case 'river':
      return riverbank(site)
    case 'lake':
      return lakeshore(site)
    default:
      return () => 1e6
  }
}

/** A shore that runs slantwise through the picture, with bays. */
function coastline({ noise, random, centre, reach }: AerialSite): Shore {
  const side = random.chance(0.5) ? 1 : -1
  const slant = random.range(0.35, 0.6)
  const scale = 1 / centre
  return (x, z) => {
    const bays = noise.fbm(x * scale * 2.1 + 8, z * scale * 2.1, 4) * reach * 0.34
    return (x * side + (z - centre) * slant) * 0.9 + bays - reach * 0.08
  }
}

/** One island in the middle, or several. */
function islands({ noise, random, centre, reach, hasSeveral }: AerialSite): Shore {
  const isles = hasSeveral
    ? Array.from({ length: 6 }, (_, k) => ({
        x: (((k * 0.618 + 0.3) % 1) - 0.5) * reach * 1.9,
        z: centre * (0.62 + 0.24 * k * random.range(0.8, 1.1)),
        size: reach * random.range(0.16, 0.34),
        stretch: random.range(0.7, 1.5),
      }))
    : [{ x: random.range(-0.06, 0.06) * reach, z: centre, size: reach * 0.6, stretch: 1.15 }]
  return (x, z) => {
    let best = Number.NEGATIVE_INFINITY
    for (const isle of isles) {
      const dx = (x - isle.x) / isle.stretch
      const dz = z - isle.z
      const angle = Math.atan2(dz, dx)
      const lobes =
        noise.value2(Math.cos(angle) * 1.3 + isle.x, Math.sin(angle) * 1.3 + 4) * 0.3 +
        noise.value2(Math.cos(angle) * 3.4, Math.sin(angle) * 3.4 + isle.z) * 0.12
      best = Math.max(best, isle.size * (1 + lobes) - Math.hypot(dx, dz))
    }
    return best + noise.value2(x * 0.05, z * 0.05) * 4
  }
}

/** A river in wide bends, with a bar of gravel here and there. */
function riverbank({ noise, random, centre, reach }: AerialSite): Shore {
  const phase = random.range(0, 6)
  const drift = random.range(-0.25, 0.25)
  const half = reach * 0.1
  const middle = (z: number) =>
    drift * (z - centre) +
    Math.sin((z / centre) * 3.6 + phase) * reach * 0.34 +
    Math.sin((z / centre) * 8.3 + phase * 1.7) * reach * 0.13
  return (x, z) => {
    const slope = (middle(z + 2) - middle(z - 2)) / 4
    const off = Math.abs(x - middle(z)) / Math.sqrt(1 + slope * slope)
    return off - half * (1 + noise.value2(z / half / 4, 3) * 0.35) + noise.value2(x * 0.05, z * 0.05) * 2
  }
}

function lakeshore({ noise, centre, reach }: AerialSite): Shore {
  const radius = reach * 0.5
  return (x, z) => {
    const angle = Math.atan2(z - centre, x)
    const lobes =
      noise.value2(Math.cos(angle) * 1.4 + 5, Math.sin(angle) * 1.4) * 0.34 +
      noise.value2(Math.cos(angle) * 3.3, Math.sin(angle) * 3.3 + 9) * 0.16
    return Math.hypot(x / 1.2, z - centre) - radius * (1 + lobes)
  }
}

import { clamp, mix } from '#painter/engine/core/scalar.ts'
import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'
import { oklabPlanes, storeOklab } from '../pixels/oklab-planes.ts'

/** Shadows, middle tones and lights each take the colours of their own kind. */
const BANDS = 8
const SAMPLE_STEP = 3
/** How much of its own difference from its band's colour a pixel keeps. */
const OWN_CHROMA = 0.72

type Bands = { limits: number[]; colours: number[][] }

/**
 * Moves the picture's colours, in place, to those of a reference: band by band of lightness, so that
 * shadows take the reference's shadows (after Reinhard et al., "Color Transfer between Images", 2001).
 *
 * @param lightness 0 keeps the picture's lightness, 1 takes the reference's
 * @param share how much of the change is made, 0..1
 */
export function transferColours(
  picture: DisplayRaster,
  reference: DisplayRaster,
  { lightness, share }: { lightness: number; share: number },
) {
  const lab = oklabPlanes(picture)
  const own = bandsOf(lab)
  const wanted = bandsOf(oklabPlanes(reference))
  for (let i = 0; i < lab.length / 3; i++) {
    const light = lab[i * 3]
    const band = bandAt(own, light)
    const from = colourAt(own, band)
    const to = colourAt(wanted, band)
    storeOklab(
      picture.data,
      i,
      [
        clamp(light + (to[0] - from[0]) * lightness),
        to[1] + (lab[i * 3 + 1] - from[1]) * OWN_CHROMA,
        to[2] + (lab[i * 3 + 2] - from[2]) * OWN_CHROMA,
      ],
      share,
    )
  }
}

function bandsOf(lab: Float32Array): Bands {
  const samples: number[] = []
  for (let i = 0; i < lab.length / 3; i += SAMPLE_STEP) samples.push(i)
  samples.sort((a, b) => lab[a * 3] - lab[b * 3])
  const at = (share: number) => Math.min(samples.length - 1, Math.floor(samples.length * share))
  const limits = Array.from({ length: BANDS + 1 }, (_, band) => lab[samples[at(band / BANDS)] * 3])
  const colours = Array.from({ length: BANDS }, (_, band) => {
    const part = samples.slice(at(band / BANDS), Math.max(at(band / BANDS) + 1, at((band + 1) / BANDS)))
    return [0, 1, 2].map(c => part.reduce((sum, i) => sum + lab[i * 3 + c], 0) / part.length)
  })
  return { limits, colours }
}

/** The band that a lightness lies in, with a fraction: 2.5 is the middle of the third band. */
function bandAt({ limits }: Bands, lightness: number): number {
  let band = 0
  while (band < BANDS - 1 && lightness > limits[band + 1]) band++
  const width = limits[band + 1] - limits[band]
  return band + clamp((lightness - limits[band]) / (width + 1e-4))
}

/** Between the colours of the two nearest bands, so that no step is seen. */
function colourAt({ colours }: Bands, band: number): number[] {
  const centred = clamp(band - 0.5, 0, BANDS - 1)
  const lower = Math.min(BANDS - 2, Math.floor(centred))
  return [0, 1, 2].map(c => mix(colours[lower][c], colours[lower + 1][c], centred - lower))
}

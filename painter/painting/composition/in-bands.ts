import type { Canvas } from '@napi-rs/canvas'
import { recolourInBands } from '../../drawings/recolour.ts'
import type { Bands, Subject } from '../../language/scene.ts'
import { COLOURS } from '../../language/vocabulary/colours.ts'

const RAINBOW = ['#e0362f', '#f08a1d', '#f2cf1d', '#3fa34d', '#2f6fe0', '#8a3fd1']
/** How often the two colours of striped things take turns. */
const STRIPES = 4
/** Of what is sewn of gores, and of small things that are said to be of two colours. */
const GORES = 3
const RINGS = 2
const SEWN_OF_GORES = /umbrella|balloon|ball|tent|parachute|parasol|circus/

/** A drawing in all the colours that the prompt names for it. */
export function inBands(canvas: Canvas, bands: Bands, { key, mode }: Subject): Canvas {
  if (bands.layout === 'rainbow') return recolourInBands(canvas, RAINBOW, { isAcross: true })
  const hexes = bands.colours.map(hexOf)
  if (bands.layout === 'stripes') return recolourInBands(canvas, hexes, { times: STRIPES })
  if (SEWN_OF_GORES.test(key))
    return recolourInBands(canvas, hexes, { times: GORES, isAcross: true, onlyPaint: true })
  // A car or a bus is of one colour above and of another below.
  return recolourInBands(canvas, hexes, { times: mode === 'table' ? RINGS : 1, onlyPaint: true })
}

const hexOf = (colour: string) => COLOURS.get(colour)?.hex ?? '#808080'

/** Of several things in two colours or more each has one of them: “red and yellow tulips”; and a rider of its own. */
export function inTurn(subject: Subject, k: number): Subject {
  const { bands, count, furLength, riders } = subject
  if (riders) return withRider(subject, riders[k % riders.length])
  if (bands?.layout !== 'halves' || count < 2 || furLength > 0) return subject
  return { ...subject, bands: undefined, colour: bands.colours[k % bands.colours.length] }
}

const withRider = (mount: Subject, rider: NonNullable<Subject['figure']>): Subject => ({
  ...mount,
  bears: mount.bears?.map(borne =>
    borne.how === 'ridden' && borne.subject.figure
      ? { ...borne, subject: { ...borne.subject, figure: { ...rider, facing: borne.subject.figure.facing } } }
      : borne,
  ),
})

/** Of several in two colours or more, one drawing in each; undefined for those that are all alike. */
export async function inEachColour(
  subject: Subject,
  draw: (one: Subject) => Promise<Canvas>,
): Promise<readonly Canvas[] | undefined> {
  const { bands, count } = subject
  if (bands?.layout !== 'halves' || count < 2 || subject.figure) return undefined
  const each: Canvas[] = []
  // In turn, for all draw from the same random numbers.
  for (let k = 0; k < bands.colours.length; k++) each.push(await draw(inTurn(subject, k)))
  return each
}

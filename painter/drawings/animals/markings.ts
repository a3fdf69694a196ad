import { shadeHex } from '../tint.ts'
import type { QuadrupedPen } from './quadruped-pen.ts'

/** The pattern of the coat, on what has been drawn of the animal so far. */
export function drawMarkings(animal: QuadrupedPen) {
  const { g, coat } = animal
  if (!coat.pattern) return
  g.save()
  g.globalCompositeOperation = 'source-atop'
  g.fillStyle = coat.marks ?? shadeHex(coat.back, -0.42)
  g.strokeStyle = g.fillStyle
  PATTERNS[coat.pattern](animal)
  g.restore()
}

type Pattern = NonNullable<QuadrupedPen['coat']['pattern']>

const PATTERNS: Record<Pattern, (animal: QuadrupedPen) => void> = {
  tabby: animal => drawStripes(animal, 7, 0.028, 0.62),
  stripes: animal => drawStripes(animal, 9, 0.036, 0.95),
  zebra: animal => drawStripes(animal, 13, 0.04, 1.1),
  spots: animal =>
    scatter(animal, 34, (pen, x, y, k) => pen.fillEllipse(x, y, 0.03 + (k % 3) * 0.012, 0.028)),
  rosettes: animal =>
    scatter(animal, 46, (pen, x, y, k) => {
      pen.lineWidth = 0.02
      pen.strokeArc(x, y, 0.036 + (k % 3) * 0.006, k, k + 4.6)
    }),
  patches: ({ pen, shoulders, hips, build }) => {
    pen.fillEllipse(shoulders.x + 0.08, shoulders.y - build.chest * 0.4, 0.24, build.chest * 0.75, 0.3)
    pen.fillEllipse(hips.x - 0.1, hips.y - build.rump * 0.2, 0.28, build.rump * 0.72, -0.3)
    pen.fillEllipse((shoulders.x + hips.x) / 2, (shoulders.y + hips.y) / 2 + build.waist * 0.5, 0.1, 0.07)
  },
  saddle: ({ pen, shoulders, hips, build }) =>
    pen.fillEllipse(
      (shoulders.x + hips.x) / 2 + 0.06,
      (shoulders.y + hips.y) / 2 - build.waist * 0.62,
      Math.hypot(hips.x - shoulders.x, hips.y - shoulders.y) * 0.66,
      build.chest * 0.78,
      Math.atan2(hips.y - shoulders.y, hips.x - shoulders.x),
    ),
  bib: ({ pen, shoulders, skull, build }) => {
    pen.fillEllipse(
      shoulders.x - build.chest * 0.55,
      shoulders.y - build.chest * 0.1,
      build.chest * 0.55,
      build.chest * 0.95,
      0.25,
    )
    pen.fillEllipse(
      (shoulders.x + skull.x) / 2 - build.neckWidth * 0.4,
      (shoulders.y + skull.y) / 2,
      build.neckWidth * 0.75,
      build.neck * 0.6,
      0.6,
    )
  },
  wool: ({ pen, shoulders, hips, build, coat }) => {
    for (let k = 0; k < 40; k++) {
      const t = ((k * 0.618) % 1) * 1.2 - 0.1
      const aside = ((k * 0.377) % 1) * 2 - 1
      pen
        .in(shadeHex(coat.back, k % 3 ? -0.05 : 0.25))
        .fillCircle(
          shoulders.x + (hips.x - shoulders.x) * t,
          shoulders.y + (hips.y - shoulders.y) * t + aside * build.waist * 0.8,
          0.1,
        )
    }
  },
}

/** Stripes down from the back, as long as `reach` of the trunk's depth. */
function drawStripes(
  { pen, shoulders, hips, build }: QuadrupedPen,
  count: number,
  width: number,
  reach: number,
) {
  for (let k = 0; k < count; k++) {
    const t = (k + 0.5) / count
    const x = shoulders.x - 0.1 + (hips.x - shoulders.x + 0.25) * t
    const y = shoulders.y + (hips.y - shoulders.y) * t
    const deep = build.chest * 2 * reach * (k % 2 ? 0.8 : 1)
    const top = y - build.chest * 1.05
    pen.lineWidth = width * (1 + (k % 3) * 0.25)
    pen.strokePath(`M${x} ${top} Q${x + 0.06} ${top + deep * 0.5} ${x - 0.04 + (k % 2) * 0.06} ${top + deep}`)
  }
}

function scatter(
  { pen, shoulders, hips, build }: QuadrupedPen,
  count: number,
  mark: (pen: QuadrupedPen['pen'], x: number, y: number, k: number) => void,
) {
  for (let k = 0; k < count; k++) {
    const t = ((k * 0.7548777) % 1) * 1.3 - 0.15
    const aside = ((k * 0.5698403) % 1) * 2 - 1.1
    mark(
      pen,
      shoulders.x + (hips.x - shoulders.x) * t,
      shoulders.y + (hips.y - shoulders.y) * t + aside * build.chest * 1.2,
      k,
    )
  }
}

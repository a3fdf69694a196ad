import { expect, test } from 'vitest'
import { type Painted, paint } from '../paint.ts'

/** Milliseconds; trees of every kind are drawn once per process. */
const PATIENCE = 30_000
const SEED = 7

/** The distances at which there is a subject, and how many pixels of it are seen there. */
function seenAt({ frame: { subjectMask, depth } }: Painted): Map<number, number> {
  const seen = new Map<number, number>()
  for (const [i, cover] of (subjectMask ?? []).entries())
    if (cover > 0.5) seen.set(depth[i], (seen.get(depth[i]) ?? 0) + 1)
  return seen
}

/** The lowest row that a subject covers, and its columns within a tenth of its height above that. */
function feetOf({ frame: { subjectMask, image } }: Painted) {
  const rows = Array.from({ length: image.h }, (_, y) => y).filter(y =>
    Array.from({ length: image.w }, (_, x) => x).some(x => (subjectMask?.[y * image.w + x] ?? 0) > 0.5),
  )
  const [top, bottom] = [rows[0], rows.at(-1) ?? 0]
  const columns = Array.from({ length: image.w }, (_, x) => x).filter(x =>
    rows.some(y => y > bottom - (bottom - top) * 0.1 && (subjectMask?.[y * image.w + x] ?? 0) > 0.5),
  )
  return { bottom, height: bottom - top, left: columns[0], right: columns.at(-1) ?? 0 }
}

test.each([
  ['a T-rex on a cliff by the sea', 72, 120],
  ['a wolf on a cliff above the sea', 72, 120],
  ['a horse on a cliff above the sea', 120, 96],
  ['an elephant by a lake', 120, 96],
  ['a tent on an island', 120, 96],
])(
  'no foot of “%s” is beyond the brink',
  async (prompt, width, height) => {
    const painted = await paint(prompt, width, height, SEED)
    const feet = feetOf(painted)
    const { frame } = painted
    const distance = frame.depth[(feet.bottom - 1) * width + Math.round((feet.left + feet.right) / 2)]
    const aside = (feet.right - feet.left) * 0.15
    for (const column of [feet.left + aside, feet.right - aside])
      expect(frame.groundRow(column, distance)).toBeLessThan(feet.bottom + feet.height * 0.25)
  },
  PATIENCE,
)

test.each([
  ['three sheep on a beach', 3, 72, 120],
  ['two bears in a meadow', 2, 120, 96],
  ['four elephants by a lake', 4, 120, 96],
  ['a man playing the guitar by a river with a dog beside him', 2, 72, 120],
  ['a piano on a beach next to a bicycle', 2, 72, 120],
  ['a ballerina in a farmyard with a boat in the background', 2, 120, 96],
  ['a dog, a cat, a chicken and a pig', 4, 120, 96],
  ['a cow by a campfire', 2, 72, 120],
])(
  'none of “%s” is hidden by another',
  async (prompt, count, width, height) => {
    const seen = [...seenAt(await paint(prompt, width, height, SEED)).values()]
    const all = seen.reduce((sum, pixels) => sum + pixels, 0)
    expect(seen.filter(pixels => pixels > (all / count) * 0.3)).toHaveLength(count)
  },
  PATIENCE,
)

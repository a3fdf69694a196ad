/** A connected area of pixels and its bounds, borders included. */
export type Component = { pixels: number[]; left: number; top: number; right: number; bottom: number }

/** Areas of pixels for which `belongs` holds, connected at their sides. */
export function components(w: number, h: number, belongs: (i: number) => boolean): Component[] {
  const seen = new Uint8Array(w * h)
  const found: Component[] = []
  for (let start = 0; start < w * h; start++)
    if (!seen[start] && belongs(start)) found.push(grow(start, w, h, seen, belongs))
  return found
}

function grow(
  start: number,
  w: number,
  h: number,
  seen: Uint8Array,
  belongs: (i: number) => boolean,
): Component {
  const area: Component = { pixels: [], left: w, top: h, right: 0, bottom: 0 }
  const { pixels } = area
  const enter = (i: number) => {
    if (seen[i] || !belongs(i)) return
    seen[i] = 1
    pixels.push(i)
  }
  enter(start)
  // The list grows while it is walked: it is its own queue.
  for (let at = 0; at < pixels.length; at++) {
    const i = pixels[at]
    const x = i % w
    const y = (i / w) | 0
    if (x < area.left) area.left = x
    if (x > area.right) area.right = x
    if (y < area.top) area.top = y
    if (y > area.bottom) area.bottom = y
    if (x > 0) enter(i - 1)
    if (x < w - 1) enter(i + 1)
    if (y > 0) enter(i - w)
    if (y < h - 1) enter(i + w)
  }
  return area
}

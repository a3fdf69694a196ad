export type Place = { column: number; top: number; height: number }
export type MasonryLayout = { places: Place[]; height: number; columnWidth: number }

/** Columns of a grid for the width of the window, in CSS pixels. */
export const columnsFor = (windowWidth: number): number =>
  windowWidth < 600 ? 2 : windowWidth < 1024 ? 3 : 4

/**
 * Masonry: each picture goes below the shortest column, so that reading order stays the order of the
 * list and nothing that is already placed moves when more follow.
 * @param heightsFor the height of each card in a column of that width
 */
export function layOutMasonry(
  heightsFor: (columnWidth: number) => readonly number[],
  width: number,
  columns: number,
  gap: number,
): MasonryLayout {
  const columnWidth = Math.max(1, (width - gap * (columns - 1)) / columns)
  const bottoms = new Array<number>(columns).fill(0)
  const places = heightsFor(columnWidth).map(exact => {
    const column = bottoms.indexOf(Math.min(...bottoms))
    const top = bottoms[column] ?? 0
    const height = Math.round(exact)
    bottoms[column] = top + height + gap
    return { column, top, height }
  })
  return { places, height: Math.max(0, ...bottoms) - (places.length > 0 ? gap : 0), columnWidth }
}

/** Which places lie between two heights of the grid, as indexes in the list's order. */
export function placesBetween(layout: MasonryLayout, from: number, to: number): number[] {
  const found: number[] = []
  layout.places.forEach((place, index) => {
    if (place.top <= to && place.top + place.height >= from) found.push(index)
  })
  return found
}

import type { KeyboardEvent } from 'react'

const tilesIn = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>('[data-tile]')]

/** Moves the focus from the filter to the first tile. */
export function enterTiles(grid: HTMLElement | null): void {
  if (grid) tilesIn(grid)[0]?.focus()
}

/**
 * Arrow keys between tiles, by where they stand on the screen; upwards from the first row, and with any
 * letter, the focus goes to the filter, which then takes the letter.
 */
export function moveBetweenTiles(event: KeyboardEvent<HTMLElement>, filter: HTMLElement | null): void {
  const { key } = event
  const grid = event.currentTarget
  const from = document.activeElement
  if (!(from instanceof HTMLElement) || !grid.contains(from)) return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (key === 'Backspace' || (key.length === 1 && key !== ' ')) {
    filter?.focus()
    return
  }
  const tiles = tilesIn(grid)
  const at = tiles.indexOf(from)
  const to = {
    ArrowRight: () => tiles[at + 1],
    ArrowLeft: () => tiles[at - 1],
    ArrowDown: () => nearest(tiles, from, 1),
    ArrowUp: () => nearest(tiles, from, -1) ?? filter,
    Home: () => tiles[0],
    End: () => tiles.at(-1),
  }[key]
  if (!to) return
  event.preventDefault()
  to()?.focus()
}

/** The tile in the next row in that direction that is nearest to the one that is left. */
function nearest(tiles: readonly HTMLElement[], from: HTMLElement, direction: 1 | -1) {
  const { left, top } = from.getBoundingClientRect()
  const beyond = tiles
    .map(tile => ({ tile, place: tile.getBoundingClientRect() }))
    .filter(({ place }) => (place.top - top) * direction > 1)
  const row = direction * Math.min(...beyond.map(({ place }) => place.top * direction))
  const distance = (place: DOMRect) => Math.abs(place.left - left)
  return beyond
    .filter(({ place }) => Math.abs(place.top - row) <= 1)
    .sort((a, b) => distance(a.place) - distance(b.place))[0]?.tile
}

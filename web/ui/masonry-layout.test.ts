import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsFor, layOutMasonry, placesBetween } from './masonry-layout.ts'

test('a grid has 2 columns below 600 px, 3 from 600 px and 4 from 1024 px', () => {
  expect([390, 599, 600, 1023, 1024, 1440].map(columnsFor)).toEqual([2, 2, 3, 3, 4, 4])
})

const heightsOf =
  (list: readonly number[], extra = 0) =>
  (columnWidth: number) =>
    list.map(proportion => columnWidth / proportion + extra)

const proportions = fc.array(fc.double({ min: 0.42, max: 2.34, noNaN: true }), { maxLength: 60 })

test('pictures keep their proportions and never overlap within a column', () => {
  fc.assert(
    fc.property(proportions, fc.constantFrom(2, 3, 4), (list, columns) => {
      const { places, columnWidth } = layOutMasonry(heightsOf(list), 1000, columns, 10)
      places.forEach((place, index) => {
        expect(Math.abs(place.height - columnWidth / (list[index] ?? 1))).toBeLessThanOrEqual(0.5)
        for (const later of places.slice(index + 1)) {
          if (later.column === place.column)
            expect(later.top).toBeGreaterThanOrEqual(place.top + place.height)
        }
      })
    }),
  )
})

test('adding pictures at the end moves none of those already there', () => {
  fc.assert(
    fc.property(proportions, proportions, (first, more) => {
      const before = layOutMasonry(heightsOf(first, 72), 1000, 4, 10).places
      const after = layOutMasonry(heightsOf([...first, ...more], 72), 1000, 4, 10).places
      expect(after.slice(0, first.length)).toEqual(before)
    }),
  )
})

test('only the places within the window are found', () => {
  const layout = layOutMasonry(heightsOf([1, 1, 1, 1, 1, 1]), 210, 2, 10)
  expect(placesBetween(layout, 0, 50)).toEqual([0, 1])
  expect(placesBetween(layout, 215, 260)).toEqual([4, 5])
})

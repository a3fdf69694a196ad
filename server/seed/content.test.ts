import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RATIOS } from '#catalogue/ratios.ts'
import { formatOf } from '#server/images/kinds.ts'
import { nameOf, SAMPLES } from './content.ts'
import { readFiles, readSampleFacts } from './pictures.ts'

test('the samples show every ratio and several styles', () => {
  expect(new Set(SAMPLES.map(({ aspectRatio }) => aspectRatio)).size).toBe(RATIOS.length)
  expect(new Set(SAMPLES.map(({ style }) => style)).size).toBeGreaterThan(5)
})

test('no sample is there twice', () => {
  expect(new Set(SAMPLES.map(nameOf)).size).toBe(SAMPLES.length)
})

test('every sample has its picture, and no other picture lies there', async () => {
  const facts = await readSampleFacts()
  expect(Object.keys(facts)).toEqual(SAMPLES.map(nameOf))
  for (const [name, known] of Object.entries(facts)) {
    const files = await readFiles(name, known)
    expect(files.size).toBe(known.widths.length + 1)
    for (const bytes of files.values()) expect(formatOf(bytes)).toBe('webp')
  }
  const folder = new URL('../../content/samples/', import.meta.url)
  const lying = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isDirectory())
  expect(lying.map(({ name }) => name).toSorted()).toEqual(Object.keys(facts).toSorted())
})

test('all sample pictures together have at most four megabytes', () => {
  const folder = new URL('../../content/samples/', import.meta.url)
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    file => statSync(new URL(file, folder)).size,
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(4_000_000)
})

import { expect, test } from 'vitest'
import { findMode } from '#catalogue/modes.ts'
import { filesOf, lacksSums, type ModelManifest, modelManifest, readManifests } from './manifest.ts'

const manifests = readManifests()

test('every manifest says what an operator has to know', () => {
  expect(manifests.length).toBeGreaterThan(0)
  for (const manifest of manifests) {
    const { name, licence, base, unverified, serves } = manifest
    // No real weight was run where they were written: a manifest that hides it would be a lie.
    expect(unverified, name).not.toEqual([])
    for (const { url } of [licence, ...(base ? [base.licence] : [])]) expect(url, name).toMatch(/^https:/)
    for (const { mode, model } of serves) {
      expect(
        findMode(mode)?.models.map(known => known.name),
        `${name} ${mode}`,
      ).toContain(model)
    }
  }
})

test('what is not pinned is said, and no two files of a model meet', () => {
  for (const manifest of manifests) {
    const targets = filesOf(manifest).map(({ saveAs }) => saveAs)
    expect(new Set(targets).size, manifest.name).toBe(targets.length)
    const isPinned = manifest.sources.every(({ revision }) => revision !== null)
    const words = manifest.unverified.join(' ')
    if (!isPinned) expect(words, manifest.name).toContain('commit')
    if (lacksSums(manifest)) expect(words, manifest.name).toContain('checksum')
  }
  expect(new Set(manifests.map(({ name }) => name)).size).toBe(manifests.length)
})

test.each([
  ['a path that climbs out', '../secret'],
  ['a path from the root', '/etc/passwd'],
  ['a hidden file', '.npmrc'],
  ['an empty step', 'a//b'],
  ['backward slashes', 'a\\b'],
])('%s is refused', (_name, path) => {
  const manifest = structuredClone(manifests[0]) as ModelManifest
  manifest.sources[0]!.files[0]!.saveAs = path
  expect(modelManifest.safeParse(manifest).success).toBe(false)
})

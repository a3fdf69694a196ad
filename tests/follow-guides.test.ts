import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createScratchCopy, type ScratchCopy, stepsOf } from '#tests/support/scratch-copy.ts'

let copy: ScratchCopy
beforeEach(async () => {
  copy = await createScratchCopy()
})
afterEach(() => copy.remove())

test('a mode is added by its guide alone, and its help is asked for', { timeout: 120_000 }, async () => {
  const steps = await stepsOf('adding-a-mode.md')
  const withoutHelp = steps.filter(({ file, after }) => file !== 'catalogue/help.ts' || after === null)
  for (const step of withoutHelp) await copy.follow(step)
  for (const name of ['tile.webp', 'tile-small.webp']) {
    const modes = join(copy.folder, 'catalogue/modes')
    await copyFile(join(modes, 'upscale', name), join(modes, 'moonlight', name))
  }
  expect(await copy.compile(['catalogue/help.ts'])).toContain("'moonlight' is missing")
  for (const step of steps) if (!withoutHelp.includes(step)) await copy.follow(step)
  expect(await copy.compile(['catalogue/help.ts'])).toBe('')
  const { helpOf } = await import(join(copy.folder, 'catalogue/help.ts'))
  const { MODES } = await import(join(copy.folder, 'catalogue/modes.ts'))
  expect(MODES.at(-1)).toMatchObject({ key: 'moonlight', credits: 5 })
  expect(helpOf('moonlight').steps).toHaveLength(2)
  expect(await readFile(join(copy.folder, 'catalogue/modes/moonlight/tile.webp'))).not.toHaveLength(0)
})

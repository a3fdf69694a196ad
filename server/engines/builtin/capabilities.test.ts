import { expect, test } from 'vitest'
import { helpOf } from '#catalogue/help.ts'
import { MODES } from '#catalogue/modes.ts'
import { STYLES } from '#catalogue/styles.ts'
import { STYLES as PAINTED } from '#painter/styles.ts'
import { capabilitiesOf } from './capabilities.ts'

test('the help says of every available mode what the built-in engine makes of it, and of no other', () => {
  for (const { key, models } of MODES) {
    const isAvailable = models.some(model => capabilitiesOf(key, model.name) !== null)
    expect({ key, isSaid: helpOf(key).builtIn !== null }).toEqual({ key, isSaid: isAvailable })
  }
})

test('what takes a model that has learned what people look like is not available', () => {
  for (const mode of ['faceSwap', 'virtualTryOn', 'styleHair'])
    for (const { name } of MODES.find(({ key }) => key === mode)!.models)
      expect(capabilitiesOf(mode, name)).toBeNull()
  for (const model of ['photomaker', 'id-photorealistic', 'become-image', 'copy-pose', 'pulid'])
    expect(capabilitiesOf('portraitMaker', model)).toBeNull()
})

test('the painter has every style that the product offers, and no other', () => {
  expect(PAINTED).toEqual(STYLES.map(({ key }) => key))
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { helpOf } from './help.ts'
import { MODE_GROUPS, type Mode } from './mode.ts'
import { configurationOf, DEFAULT_MODE, findMode, findModel, MODES } from './modes.ts'
import { RATIOS } from './ratios.ts'
import { shareTextsOf } from './share-texts.ts'

const configured = (modeKey: string, modelName: string): Mode => {
  const mode = findMode(modeKey)!
  return configurationOf(mode, findModel(mode, modelName)!)
}

const keysWhere = (isSo: (mode: Mode) => boolean) => MODES.filter(isSo).map(({ key }) => key)
const inputsOf = (modeKey: string, modelName: string) =>
  configured(modeKey, modelName).imageInputs.map(({ name, optional }) => (optional ? `${name}?` : name))

test('a model costs at least one credit, and a mode what its first model costs', () => {
  for (const { models, credits } of MODES) {
    expect(credits).toBe(models[0]!.options.credits)
    for (const { options } of models)
      expect(Number.isInteger(options.credits) && options.credits > 0).toBe(true)
  }
})

test('groups follow one another in their order', () => {
  const groups = MODES.map(({ group }) => group).filter((group, at, all) => group !== all[at - 1])
  expect(groups).toEqual(MODE_GROUPS)
})

test('a hair style is neither among the apps nor in the grid, and everything else is', () => {
  expect(keysWhere(({ trending }) => !trending)).toEqual(['styleHair'])
  expect(keysWhere(({ grid }) => !grid)).toEqual(['styleHair'])
})

test('three modes offer to enhance the prompt, and two search the picture', () => {
  expect(keysWhere(mode => mode.showEnhancePrompt)).toEqual(['txt2img', 'logoMaker', 'replaceBackground'])
  expect(keysWhere(mode => mode.searchPrompt)).toEqual(['searchRecolor', 'searchReplace'])
})

test('pictures are asked for under their names, and optional where they only guide', () => {
  expect(inputsOf('txt2img', 'fast')).toEqual([])
  expect(inputsOf('img2img', 'ultra')).toEqual(['file1?'])
  expect(inputsOf('logoMaker', 'v1.2')).toEqual(['file1?'])
  expect(inputsOf('sketch2img', 'pro')).toEqual(['file1'])
  expect(inputsOf('portraitMaker', 'photomaker')).toEqual(['file1'])
  for (const model of ['become-image', 'copy-pose']) {
    expect(inputsOf('portraitMaker', model)).toEqual(['file1', 'file2'])
  }
  for (const mode of ['faceSwap', 'virtualTryOn', 'styleHair']) {
    for (const { name } of findMode(mode)!.models) expect(inputsOf(mode, name)).toEqual(['file1', 'file2'])
  }
})

test('the styles of a portrait are spelled as the model spells them, with its default first', () => {
  const [style] = configured('portraitMaker', 'photomaker-style').selectInputs
  expect(style!.choices.map(({ title }) => title)).toEqual([
    'No style',
    'Cinematic',
    'Disney Charactor',
    'Digital Art',
    'Photographic (Default)',
    'Fantasy art',
    'Neonpunk',
    'Enhance',
    'Comic book',
    'Lowpoly',
    'Line art',
  ])
  expect(style!.choices.find(({ key }) => key === style!.defaultChoice)!.title).toBe('Photographic (Default)')
  expect(configured('portraitMaker', 'photomaker').selectInputs).toEqual([])
})

test('a garment is for the upper body, the lower body or a dress, with the first model alone', () => {
  const [garment] = configured('virtualTryOn', 'v1.0').selectInputs
  expect(garment!.key).toBe('garmentType')
  expect(garment!.choices.map(({ key }) => key)).toEqual(['upper_body', 'lower_body', 'dresses'])
  expect(configured('virtualTryOn', 'v1.1').selectInputs).toEqual([])
})

test('some models fill in a ratio or a prompt, and one alone of the portraits lets the ratio be chosen', () => {
  const square = MODES.filter(({ models }) => models.every(({ formData }) => formData.aspectRatio === '1:1'))
  expect(square.map(({ key }) => key)).toEqual(['emoji', 'logoMaker', 'face2sticker'])
  expect(findMode('face2sticker')!.models[0]!.formData.prompt).toBe('a person')
  const portraits = findMode('portraitMaker')!.models.filter(({ options }) => options.aspectRatio)
  expect(portraits.map(({ name }) => name)).toEqual(['pulid'])
})

describe.each(MODES)('$key', mode => {
  test('has its pictures', () => {
    const { before, after } = helpOf(mode.key).example
    const sides = [before, after].flatMap(side =>
      'picture' in side ? [`examples/${side.picture}.webp`] : [],
    )
    const tiles = ['tile', 'tile-small'].map(name => `modes/${mode.key}/${name}.webp`)
    const missing = [...sides, ...tiles].filter(file => !existsSync(join(import.meta.dirname, file)))
    expect(missing).toEqual([])
  })

  test('has help whose steps fit what its form asks for', () => {
    const { steps } = helpOf(mode.key)
    const titles = steps.map(({ title }) => title)
    expect(titles.at(-1)).toBe('Press Create')
    expect(titles.includes('Enhance Prompt')).toBe(mode.showEnhancePrompt)
    expect(titles.includes('Search prompt')).toBe(mode.searchPrompt)
    expect(titles.some(title => title.startsWith('Upload'))).toBe(
      mode.imageInputs.length > 0 || mode.key === 'virtualTryOn',
    )
    expect(titles.includes('Prompt') || titles.includes('Replace prompt')).toBe(mode.prompt)
    for (const { text } of steps) expect(text).toMatch(/\.$/)
  })

  test.each(mode.models)('has with $name a form that can be filled in', ({ name, formData }) => {
    const { imageInputs, selectInputs, prompt, promptPlaceHolder } = configured(mode.key, name)
    expect(formData.model).toBe(name)
    expect(promptPlaceHolder !== '').toBe(prompt)
    expect(new Set(imageInputs.map(input => input.name)).size).toBe(imageInputs.length)
    for (const { choices, defaultChoice } of selectInputs)
      expect(choices.map(({ key }) => key)).toContain(defaultChoice)
    if (formData.aspectRatio) expect(RATIOS.map(({ key }) => key)).toContain(formData.aspectRatio)
  })
})

test('the first mode is to paint from words', () => {
  expect(DEFAULT_MODE).toBe('txt2img')
  expect(MODES[0]!.key).toBe(DEFAULT_MODE)
  expect(() => helpOf('constructor')).toThrow()
})

test('twenty texts for sharing are all different and short enough for a post with a link', () => {
  const texts = shareTextsOf('Easel')
  expect(new Set(texts.map(({ quote }) => quote)).size).toBe(20)
  expect(new Set(texts.map(({ title }) => title)).size).toBe(20)
  for (const { quote, hashtags } of texts) {
    expect([quote, ...hashtags].join(' #').length).toBeLessThan(280 - 24)
    for (const hashtag of hashtags) expect(hashtag).toMatch(/^\w+$/)
  }
})

test('texts for sharing name the product as the operator does, in hashtags without its spaces', () => {
  const texts = shareTextsOf('Blue Door & Co.')
  expect(JSON.stringify(texts)).not.toMatch(/Easel|\{product\}/)
  expect(texts.map(({ title }) => title)).toContain('Hung on the wall at Blue Door & Co.')
  for (const { hashtags } of texts) expect(hashtags[0]).toBe('BlueDoorCoArt')
})

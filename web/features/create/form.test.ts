import { describe, expect, test } from 'vitest'
import { MODES } from '#catalogue/modes.ts'
import { DEFAULT_NEGATIVE_PROMPT } from '#contract/creation-limits.ts'
import { creationForm } from '#contract/creations.ts'
import * as forms from './form.ts'
import {
  chooseModel,
  configurationOfForm,
  type Form,
  type FormData,
  formDataOf,
  missingIn,
  payloadOf,
  priceOf,
  slotOf,
} from './form.ts'

/** Where everything is available. */
const emptyForm = (mode?: string) => forms.emptyForm(() => true, mode)
const formOf = (data: FormData, base: Form) => forms.formOf(data, base, () => true)

const picturesOf = (form: Form) =>
  Object.fromEntries(
    configurationOfForm(form).mode.imageInputs.map(input => [slotOf(input), { width: 640, height: 480 }]),
  )

for (const mode of MODES) {
  describe(`the form of ${mode.key}`, () => {
    test('starts with its first model, the default choices and the default values', () => {
      const form = emptyForm(mode.key)
      const [first] = mode.models
      expect(form).toMatchObject({
        mode: mode.key,
        model: first?.name,
        negativePrompt: DEFAULT_NEGATIVE_PROMPT,
        seed: null,
        style: null,
        private: false,
        aspectRatio: first?.formData.aspectRatio ?? '9:16',
        imageStrength: first?.formData.imageStrength ?? 0.8,
        prompt: first?.formData.prompt ?? '',
      })
    })

    for (const model of mode.models) {
      const empty = chooseModel(emptyForm(mode.key), model.name)
      const full = { ...empty, prompt: 'a fox', searchPrompt: 'a box' }

      test(`shows the price of ${model.name} and names everything that it still needs`, () => {
        expect(priceOf(empty)).toBe(model.options.credits)
        const { imageInputs, prompt, searchPrompt } = configurationOfForm(empty).mode
        const texts = Number(prompt && !empty.prompt) + Number(searchPrompt)
        const required = imageInputs.filter(input => !input.optional).length
        expect(missingIn(empty, {})).toHaveLength(required + texts)
        expect(missingIn(full, picturesOf(full))).toEqual([])
      })

      test(`sends with ${model.name} what the contract takes, and a choice for each select`, () => {
        const sent = creationForm.parse(payloadOf(full, false, 1))
        expect(sent).toMatchObject({ imageMode: mode.key, model: model.name })
        for (const { key, defaultChoice } of configurationOfForm(full).mode.selectInputs) {
          expect(key === 'garmentType' ? sent.garmentType : sent.options[key]).toBe(defaultChoice)
        }
        if (!mode.prompt) expect(sent.prompt).toBe('')
        if (!mode.searchPrompt) expect(sent.searchPrompt).toBe('')
        if (!mode.style) expect(sent.style).toBeNull()
      })

      test(`with ${model.name} is the same after it was kept and taken up again`, () => {
        expect(formOf(JSON.parse(JSON.stringify(formDataOf(full))), emptyForm())).toEqual(full)
      })
    }
  })
}

describe('a mode whose first models are not available', () => {
  const isAvailable = (mode: string, model: string) =>
    mode === 'portraitMaker' && model === 'photomaker-style'

  test.each(MODES)('starts with the first that is: $key', ({ key, models }) => {
    const last = models.at(-1)?.name ?? ''
    const isLast = (_: string, model: string) => model === last
    const started = forms.emptyForm(isLast, key)
    expect(started).toEqual(chooseModel(emptyForm(key), last))
    const other = emptyForm(key === 'emoji' ? 'txt2img' : 'emoji')
    expect(forms.formOf({ imageMode: key }, other, isLast)).toEqual(started)
  })

  test('keeps a model that was asked for by name, and starts with the first where none is available', () => {
    expect(forms.formOf({ imageMode: 'portraitMaker', model: 'pulid' }, emptyForm(), isAvailable).model).toBe(
      'pulid',
    )
    expect(forms.emptyForm(isAvailable, 'faceSwap').model).toBe('v1.0')
  })
})

describe('choosing a model', () => {
  test('keeps what was written and set', () => {
    const form = chooseModel({ ...emptyForm('txt2img'), prompt: 'a fox', seed: 7, style: 'anime' }, 'ultra')
    expect(form).toMatchObject({ prompt: 'a fox', seed: 7, style: 'anime', model: 'ultra' })
  })

  test('merges its form data and its options', () => {
    const form = chooseModel({ ...emptyForm('logoMaker'), aspectRatio: '16:9' }, 'v1.2')
    expect(form.aspectRatio).toBe('1:1')
    const tryOn = chooseModel(emptyForm('virtualTryOn'), 'v1.1')
    expect(configurationOfForm(tryOn).mode.selectInputs).toEqual([])
    expect(tryOn.options).toEqual({})
    expect(chooseModel(tryOn, 'v1.0').options).toEqual({ garmentType: 'upper_body' })
  })

  test('never takes a garment for a portrait, though both are file2', () => {
    const worn = chooseModel(emptyForm('virtualTryOn'), 'v1.0')
    const pictures = picturesOf(worn)
    const missing = missingIn({ ...chooseModel(worn, 'v1.1'), prompt: 'a walk' }, pictures)
    expect(missing).toEqual(['Add the model image to create.', 'Add the portrait picture to create.'])
  })
})

describe('a form that is not complete', () => {
  test('counts blanks as missing and 5,001 characters as too many', () => {
    const form = emptyForm('txt2img')
    expect(missingIn({ ...form, prompt: '   ' }, {})).toEqual(['Write a prompt to create.'])
    expect(missingIn({ ...form, prompt: 'x'.repeat(5001) }, {})).toHaveLength(1)
    expect(missingIn({ ...form, prompt: 'x'.repeat(5000) }, {})).toEqual([])
  })

  test('does not ask for a picture that may be left out', () => {
    expect(missingIn({ ...emptyForm('img2img'), prompt: 'a fox' }, {})).toEqual([])
  })
})

describe('form data from elsewhere', () => {
  test('set the mode, the model and all that the catalogue allows', () => {
    const data = {
      imageMode: 'virtualTryOn',
      model: 'v1.0',
      prompt: 'a coat',
      seed: 0,
      garmentType: 'dresses',
      aspectRatio: '21:9',
      imageStrength: 0.35,
      private: true,
      templateId: 'winter-coat',
    }
    const { imageMode, garmentType, ...fields } = data
    expect(formOf(data, emptyForm())).toMatchObject({
      ...fields,
      mode: imageMode,
      options: { garmentType },
    })
  })

  test('leave out whatever is unknown or does not fit', () => {
    const wrong = {
      imageMode: 'no-such-mode',
      model: 'no-such-model',
      prompt: 12,
      searchPrompt: 'x'.repeat(5001),
      negativePrompt: null,
      seed: 1.5,
      style: 'no-such-style',
      aspectRatio: '7:3',
      imageStrength: 3,
      private: 'yes',
      options: ['upper_body'],
      garmentType: 'hats',
      somethingElse: true,
    }
    expect(formOf(wrong, emptyForm())).toEqual(emptyForm())
  })

  test('choose the first model when they name none that the mode has', () => {
    expect(formOf({ imageMode: 'upscale', model: 'ultra' }, emptyForm())).toEqual(emptyForm('upscale'))
  })

  test('of the same mode leave the rest of the form as it is', () => {
    const form = { ...emptyForm('txt2img'), style: 'anime', seed: 7 }
    expect(formOf({ imageMode: 'txt2img', model: 'pro', prompt: 'a fox' }, form)).toMatchObject({
      style: 'anime',
      seed: 7,
      model: 'pro',
      prompt: 'a fox',
    })
  })
})

test('what is private goes out as private only where the plan allows it', () => {
  const form = { ...emptyForm('txt2img'), private: true }
  expect(payloadOf(form, true, 1).private).toBe(true)
  expect(payloadOf(form, false, 1).private).toBe(false)
})

import { randomInt } from 'node:crypto'
import type { Mode, Model } from '#catalogue/mode.ts'
import { configurationOf, findMode, findModel } from '#catalogue/modes.ts'
import { isRatio } from '#catalogue/ratios.ts'
import { isStyle } from '#catalogue/styles.ts'
import { PROMPT_LIMIT, SEED_LIMIT } from '#contract/creation-limits.ts'
import { type CreationForm, creationForm } from '#contract/creations.ts'
import { problemWithUpscale, type Size } from '#contract/picture-limits.ts'
import { AppError } from '#server/lib/errors.ts'
import { mistakeOf, sentenceOf } from '#server/lib/field-mistakes.ts'
import { lengthOf, readableText } from '#server/lib/texts.ts'
import type { StoredForm } from '../creations.store.ts'

/** A form that the catalogue allows, with everything that it left open decided. */
export type CheckedForm = {
  mode: Mode
  model: Model
  /** In credits. */
  cost: number
  isPrivate: boolean
  /** Of the first picture; the others have the next ones. */
  seed: number
  /** How many pictures are made of the form. */
  count: number
  form: StoredForm
}

/**
 * Reads the `data` part of the call.
 * @throws AppError invalid_input naming the field
 */
export function parseForm(data: string | undefined): CreationForm {
  if (data === undefined) throw invalid('The form has no part called “data”.')
  let json: unknown
  try {
    json = JSON.parse(data)
  } catch (cause) {
    throw new AppError('bad_request', { descr: 'The part “data” of the form is not valid JSON.', cause })
  }
  const parsed = creationForm.safeParse(json)
  if (parsed.success) return parsed.data
  throw new AppError('invalid_input', {
    descr: sentenceOf(mistakeOf(parsed.error.issues[0]!)),
    cause: parsed.error,
  })
}

/**
 * Checks the form against the catalogue; a style, ratio or choice that the mode does not offer never
 * reaches an engine.
 * @param inputNames names of the pictures that came with it
 * @throws AppError unknown_mode, unknown_model, prompt_required, prompt_too_long, picture_required or
 * invalid_input
 */
export function checkForm(sent: CreationForm, inputNames: readonly string[]): CheckedForm {
  const mode = findMode(sent.imageMode)
  if (!mode) throw new AppError('unknown_mode')
  const model = findModel(mode, sent.model)
  if (!model) throw new AppError('unknown_model')
  const configuration = configurationOf(mode, model)

  const texts = {
    prompt: mode.prompt ? readableText(sent.prompt) : '',
    searchPrompt: mode.searchPrompt ? readableText(sent.searchPrompt) : '',
    negativePrompt: mode.prompt ? readableText(sent.negativePrompt) : '',
  }
  for (const text of Object.values(texts)) {
    if (lengthOf(text) > PROMPT_LIMIT) throw new AppError('prompt_too_long')
  }
  if (mode.prompt && !texts.prompt) throw new AppError('prompt_required')
  if (mode.searchPrompt && !texts.searchPrompt) {
    throw new AppError('prompt_required', { descr: 'Write what to search for in the picture first.' })
  }
  checkInputs(configuration, inputNames)
  const style = sent.style ?? 'none'
  if (!isStyle(style)) throw invalid('This style does not exist. Choose another one.')
  if (!isRatio(sent.aspectRatio)) throw invalid('This aspect ratio does not exist. Choose another one.')

  return {
    mode,
    model,
    cost: configuration.credits,
    isPrivate: sent.private,
    count: sent.count,
    seed: sent.seed ?? randomInt(SEED_LIMIT + 1),
    form: {
      ...texts,
      style: mode.style ? style : 'none',
      // Where the ratio cannot be chosen, the model may still have one of its own, as emojis do.
      aspectRatio: configuration.aspectRatio
        ? sent.aspectRatio
        : (model.formData.aspectRatio ?? sent.aspectRatio),
      imageStrength: sent.imageStrength,
      options: choicesOf(configuration, sent),
      ...(sent.templateId !== null && { templateId: sent.templateId }),
      ...(sent.sourceId !== null && { sourceId: sent.sourceId }),
    },
  }
}

/**
 * Refuses, before anything is charged, pictures of which no result can come.
 * @throws AppError picture_too_large
 */
export function checkSizes({ mode, form }: CheckedForm, sizes: readonly Size[]): void {
  for (const size of sizes) {
    const problem = mode.key === 'upscale' ? problemWithUpscale(size, Number(form.options.scale)) : null
    if (problem) throw new AppError('picture_too_large', { descr: problem })
  }
}

function checkInputs(configuration: Mode, inputNames: readonly string[]): void {
  for (const name of inputNames) {
    if (!configuration.imageInputs.some(input => input.name === name)) {
      throw invalid(`This mode takes no picture called “${name.slice(0, 40)}”.`)
    }
  }
  for (const input of configuration.imageInputs) {
    if (input.optional || inputNames.includes(input.name)) continue
    throw new AppError('picture_required', {
      descr: `This mode needs a picture (${input.title}). Add one and try again.`,
    })
  }
}

/** One choice for each select of the mode; the default where the form says nothing. */
function choicesOf({ selectInputs }: Mode, sent: CreationForm): Record<string, string> {
  const given: Record<string, string> = { ...sent.options }
  // The published interface has a field of its own for this one.
  if (sent.garmentType !== null) given.garmentType = sent.garmentType
  for (const key of Object.keys(sent.options)) {
    if (!selectInputs.some(select => select.key === key)) throw invalid(`This mode has no choice “${key}”.`)
  }
  return Object.fromEntries(
    selectInputs.map(({ key, title, choices, defaultChoice }) => {
      const choice = given[key] ?? defaultChoice
      if (!choices.some(offered => offered.key === choice)) {
        throw invalid(`${title} offers no such choice. Choose another one.`)
      }
      return [key, choice]
    }),
  )
}

const invalid = (descr: string) => new AppError('invalid_input', { descr })

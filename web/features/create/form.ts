import type { ImageInput, Mode, Model } from '#catalogue/mode.ts'
import {
  configurationOf,
  DEFAULT_MODE,
  findMode,
  findModel,
  type IsAvailable,
  startingModel,
} from '#catalogue/modes.ts'
import { DEFAULT_RATIO, isRatio, proportionOf, ratioOf } from '#catalogue/ratios.ts'
import { isStyle } from '#catalogue/styles.ts'
import {
  CREATION_ID,
  DEFAULT_IMAGE_STRENGTH,
  DEFAULT_NEGATIVE_PROMPT,
  PROMPT_LIMIT,
  SEED_LIMIT,
} from '#contract/creation-limits.ts'
import { problemWithUpscale, type Size } from '#contract/picture-limits.ts'
import { isCount, lastCount } from './last-count.ts'

/** What is in the create box. Pictures are kept beside it: they do not fit into a draft's text. */
export type Form = {
  mode: string
  model: string
  prompt: string
  searchPrompt: string
  negativePrompt: string
  seed: number | null
  /** How many pictures are made of it at once, where it makes another one of each seed. */
  count: number
  style: string | null
  aspectRatio: string
  imageStrength: number
  private: boolean
  /** The template that it was filled in from. */
  templateId: string | null
  /** The creation that it was started from. */
  sourceId: string | null
  /** The choice of each select, by the select's key. */
  options: Readonly<Record<string, string>>
}

/** Form data from outside: a template, a link, a draft, a creation. Nothing of it is taken on trust. */
export type FormData = Readonly<Record<string, unknown>>

export type Configuration = { mode: Mode; model: Model }

/** The mode and model of a form with the model's settings merged over the mode's. */
export function configurationOfForm(form: Pick<Form, 'mode' | 'model'>): Configuration {
  const mode = findMode(form.mode) ?? (findMode(DEFAULT_MODE) as Mode)
  const model = findModel(mode, form.model) ?? (mode.models[0] as Model)
  return { mode: configurationOf(mode, model), model }
}

/** An empty form for the mode, with its first available model and the default choice of every select. */
export function emptyForm(isAvailable: IsAvailable, modeKey: string = DEFAULT_MODE): Form {
  const mode = findMode(modeKey) ?? (findMode(DEFAULT_MODE) as Mode)
  const base: Form = {
    mode: mode.key,
    model: '',
    prompt: '',
    searchPrompt: '',
    negativePrompt: DEFAULT_NEGATIVE_PROMPT,
    seed: null,
    count: lastCount(mode.key),
    style: null,
    aspectRatio: DEFAULT_RATIO,
    imageStrength: DEFAULT_IMAGE_STRENGTH,
    private: false,
    templateId: null,
    sourceId: null,
    options: {},
  }
  return chooseModel(base, startingModel(mode, isAvailable).name)
}

/** The form with another model: its form data merged in, selects that it lacks dropped. */
export function chooseModel(form: Form, name: string): Form {
  const { mode, model } = configurationOfForm({ mode: form.mode, model: name })
  const options = Object.fromEntries(
    mode.selectInputs.map(({ key, choices, defaultChoice }) => {
      const kept = form.options[key]
      return [key, kept !== undefined && choices.some(choice => choice.key === kept) ? kept : defaultChoice]
    }),
  )
  return mergeFormData({ ...form, model: model.name, options }, model.formData)
}

/**
 * The form with such form data merged in: the mode and model that they name, and every field that the
 * catalogue allows. Another mode starts from an empty form. What is unknown or does not fit is left out.
 */
export function formOf(data: FormData, base: Form, isAvailable: IsAvailable): Form {
  const mode = typeof data.imageMode === 'string' ? findMode(data.imageMode) : undefined
  const form = mode && mode.key !== base.mode ? emptyForm(isAvailable, mode.key) : base
  const models = configurationOfForm(form).mode.models
  const model = models.find(one => one.name === data.model)
  return mergeFormData(model ? chooseModel(form, model.name) : form, data)
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most

/** Whether a value may be in the field of that name. */
const FITS: { [Name in Exclude<keyof Form, 'mode' | 'model' | 'options'>]: (value: unknown) => boolean } = {
  prompt: value => isText(value) && value.length <= PROMPT_LIMIT,
  searchPrompt: value => isText(value) && value.length <= PROMPT_LIMIT,
  negativePrompt: value => isText(value) && value.length <= PROMPT_LIMIT,
  seed: value => value === null || (isBetween(value, 0, SEED_LIMIT) && Number.isInteger(value)),
  count: isCount,
  style: value => value === null || (isText(value) && isStyle(value) && value !== 'none'),
  aspectRatio: value => isText(value) && isRatio(value),
  imageStrength: value => isBetween(value, 0, 1),
  private: value => typeof value === 'boolean',
  templateId: value => value === null || isText(value),
  sourceId: value => value === null || (isText(value) && CREATION_ID.test(value)),
}

/** The form with those fields of the form data that fit it. Mode and model stay as they are. */
function mergeFormData(form: Form, data: FormData): Form {
  const fields = Object.entries(FITS).filter(([name, fits]) => Object.hasOwn(data, name) && fits(data[name]))
  const given = isRecord(data.options) ? { ...data, ...data.options } : data
  const choices = configurationOfForm(form).mode.selectInputs.filter(select =>
    select.choices.some(choice => choice.key === given[select.key]),
  )
  return {
    ...form,
    ...Object.fromEntries(fields.map(([name]) => [name, data[name]])),
    options: { ...form.options, ...Object.fromEntries(choices.map(({ key }) => [key, String(given[key])])) },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Form data that describe the form again. */
export const formDataOf = ({ mode, ...form }: Form): FormData => ({ ...form, imageMode: mode })

/**
 * Under what a picture is kept. An input of the same field but another meaning is another place, so that a
 * garment never becomes a portrait when the model changes, and is back when it changes back.
 */
export const slotOf = (input: ImageInput): string => `${input.name} ${input.title}`

/** How large the pictures of a form are, by their slots. */
export type Sizes = Readonly<Record<string, Size>>

/** The picture whose shape the result takes over: the first one that the mode asks for. */
function leadingPicture(mode: Mode, pictures: Sizes): Size | undefined {
  const [input] = mode.imageInputs
  return input && pictures[slotOf(input)]
}

/** The ratio that the form has unless the person sets another: that of its picture, as near as there is one. */
export function proposedRatio(form: Pick<Form, 'mode' | 'model'>, pictures: Sizes): string {
  const { mode, model } = configurationOfForm(form)
  const { aspectRatio: ofModel } = model.formData
  const picture = leadingPicture(mode, pictures)
  return picture && (mode.aspectRatio || !ofModel) ? ratioOf(picture) : (ofModel ?? DEFAULT_RATIO)
}

/** What is left of a picture that is cropped, as parts of its width and height. */
export type Crop = { width: number; height: number }

/** A ratio is rarely met to the pixel: what is less than this is no crop that anybody sees. */
const UNSEEN_CROP = 0.02

/** How the form's picture will be cropped, or null when all of it stays. */
export function cropOf(form: Pick<Form, 'mode' | 'model' | 'aspectRatio'>, pictures: Sizes): Crop | null {
  const { mode } = configurationOfForm(form)
  const picture = leadingPicture(mode, pictures)
  if (!picture || !mode.crops) return null
  const wider = picture.width / picture.height / proportionOf(form.aspectRatio)
  if (Math.abs(1 - Math.min(wider, 1 / wider)) < UNSEEN_CROP) return null
  return { width: Math.min(1, 1 / wider), height: Math.min(1, wider) }
}

/** Why the form's picture cannot be worked on as it is set up; null when it can, or when there is none. */
function problemWithPicture(form: Pick<Form, 'mode' | 'model' | 'options'>, pictures: Sizes): string | null {
  const picture = leadingPicture(configurationOfForm(form).mode, pictures)
  return picture && form.mode === 'upscale' ? problemWithUpscale(picture, Number(form.options.scale)) : null
}

/** What is still missing, each as a few words for the person; empty when the form can be sent. */
export function missingIn(form: Form, pictures: Sizes): string[] {
  const { mode } = configurationOfForm(form)
  const missing = mode.imageInputs
    .filter(input => !input.optional && !pictures[slotOf(input)])
    .map(input => `Add the ${nameOfPicture(input)} to create.`)
  const problem = problemWithPicture(form, pictures)
  if (problem) missing.push(problem)
  if (mode.searchPrompt && !form.searchPrompt.trim()) missing.push('Say what to search for.')
  if (mode.prompt && !form.prompt.trim()) missing.push(describePrompt(mode))
  if (form.prompt.length > PROMPT_LIMIT || form.searchPrompt.length > PROMPT_LIMIT) {
    missing.push('Shorten the prompt to 5,000 characters.')
  }
  return missing
}

/** `garment picture`, but `old photo`: what the input takes, within a sentence. */
export function nameOfPicture({ title }: ImageInput): string {
  const name = title.toLowerCase()
  return /(picture|photo|image)$/.test(name) ? name : `${name} picture`
}

const describePrompt = ({ promptLabel }: Mode): string =>
  promptLabel ? `Fill in “${promptLabel}”.` : 'Write a prompt to create.'

/** The JSON part of the submission for so many pictures: only what the mode uses. */
export function payloadOf(form: Form, allowPrivate: boolean, count: number): Record<string, unknown> {
  const { mode } = configurationOfForm(form)
  const { garmentType = null, ...options } = form.options
  return {
    imageMode: form.mode,
    model: form.model,
    prompt: mode.prompt ? form.prompt.trim() : '',
    searchPrompt: mode.searchPrompt ? form.searchPrompt.trim() : '',
    negativePrompt: form.negativePrompt,
    seed: form.seed,
    count,
    style: mode.style ? form.style : null,
    aspectRatio: form.aspectRatio,
    imageStrength: form.imageStrength,
    private: form.private && allowPrivate,
    templateId: form.templateId,
    sourceId: form.sourceId,
    garmentType,
    options,
  }
}

/** Price of one picture of the form in credits. */
export const priceOf = (form: Pick<Form, 'mode' | 'model'>): number =>
  configurationOfForm(form).model.options.credits

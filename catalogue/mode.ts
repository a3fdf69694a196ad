import type { ProviderId } from './providers.ts'

/** The shape of a mode's entry: everything that form, validation, price, help and tests iterate. */
export type ImageInput = {
  /** Field name in the multipart form: file1, file2. */
  name: string
  title: string
  optional: boolean
}

export type SelectInput = {
  /** Its choice goes into the form's `options` under this key; that of `garmentType` into the field of this name. */
  key: string
  title: string
  choices: readonly { key: string; title: string }[]
  /** Key of the choice that stands at first. */
  defaultChoice: string
}

/** What a model may set otherwise than its mode. */
export type ModelOptions = {
  credits: number
  aspectRatio?: boolean
  promptLabel?: string
  promptPlaceHolder?: string
  imageInputs?: readonly ImageInput[]
  selectInputs?: readonly SelectInput[]
}

/** Fields of the creation form that a model fills in when it is chosen. */
export type ModelFormData = Readonly<{
  model: string
  prompt?: string
  aspectRatio?: string
  imageStrength?: number
}>

export type Model = {
  /** Stored with the creation and sent as `model`. */
  name: string
  title: string
  description: string
  /**
   * Which providers serve it, the best fitting one first; the first that is configured does. Left out are
   * those that would cost more than people pay.
   */
  providers: readonly ProviderId[]
  /** Merged into the form when the model is chosen. */
  formData: ModelFormData
  /** Merged over the mode's own settings when the model is chosen. */
  options: ModelOptions
}

/** The groups, in the order in which they are shown. */
export const MODE_GROUPS = [
  'AI Image Generation',
  'AI Designing',
  'AI Photographing',
  'AI Image Editing',
] as const

export type ModeGroup = (typeof MODE_GROUPS)[number]

export type Mode = {
  key: string
  name: string
  description: string
  group: ModeGroup
  category: 'image/creating' | 'image/editing'
  /** Shown among the AI Imaging Apps. */
  trending: boolean
  /** Shown in the mode grid. */
  grid: boolean
  /** Whether a prompt is asked for, and then needed. */
  prompt: boolean
  /** Stands over the prompt where there is a second one beside it, or where it is not the main prompt. */
  promptLabel: string
  promptPlaceHolder: string
  searchPrompt: boolean
  searchPromptLabel: string
  searchPromptPlaceHolder: string
  /** Whether the ratio can be chosen. */
  aspectRatio: boolean
  style: boolean
  /** Whether its picture is cropped to the ratio, around its middle. */
  crops: boolean
  /** Whether it can be set how far the result may go from the picture that was sent. */
  imageStrength: boolean
  showEnhancePrompt: boolean
  /** Price of the first model, which is chosen at the start, in credits. */
  credits: number
  imageInputs: readonly ImageInput[]
  /** Said beside the places for pictures; nothing where there is nothing to heed. */
  imageNote: string
  selectInputs: readonly SelectInput[]
  models: readonly Model[]
}

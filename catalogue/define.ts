import type { ImageInput, Mode, Model, ModelFormData, ModelOptions } from './mode.ts'
import type { ProviderId } from './providers.ts'

type Given = 'key' | 'name' | 'description' | 'group' | 'category' | 'models'

/** What most modes have in common; an entry names only what is different. */
const USUAL: Omit<Mode, Given | 'credits'> = {
  trending: true,
  grid: true,
  prompt: true,
  promptLabel: '',
  promptPlaceHolder: 'Describe a picture...',
  searchPrompt: false,
  searchPromptLabel: '',
  searchPromptPlaceHolder: '',
  aspectRatio: false,
  crops: false,
  style: false,
  imageStrength: false,
  showEnhancePrompt: false,
  imageInputs: [],
  imageNote: '',
  selectInputs: [],
}

/** A mode of the catalogue; the price of the mode is that of its first model. */
export function defineMode<const Key extends string>(
  entry: { key: Key } & Pick<Mode, Given> & Partial<Omit<Mode, 'credits'>>,
): Mode & { key: Key } {
  const withoutPrompt = entry.prompt === false ? { promptPlaceHolder: '' } : {}
  return { ...USUAL, ...withoutPrompt, ...entry, credits: entry.models[0]?.options.credits ?? 0 }
}

/** A model with its price and its providers, the best fitting one first; `formData` and `options` are what else it changes when it is chosen. */
export function defineModel(
  name: string,
  title: string,
  description: string,
  credits: number,
  providers: readonly ProviderId[],
  changes: { formData?: Omit<ModelFormData, 'model'>; options?: Omit<ModelOptions, 'credits'> } = {},
): Model {
  return {
    name,
    title,
    description,
    providers,
    formData: { ...changes.formData, model: name },
    options: { ...changes.options, credits },
  }
}

/** The picture that has to be sent as `file1` or `file2`. */
export const picture = (name: 'file1' | 'file2', title: string): ImageInput => ({
  name,
  title,
  optional: false,
})

/** A picture that may be sent along. */
export const optionalPicture = (name: 'file1' | 'file2', title: string): ImageInput => ({
  name,
  title,
  optional: true,
})

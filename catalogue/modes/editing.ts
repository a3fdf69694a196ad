import { defineMode, defineModel, picture } from '../define.ts'

const group = 'AI Image Editing'
const category = 'image/editing'

const fixOldPhoto = defineMode({
  key: 'fixOldPhoto',
  name: 'Fix Old Photo',
  description: 'Scratches, folds and faded colors of an old photograph, mended.',
  group,
  category,
  prompt: false,
  imageInputs: [picture('file1', 'Old photo')],
  models: [defineModel('v1.0', 'v1.0', 'Mends scratches and fading', 40, ['replicate', 'comfyui'])],
})

const removeBackground = defineMode({
  key: 'removeBackground',
  name: 'Remove Background',
  description: 'Cut the subject out and leave the rest transparent.',
  group,
  category,
  prompt: false,
  imageInputs: [picture('file1', 'Picture')],
  models: [defineModel('pro', 'Pro', 'Clean, soft edges', 20, ['stability', 'comfyui'])],
})

const replaceBackground = defineMode({
  key: 'replaceBackground',
  name: 'Replace Background',
  description: 'Keep the subject and put it somewhere else.',
  group,
  category,
  promptPlaceHolder: 'Describe the new background...',
  showEnhancePrompt: true,
  imageInputs: [picture('file1', 'Picture')],
  models: [
    defineModel('v1.0', 'v1.0', 'A new place behind the subject', 20, ['replicate', 'comfyui']),
    defineModel('v2.0', 'v2.0', 'Lights the subject to match', 70, ['stability', 'openai-images', 'comfyui']),
  ],
})

const searchRecolor = defineMode({
  key: 'searchRecolor',
  name: 'Search & Recolor',
  description: 'Name a thing in the picture and give it another color.',
  group,
  category,
  promptLabel: 'New color',
  promptPlaceHolder: 'The color it should have...',
  searchPrompt: true,
  searchPromptLabel: 'Search for',
  searchPromptPlaceHolder: 'What to recolor...',
  imageInputs: [picture('file1', 'Source')],
  models: [defineModel('pro', 'Pro', 'Only the color changes', 5, ['stability', 'openai-images', 'comfyui'])],
})

const searchReplace = defineMode({
  key: 'searchReplace',
  name: 'Search & Replace',
  description: 'Name a thing in the picture and what should be there instead.',
  group,
  category,
  promptLabel: 'Replace with',
  promptPlaceHolder: 'What should be there instead...',
  searchPrompt: true,
  searchPromptLabel: 'Search for',
  searchPromptPlaceHolder: 'What to replace...',
  imageInputs: [picture('file1', 'Source')],
  models: [defineModel('pro', 'Pro', 'Fits light and shadow', 40, ['stability', 'openai-images', 'comfyui'])],
})

const upscale = defineMode({
  key: 'upscale',
  name: 'Upscale',
  description: 'Make a picture two to four times as large, with crisp edges.',
  group,
  category,
  prompt: false,
  imageInputs: [picture('file1', 'Picture')],
  selectInputs: [
    {
      key: 'scale',
      title: 'Size',
      choices: [
        { key: '2', title: '2x' },
        { key: '3', title: '3x' },
        { key: '4', title: '4x' },
      ],
      defaultChoice: '2',
    },
  ],
  models: [
    defineModel('v1.0', 'v1.0', 'Crisp edges', 2, ['replicate', 'comfyui', 'automatic1111']),
    defineModel('v1.1', 'v1.1', 'Softer, keeps the grain', 2, ['replicate', 'comfyui']),
  ],
})

/** AI Image Editing, in the order in which the modes are shown. */
export const editing = [
  fixOldPhoto,
  removeBackground,
  replaceBackground,
  searchRecolor,
  searchReplace,
  upscale,
] as const

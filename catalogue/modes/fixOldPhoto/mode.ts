import { defineMode, defineModel, picture } from '#catalogue/define.ts'

export const fixOldPhoto = defineMode({
  key: 'fixOldPhoto',
  name: 'Fix Old Photo',
  description: 'Scratches, folds and faded colors of an old photograph, mended.',
  group: 'AI Image Editing',
  category: 'image/editing',
  prompt: false,
  imageInputs: [picture('file1', 'Old photo')],
  models: [defineModel('v1.0', 'v1.0', 'Mends scratches and fading', 40, ['replicate', 'comfyui'])],
})

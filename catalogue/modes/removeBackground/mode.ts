import { defineMode, defineModel, picture } from '#catalogue/define.ts'

export const removeBackground = defineMode({
  key: 'removeBackground',
  name: 'Remove Background',
  description: 'Cut the subject out and leave the rest transparent.',
  group: 'AI Image Editing',
  category: 'image/editing',
  prompt: false,
  imageInputs: [picture('file1', 'Picture')],
  models: [defineModel('pro', 'Pro', 'Clean, soft edges', 20, ['stability', 'comfyui'])],
})

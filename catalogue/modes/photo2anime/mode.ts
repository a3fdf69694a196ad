import { defineMode, defineModel, picture } from '#catalogue/define.ts'

export const photo2anime = defineMode({
  key: 'photo2anime',
  name: 'Photo to Anime',
  description: 'A photograph redrawn as a frame of anime.',
  group: 'AI Photographing',
  category: 'image/editing',
  prompt: false,
  imageInputs: [picture('file1', 'Photo')],
  models: [defineModel('v1.0', 'v1.0', 'Clean lines and flat colors', 2, ['replicate', 'comfyui'])],
})

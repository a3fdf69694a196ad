import { defineMode, defineModel, picture } from '#catalogue/define.ts'

export const replaceBackground = defineMode({
  key: 'replaceBackground',
  name: 'Replace Background',
  description: 'Keep the subject and put it somewhere else.',
  group: 'AI Image Editing',
  category: 'image/editing',
  promptPlaceHolder: 'Describe the new background...',
  showEnhancePrompt: true,
  imageInputs: [picture('file1', 'Picture')],
  models: [
    defineModel('v1.0', 'v1.0', 'A new place behind the subject', 20, ['replicate', 'comfyui']),
    defineModel('v2.0', 'v2.0', 'Lights the subject to match', 70, ['stability', 'openai-images', 'comfyui']),
  ],
})

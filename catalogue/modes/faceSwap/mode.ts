import { defineMode, defineModel, picture } from '#catalogue/define.ts'

export const faceSwap = defineMode({
  key: 'faceSwap',
  name: 'Face Swap',
  description: 'Put another face into a picture; light and pose stay.',
  group: 'AI Photographing',
  category: 'image/editing',
  prompt: false,
  imageInputs: [picture('file1', 'Source'), picture('file2', 'New face')],
  imageNote: 'Only faces of people who agreed.',
  models: [
    defineModel('v1.0', 'v1.0', 'Quick, for one clear face', 4, ['replicate', 'comfyui']),
    defineModel('v1.1', 'v1.1', 'Finer skin, for large faces', 50, ['replicate', 'openai-images', 'comfyui']),
  ],
})

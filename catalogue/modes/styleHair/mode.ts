import { defineMode, defineModel, picture } from '#catalogue/define.ts'

export const styleHair = defineMode({
  key: 'styleHair',
  name: 'Style Hair',
  description: 'Try the hair of one picture on the head of another.',
  group: 'AI Photographing',
  category: 'image/editing',
  trending: false,
  grid: false,
  prompt: false,
  imageInputs: [picture('file1', 'Source'), picture('file2', 'Hair')],
  models: [
    defineModel('v1.0', 'v1.0', 'Cut, color and fall of the hair', 300, [
      'replicate',
      'openai-images',
      'comfyui',
    ]),
  ],
})

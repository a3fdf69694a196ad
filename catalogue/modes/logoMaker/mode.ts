import { defineMode, defineModel, optionalPicture } from '#catalogue/define.ts'

const square = { formData: { aspectRatio: '1:1' } }

export const logoMaker = defineMode({
  key: 'logoMaker',
  name: 'Logo Maker',
  description: 'A mark for a name, a shop or a shirt, drawn from a few words.',
  group: 'AI Designing',
  category: 'image/creating',
  promptPlaceHolder: 'The name, what it stands for, shape and colors...',
  aspectRatio: true,
  crops: true,
  imageStrength: true,
  showEnhancePrompt: true,
  imageInputs: [optionalPicture('file1', 'Guide')],
  models: [
    defineModel(
      'v1.0',
      'v1.0',
      'Clean marks on a plain ground',
      10,
      ['replicate', 'automatic1111', 'comfyui', 'openai-images'],
      square,
    ),
    defineModel(
      'v1.1',
      'v1.1',
      'Sharper lettering',
      10,
      ['replicate', 'stability', 'comfyui', 'openai-images'],
      square,
    ),
    defineModel('v1.2', 'v1.2', 'For t-shirts', 200, ['replicate', 'comfyui'], {
      ...square,
      options: { promptPlaceHolder: 'The name and the picture on the t-shirt, its colors...' },
    }),
  ],
})

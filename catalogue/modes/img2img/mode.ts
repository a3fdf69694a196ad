import { defineMode, defineModel, optionalPicture } from '#catalogue/define.ts'

export const img2img = defineMode({
  key: 'img2img',
  name: 'Image to Image',
  description: 'Let a picture guide the next one: its layout and colors, your words.',
  group: 'AI Image Generation',
  category: 'image/creating',
  promptPlaceHolder: 'Describe what the picture should become...',
  aspectRatio: true,
  crops: true,
  style: true,
  imageStrength: true,
  imageInputs: [optionalPicture('file1', 'Guide')],
  models: [
    defineModel('fast', 'Fast', 'A quick try', 6, ['replicate', 'automatic1111', 'comfyui']),
    defineModel('standard', 'Standard', 'Good for most pictures', 35, [
      'stability',
      'openai-images',
      'comfyui',
      'automatic1111',
    ]),
    defineModel('pro', 'Pro', 'Finer edges and detail', 40, [
      'stability',
      'openai-images',
      'comfyui',
      'automatic1111',
    ]),
    defineModel('ultra', 'Ultra', 'The finest detail', 60, [
      'stability',
      'openai-images',
      'comfyui',
      'automatic1111',
    ]),
  ],
})

import { defineMode, defineModel, optionalPicture } from '../define.ts'

const group = 'AI Image Generation'

const txt2img = defineMode({
  key: 'txt2img',
  name: 'Text to Image',
  description: 'Describe a picture in words and watch it being painted.',
  group,
  category: 'image/creating',
  promptPlaceHolder: 'Describe a picture...',
  aspectRatio: true,
  style: true,
  showEnhancePrompt: true,
  models: [
    defineModel('fast', 'Fast', 'A quick sketch of the idea', 3, [
      'replicate',
      'comfyui',
      'automatic1111',
      'ai-horde',
    ]),
    defineModel('standard', 'Standard', 'Good for most pictures', 25, [
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
    defineModel('ultra', 'Ultra', 'The largest picture', 60, [
      'stability',
      'openai-images',
      'comfyui',
      'automatic1111',
    ]),
  ],
})

const img2img = defineMode({
  key: 'img2img',
  name: 'Image to Image',
  description: 'Let a picture guide the next one: its layout and colors, your words.',
  group,
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

const emoji = defineMode({
  key: 'emoji',
  name: 'Emoji',
  description: 'An emoji that no keyboard has, on a plain ground.',
  group,
  category: 'image/creating',
  promptPlaceHolder: 'A thing and a mood, such as “a proud teapot”...',
  models: [
    defineModel('pro', 'Pro', 'Round, bright and simple', 4, ['replicate', 'comfyui'], {
      formData: { aspectRatio: '1:1' },
    }),
  ],
})

/** AI Image Generation, in the order in which the modes are shown. */
export const generation = [txt2img, img2img, emoji] as const

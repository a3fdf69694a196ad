import { defineMode, defineModel } from '#catalogue/define.ts'

export const txt2img = defineMode({
  key: 'txt2img',
  name: 'Text to Image',
  description: 'Describe a picture in words and watch it being painted.',
  group: 'AI Image Generation',
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

import { defineMode, defineModel, picture } from '#catalogue/define.ts'

export const upscale = defineMode({
  key: 'upscale',
  name: 'Upscale',
  description: 'Make a picture two to four times as large, with crisp edges.',
  group: 'AI Image Editing',
  category: 'image/editing',
  prompt: false,
  imageInputs: [picture('file1', 'Picture')],
  selectInputs: [
    {
      key: 'scale',
      title: 'Size',
      choices: [
        { key: '2', title: '2x' },
        { key: '3', title: '3x' },
        { key: '4', title: '4x' },
      ],
      defaultChoice: '2',
    },
  ],
  models: [
    defineModel('v1.0', 'v1.0', 'Crisp edges', 2, ['replicate', 'comfyui', 'automatic1111']),
    defineModel('v1.1', 'v1.1', 'Softer, keeps the grain', 2, ['replicate', 'comfyui']),
  ],
})

import { defineMode, defineModel, picture } from '#catalogue/define.ts'

export const face2sticker = defineMode({
  key: 'face2sticker',
  name: 'Face to Sticker',
  description: 'A face becomes a sticker with a white edge.',
  group: 'AI Photographing',
  category: 'image/editing',
  promptPlaceHolder: 'Describe the sticker, such as “a person laughing”...',
  imageInputs: [picture('file1', 'Face')],
  models: [
    defineModel('pro', 'Pro', 'Drawn, cut out and edged', 30, ['replicate', 'comfyui'], {
      formData: { prompt: 'a person', aspectRatio: '1:1' },
    }),
  ],
})

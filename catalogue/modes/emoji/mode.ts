import { defineMode, defineModel } from '#catalogue/define.ts'

export const emoji = defineMode({
  key: 'emoji',
  name: 'Emoji',
  description: 'An emoji that no keyboard has, on a plain ground.',
  group: 'AI Image Generation',
  category: 'image/creating',
  promptPlaceHolder: 'A thing and a mood, such as “a proud teapot”...',
  models: [
    defineModel('pro', 'Pro', 'Round, bright and simple', 4, ['replicate', 'comfyui'], {
      formData: { aspectRatio: '1:1' },
    }),
  ],
})

import { defineMode, defineModel, picture } from '#catalogue/define.ts'

export const searchRecolor = defineMode({
  key: 'searchRecolor',
  name: 'Search & Recolor',
  description: 'Name a thing in the picture and give it another color.',
  group: 'AI Image Editing',
  category: 'image/editing',
  promptLabel: 'New color',
  promptPlaceHolder: 'The color it should have...',
  searchPrompt: true,
  searchPromptLabel: 'Search for',
  searchPromptPlaceHolder: 'What to recolor...',
  imageInputs: [picture('file1', 'Source')],
  models: [defineModel('pro', 'Pro', 'Only the color changes', 5, ['stability', 'openai-images', 'comfyui'])],
})

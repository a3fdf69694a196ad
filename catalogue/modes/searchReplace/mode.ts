import { defineMode, defineModel, picture } from '#catalogue/define.ts'

export const searchReplace = defineMode({
  key: 'searchReplace',
  name: 'Search & Replace',
  description: 'Name a thing in the picture and what should be there instead.',
  group: 'AI Image Editing',
  category: 'image/editing',
  promptLabel: 'Replace with',
  promptPlaceHolder: 'What should be there instead...',
  searchPrompt: true,
  searchPromptLabel: 'Search for',
  searchPromptPlaceHolder: 'What to replace...',
  imageInputs: [picture('file1', 'Source')],
  models: [defineModel('pro', 'Pro', 'Fits light and shadow', 40, ['stability', 'openai-images', 'comfyui'])],
})

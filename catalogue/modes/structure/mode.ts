import { defineMode, defineModel, picture } from '#catalogue/define.ts'

export const structure = defineMode({
  key: 'structure',
  name: 'Structure',
  description: 'Keep the shapes of a picture and change everything else.',
  group: 'AI Designing',
  category: 'image/editing',
  promptPlaceHolder: 'Describe what the same shapes should become...',
  style: true,
  imageInputs: [picture('file1', 'Structure')],
  models: [defineModel('pro', 'Pro', 'Every edge stays where it was', 30, ['stability', 'comfyui'])],
})

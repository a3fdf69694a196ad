import { defineMode, defineModel, picture } from '#catalogue/define.ts'

export const sketch2img = defineMode({
  key: 'sketch2img',
  name: 'Sketch to Image',
  description: 'A rough drawing in, a finished picture out. Lines stay where you put them.',
  group: 'AI Designing',
  category: 'image/editing',
  promptPlaceHolder: 'Say what the sketch shows and how it should look...',
  style: true,
  imageInputs: [picture('file1', 'Sketch')],
  models: [defineModel('pro', 'Pro', 'Follows the lines of the sketch', 30, ['stability', 'comfyui'])],
})

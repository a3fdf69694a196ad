import { defineMode, defineModel, optionalPicture, picture } from '../define.ts'

const group = 'AI Designing'
const square = { formData: { aspectRatio: '1:1' } }

const structure = defineMode({
  key: 'structure',
  name: 'Structure',
  description: 'Keep the shapes of a picture and change everything else.',
  group,
  category: 'image/editing',
  promptPlaceHolder: 'Describe what the same shapes should become...',
  style: true,
  imageInputs: [picture('file1', 'Structure')],
  models: [defineModel('pro', 'Pro', 'Every edge stays where it was', 30, ['stability', 'comfyui'])],
})

const sketch2img = defineMode({
  key: 'sketch2img',
  name: 'Sketch to Image',
  description: 'A rough drawing in, a finished picture out. Lines stay where you put them.',
  group,
  category: 'image/editing',
  promptPlaceHolder: 'Say what the sketch shows and how it should look...',
  style: true,
  imageInputs: [picture('file1', 'Sketch')],
  models: [defineModel('pro', 'Pro', 'Follows the lines of the sketch', 30, ['stability', 'comfyui'])],
})

const logoMaker = defineMode({
  key: 'logoMaker',
  name: 'Logo Maker',
  description: 'A mark for a name, a shop or a shirt, drawn from a few words.',
  group,
  category: 'image/creating',
  promptPlaceHolder: 'The name, what it stands for, shape and colors...',
  aspectRatio: true,
  crops: true,
  imageStrength: true,
  showEnhancePrompt: true,
  imageInputs: [optionalPicture('file1', 'Guide')],
  models: [
    defineModel(
      'v1.0',
      'v1.0',
      'Clean marks on a plain ground',
      10,
      ['replicate', 'automatic1111', 'comfyui', 'openai-images'],
      square,
    ),
    defineModel(
      'v1.1',
      'v1.1',
      'Sharper lettering',
      10,
      ['replicate', 'stability', 'comfyui', 'openai-images'],
      square,
    ),
    defineModel('v1.2', 'v1.2', 'For t-shirts', 200, ['replicate', 'comfyui'], {
      ...square,
      options: { promptPlaceHolder: 'The name and the picture on the t-shirt, its colors...' },
    }),
  ],
})

/** AI Designing, in the order in which the modes are shown. */
export const designing = [structure, sketch2img, logoMaker] as const

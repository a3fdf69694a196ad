import { defineMode, defineModel, picture } from '#catalogue/define.ts'
import type { SelectInput } from '#catalogue/mode.ts'

const GARMENT_TYPE: SelectInput = {
  key: 'garmentType',
  title: 'Garment type',
  choices: [
    { key: 'upper_body', title: 'Upper body' },
    { key: 'lower_body', title: 'Lower body' },
    { key: 'dresses', title: 'Dresses' },
  ],
  defaultChoice: 'upper_body',
}

export const virtualTryOn = defineMode({
  key: 'virtualTryOn',
  name: 'Virtual Try-On',
  description: 'See a garment on a person before it is bought.',
  group: 'AI Photographing',
  category: 'image/editing',
  models: [
    defineModel('v1.0', 'v1.0', 'One garment on a person', 50, ['replicate', 'comfyui'], {
      options: {
        promptLabel: 'Garment description',
        promptPlaceHolder: 'Describe the garment as the picture shows it...',
        imageInputs: [picture('file1', 'Portrait'), picture('file2', 'Garment')],
        selectInputs: [GARMENT_TYPE],
      },
    }),
    defineModel(
      'v1.1',
      'v1.1',
      'A whole outfit from a model',
      50,
      ['replicate', 'openai-images', 'comfyui'],
      {
        options: {
          promptPlaceHolder: 'Describe the picture: the person, the outfit, the place...',
          imageInputs: [picture('file1', 'Model image'), picture('file2', 'Portrait')],
        },
      },
    ),
  ],
})

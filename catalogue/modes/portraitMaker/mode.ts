import { defineMode, defineModel, picture } from '#catalogue/define.ts'
import type { SelectInput } from '#catalogue/mode.ts'

/** The styles of photomaker-style; engines send the titles as they are, with their spelling. */
const PORTRAIT_STYLE: SelectInput = {
  key: 'portraitStyle',
  title: 'Style',
  choices: [
    { key: 'no-style', title: 'No style' },
    { key: 'cinematic', title: 'Cinematic' },
    { key: 'disney', title: 'Disney Charactor' },
    { key: 'digital-art', title: 'Digital Art' },
    { key: 'photographic', title: 'Photographic (Default)' },
    { key: 'fantasy-art', title: 'Fantasy art' },
    { key: 'neonpunk', title: 'Neonpunk' },
    { key: 'enhance', title: 'Enhance' },
    { key: 'comic-book', title: 'Comic book' },
    { key: 'lowpoly', title: 'Lowpoly' },
    { key: 'line-art', title: 'Line art' },
  ],
  defaultChoice: 'photographic',
}

export const portraitMaker = defineMode({
  key: 'portraitMaker',
  name: 'Portrait Maker',
  description: 'One photograph of a face, a new portrait in any scene.',
  group: 'AI Photographing',
  category: 'image/editing',
  promptPlaceHolder: 'Describe the portrait: the place, the clothes, the light...',
  imageInputs: [picture('file1', 'Portrait')],
  models: [
    defineModel('photomaker', 'PhotoMaker', 'Keeps the face, changes the scene', 10, [
      'replicate',
      'comfyui',
    ]),
    defineModel(
      'photomaker-style',
      'PhotoMaker Style',
      'The face in a style of art',
      10,
      ['replicate', 'comfyui'],
      {
        options: { selectInputs: [PORTRAIT_STYLE] },
      },
    ),
    defineModel('id-photorealistic', 'ID Photorealistic', 'As if taken by a camera', 20, [
      'replicate',
      'comfyui',
    ]),
    defineModel(
      'become-image',
      'Become Image',
      'The face takes over another picture',
      10,
      ['replicate', 'comfyui'],
      {
        options: { imageInputs: [picture('file1', 'Portrait'), picture('file2', 'Target')] },
      },
    ),
    defineModel(
      'copy-pose',
      'Copy Pose',
      'The face in the pose of another picture',
      40,
      ['replicate', 'comfyui'],
      {
        options: { imageInputs: [picture('file1', 'Portrait'), picture('file2', 'Pose')] },
      },
    ),
    defineModel('pulid', 'PuLID', 'Quick, in any shape', 3, ['replicate', 'comfyui'], {
      options: { aspectRatio: true },
    }),
  ],
})

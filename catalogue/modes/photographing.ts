import { defineMode, defineModel, picture } from '../define.ts'
import type { SelectInput } from '../mode.ts'

const group = 'AI Photographing'

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

const portraitMaker = defineMode({
  key: 'portraitMaker',
  name: 'Portrait Maker',
  description: 'One photograph of a face, a new portrait in any scene.',
  group,
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

const face2sticker = defineMode({
  key: 'face2sticker',
  name: 'Face to Sticker',
  description: 'A face becomes a sticker with a white edge.',
  group,
  category: 'image/editing',
  promptPlaceHolder: 'Describe the sticker, such as “a person laughing”...',
  imageInputs: [picture('file1', 'Face')],
  models: [
    defineModel('pro', 'Pro', 'Drawn, cut out and edged', 30, ['replicate', 'comfyui'], {
      formData: { prompt: 'a person', aspectRatio: '1:1' },
    }),
  ],
})

const faceSwap = defineMode({
  key: 'faceSwap',
  name: 'Face Swap',
  description: 'Put another face into a picture; light and pose stay.',
  group,
  category: 'image/editing',
  prompt: false,
  imageInputs: [picture('file1', 'Source'), picture('file2', 'New face')],
  imageNote: 'Only faces of people who agreed.',
  models: [
    defineModel('v1.0', 'v1.0', 'Quick, for one clear face', 4, ['replicate', 'comfyui']),
    defineModel('v1.1', 'v1.1', 'Finer skin, for large faces', 50, ['replicate', 'openai-images', 'comfyui']),
  ],
})

const photo2anime = defineMode({
  key: 'photo2anime',
  name: 'Photo to Anime',
  description: 'A photograph redrawn as a frame of anime.',
  group,
  category: 'image/editing',
  prompt: false,
  imageInputs: [picture('file1', 'Photo')],
  models: [defineModel('v1.0', 'v1.0', 'Clean lines and flat colors', 2, ['replicate', 'comfyui'])],
})

const virtualTryOn = defineMode({
  key: 'virtualTryOn',
  name: 'Virtual Try-On',
  description: 'See a garment on a person before it is bought.',
  group,
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

const styleHair = defineMode({
  key: 'styleHair',
  name: 'Style Hair',
  description: 'Try the hair of one picture on the head of another.',
  group,
  category: 'image/editing',
  trending: false,
  grid: false,
  prompt: false,
  imageInputs: [picture('file1', 'Source'), picture('file2', 'Hair')],
  models: [
    defineModel('v1.0', 'v1.0', 'Cut, color and fall of the hair', 300, [
      'replicate',
      'openai-images',
      'comfyui',
    ]),
  ],
})

/** AI Photographing, in the order in which the modes are shown. */
export const photographing = [
  portraitMaker,
  face2sticker,
  faceSwap,
  photo2anime,
  virtualTryOn,
  styleHair,
] as const

import { findMode, type ModeKey } from './modes.ts'

export type HelpStep = { title: string; text: string }

/** The help page of a mode: numbered steps, and what else is good to know. */
export type Help = {
  steps: readonly HelpStep[]
  remarks: readonly string[]
  /** What the built-in engine, which is no AI model, makes of this mode; null where it does not serve it. */
  builtIn: string | null
}

const upload = (text: string): HelpStep => ({ title: 'Upload', text })
const prompt = (text: string): HelpStep => ({ title: 'Prompt', text })
const ENHANCE: HelpStep = {
  title: 'Enhance Prompt',
  text: 'Optional: have light, lens and colors filled in. Your words stay.',
}
const CREATE: HelpStep = { title: 'Press Create', text: 'The picture arrives in your Gallery.' }

const HELP: Record<ModeKey, Omit<Help, 'builtIn'>> = {
  txt2img: {
    steps: [prompt('Say what the picture should show, and where, and in which light.'), ENHANCE, CREATE],
    remarks: [
      'All Adjustments holds models, styles and shapes. Fast is the one to try an idea with.',
      'The same seed with the same words gives the same picture again.',
    ],
  },
  img2img: {
    steps: [
      upload('Optional: drop a picture whose layout and colors should guide the new one.'),
      prompt('Describe the picture that it should become.'),
      CREATE,
    ],
    remarks: [
      'Image strength, under All Adjustments, says how far the result may go from your picture.',
      'Without a picture, the words alone decide.',
    ],
  },
  emoji: {
    steps: [prompt('Name one thing and one mood.'), CREATE],
    remarks: [
      'Keep it short: with too much detail the result may stop being an emoji and become a picture.',
      'Emojis are always square.',
    ],
  },
  structure: {
    steps: [
      upload('Drop the picture whose shapes should stay.'),
      prompt('Describe what the same shapes should become.'),
      CREATE,
    ],
    remarks: ['Pictures with clear edges work best: rooms, buildings, furniture.'],
  },
  sketch2img: {
    steps: [
      upload('Drop the sketch you want drawn.'),
      prompt('Say what it is and how it should look.'),
      CREATE,
    ],
    remarks: ['Dark lines on a plain background work best. A photo of a drawing on paper is fine.'],
  },
  logoMaker: {
    steps: [
      upload('Optional: drop a picture to guide the shape.'),
      prompt('Give the name, what it stands for, a shape and one or two colors.'),
      ENHANCE,
      CREATE,
    ],
    remarks: ['Model v1.2 makes logos for t-shirts.', 'Few words and few colors make a better logo.'],
  },
  portraitMaker: {
    steps: [
      upload('Drop a photograph of one face, from the front and in good light.'),
      prompt('Describe the portrait: the place, the clothes, the light.'),
      CREATE,
    ],
    remarks: [
      'PhotoMaker Style adds a choice of styles.',
      'Become Image needs a second picture, the target that the face goes into.',
      'Copy Pose needs a second picture, with the pose to take.',
      'PuLID lets you choose the shape of the picture.',
    ],
  },
  face2sticker: {
    steps: [
      upload('Drop a photograph of one face.'),
      prompt('Say who it is and what they do. “a person” is enough.'),
      CREATE,
    ],
    remarks: ['Stickers are always square.'],
  },
  faceSwap: {
    steps: [
      upload('Drop the source, the picture that stays.'),
      { title: 'Upload the new face', text: 'Drop a photograph of the face that goes in.' },
      CREATE,
    ],
    remarks: [
      'Use only faces of people who agreed to it.',
      'Faces turned the same way give the best result. A face from the side cannot be used.',
      'Of several faces in a picture the largest one is taken.',
    ],
  },
  photo2anime: {
    steps: [upload('Drop the photograph to be redrawn.'), CREATE],
    remarks: ['Faces and figures that fill the picture come out best.'],
  },
  virtualTryOn: {
    steps: [
      upload('Drop a portrait and a picture of the garment.'),
      { title: 'Garment type', text: 'Model v1.0: choose upper body, lower body or dresses.' },
      prompt('Model v1.0 needs a description of the garment. Model v1.1 needs a general prompt.'),
      CREATE,
    ],
    remarks: [
      'In model v1.0 the garment description has to match the garment in the picture.',
      'In model v1.1 the first picture is of a model who wears the outfit, the second is the portrait of who should wear it.',
    ],
  },
  styleHair: {
    steps: [
      upload('Drop the source, the portrait to change.'),
      { title: 'Upload the hair', text: 'Drop a portrait with the hair to try.' },
      CREATE,
    ],
    remarks: ['Heads turned the same way give the best result.'],
  },
  fixOldPhoto: {
    steps: [upload('Drop a scan or a photograph of the old picture.'), CREATE],
    remarks: ['Scan the whole photograph, straight and without a flash on it.'],
  },
  removeBackground: {
    steps: [upload('Drop the picture to cut the subject out of.'), CREATE],
    remarks: ['The result is a PNG with a transparent background.'],
  },
  replaceBackground: {
    steps: [
      upload('Drop the picture whose subject should stay.'),
      prompt('Describe the new background.'),
      ENHANCE,
      CREATE,
    ],
    remarks: ['Model v2.0 also lights the subject to match its new place.'],
  },
  searchRecolor: {
    steps: [
      upload('Drop the picture to change.'),
      { title: 'Search prompt', text: 'Name the thing to recolor, as it is in the picture.' },
      prompt('Say which color it should have.'),
      CREATE,
    ],
    remarks: ['“the red car on the left” works better than “car”.'],
  },
  searchReplace: {
    steps: [
      upload('Drop the picture to change.'),
      { title: 'Search prompt', text: 'Name the thing to be replaced, as it is in the picture.' },
      { title: 'Replace prompt', text: 'Say what should be there instead.' },
      CREATE,
    ],
    remarks: ['It needs both: what to search for, and what to replace it with.'],
  },
  upscale: {
    steps: [
      upload('Drop the picture to enlarge.'),
      { title: 'Size', text: 'Choose two, three or four times as large.' },
      CREATE,
    ],
    remarks: [
      'The result can be upscaled again.',
      'AI models also fix the faces in portraits; the built-in engine enlarges them as they are.',
    ],
  },
}

/** Said of what the built-in engine does, mode by mode; docs/embedded-engine.md says more. */
const BUILT_IN: Partial<Record<ModeKey, string>> = {
  txt2img: 'paints the things, places and lighting it knows, and says which words it left out.',
  img2img:
    'gives your picture the style, light, weather and sky of your words, and its main subject another color or material. It draws nothing new into it. Without a picture it paints like Text to Image.',
  emoji: 'draws one thing it knows, gives it a face with the mood, and adds a crown, a heart or the like.',
  structure:
    'keeps every shape and changes light, weather, season and style, and what a clear main subject is made of (“a golden cup”).',
  sketch2img: 'fills the shapes that your lines close and paints the scene behind them. Close your lines.',
  logoMaker:
    'sets the name with a mark in one of four layouts. Put the name in quotes. It takes its color from a guide picture.',
  portraitMaker:
    'offers PhotoMaker Style only: it gives your own portrait a style and does not use the prompt.',
  face2sticker:
    'cuts the person out, shades them like a cartoon and adds a white edge. It does not use the prompt.',
  photo2anime: 'shades your photograph like a cel. Every shape stays where it was.',
  fixOldPhoto: 'mends scratches and specks and restores faded tones. It does not add color or redraw faces.',
  removeBackground:
    'follows colors and edges: one clear subject on a plain background works best. If unsure, it stops and refunds your credits. Some fine hair may be lost.',
  replaceBackground:
    'cuts out as Remove Background does and paints the new place, or a plain backdrop (“white”). If unsure, it stops and refunds your credits.',
  searchRecolor:
    'finds things by their color (“the red cup”), the sky, plants, skin, the background, or else the main subject.',
  searchReplace:
    'finds things as Search & Recolor does, fills the spot from its surroundings and draws one thing it knows there. “nothing” only removes; for the sky, it paints a new one.',
  upscale: 'makes edges crisp and invents no detail. Faces are enlarged like everything else.',
}

/** The help of a mode. @throws for keys that are no mode */
export function helpOf(key: string): Help {
  const known = findMode(key)?.key as ModeKey | undefined
  if (!known) throw new Error(`There is no help for the mode ${key}.`)
  return { ...HELP[known], builtIn: BUILT_IN[known] ?? null }
}

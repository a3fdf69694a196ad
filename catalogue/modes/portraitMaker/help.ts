import { CREATE, type Help, prompt, side, upload } from '#catalogue/define-help.ts'

export const help: Help = {
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
  builtIn: 'offers PhotoMaker Style only: it gives your own portrait a style and does not use the prompt.',
  example: {
    before: side('portrait', 'A woman with curly hair before a dark wall'),
    after: side('portrait-beach', 'The same woman on a beach in the evening sun'),
  },
}

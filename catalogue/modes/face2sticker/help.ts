import { CREATE, type Help, MADE, prompt, side, upload } from '#catalogue/define-help.ts'

export const help: Help = {
  steps: [
    upload('Drop a photograph of one face.'),
    prompt('Say who it is and what they do. “a person” is enough.'),
    CREATE,
  ],
  remarks: ['Stickers are always square.'],
  builtIn:
    'cuts the person out, shades them like a cartoon and adds a white edge. It does not use the prompt.',
  example: {
    before: side('girl', 'A girl with red curls and freckles'),
    after: side('girl-sticker', 'The girl as a sticker with a white edge'),
    drawn: MADE,
  },
}

import { CREATE, type Help, side, upload } from '#catalogue/define-help.ts'

export const help: Help = {
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
  builtIn: null,
  example: {
    before: side('queen', 'A queen and, in the corner, an old woman with glasses'),
    after: side('queen-swapped', 'The queen with the face and glasses of the old woman'),
  },
}

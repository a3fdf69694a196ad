import { CREATE, type Help, side, upload } from '#catalogue/define-help.ts'

export const help: Help = {
  steps: [
    upload('Drop the picture to enlarge.'),
    { title: 'Size', text: 'Choose two, three or four times as large.' },
    CREATE,
  ],
  remarks: [
    'The result can be upscaled again.',
    'AI models also fix the faces in portraits; the built-in engine enlarges them as they are.',
  ],
  builtIn: 'makes edges crisp and invents no detail. Faces are enlarged like everything else.',
  example: {
    before: side('fox-small', 'A fox in blocks of large pixels'),
    after: side('fox-upscaled', 'The fox with fine edges'),
    drawn: 'Made four times as large by the built-in engine.',
  },
}

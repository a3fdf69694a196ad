import { CREATE, ENHANCE, type Help, prompt, side, upload } from '#catalogue/define-help.ts'

export const help: Help = {
  steps: [
    upload('Drop the picture whose subject should stay.'),
    prompt('Describe the new background.'),
    ENHANCE,
    CREATE,
  ],
  remarks: ['Model v2.0 also lights the subject to match its new place.'],
  builtIn:
    'cuts out as Remove Background does and paints the new place, or a plain backdrop (“white”). If unsure, it stops and refunds your credits.',
  example: {
    before: side('pear', 'A yellow pear before a green wall'),
    after: side('pear-dunes', 'The pear among sand dunes'),
  },
}

import { CREATE, type Help, side, upload } from '#catalogue/define-help.ts'

export const help: Help = {
  steps: [upload('Drop the picture to cut the subject out of.'), CREATE],
  remarks: ['The result is a PNG with a transparent background.'],
  builtIn:
    'follows colors and edges: one clear subject on a plain background works best. If unsure, it stops and refunds your credits. Some fine hair may be lost.',
  example: {
    before: side('pear', 'A yellow pear before a green wall'),
    after: side('pear-cut-out', 'The pear alone, on a transparent ground'),
  },
}

import { CREATE, type Help, side, upload } from '#catalogue/define-help.ts'

export const help: Help = {
  steps: [upload('Drop a scan or a photograph of the old picture.'), CREATE],
  remarks: ['Scan the whole photograph, straight and without a flash on it.'],
  builtIn: 'mends scratches and specks and restores faded tones. It does not add color or redraw faces.',
  example: {
    before: side('rider-old', 'A brown, scratched and faded photograph of a man with a hat'),
    after: side('rider', 'The same photograph, clean and in color'),
  },
}

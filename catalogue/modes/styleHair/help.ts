import { CREATE, type Help, side, upload } from '#catalogue/define-help.ts'

export const help: Help = {
  steps: [
    upload('Drop the source, the portrait to change.'),
    { title: 'Upload the hair', text: 'Drop a portrait with the hair to try.' },
    CREATE,
  ],
  remarks: ['Heads turned the same way give the best result.'],
  builtIn: null,
  example: {
    before: side('hair-straight', 'A woman with long straight hair and, in the corner, one with an afro'),
    after: side('hair-afro', 'The first woman with an afro'),
  },
}

import { CREATE, type Help, prompt, side, upload } from '#catalogue/define-help.ts'

export const help: Help = {
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
  builtIn: null,
  example: {
    before: side('man', 'A man in a plain shirt and, in the corner, a striped one'),
    after: side('man-striped', 'The man in the striped shirt'),
  },
}

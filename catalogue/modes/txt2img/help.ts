import { CREATE, ENHANCE, type Help, prompt, side } from '#catalogue/define-help.ts'

export const help: Help = {
  steps: [prompt('Say what the picture should show, and where, and in which light.'), ENHANCE, CREATE],
  remarks: [
    'All Adjustments holds models, styles and shapes. Fast is the one to try an idea with.',
    'The same seed with the same words gives the same picture again.',
  ],
  builtIn: 'paints the things, places and lighting it knows, and says which words it left out.',
  example: {
    before: { words: 'a sailing boat on a calm sea at sunset, golden clouds' },
    after: side('boat', 'A boat with red sails before a setting sun'),
    drawn: 'Painted by the built-in engine in the style Digital Art.',
  },
}

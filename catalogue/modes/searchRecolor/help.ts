import { CREATE, type Help, MADE, prompt, side, upload } from '#catalogue/define-help.ts'

export const help: Help = {
  steps: [
    upload('Drop the picture to change.'),
    { title: 'Search prompt', text: 'Name the thing to recolor, as it is in the picture.' },
    prompt('Say which color it should have.'),
    CREATE,
  ],
  remarks: ['“the red car on the left” works better than “car”.'],
  builtIn:
    'finds things by their color (“the red cup”), the sky, plants, skin, the background, or else the main subject.',
  example: {
    before: side('pear', 'A yellow pear before a green wall'),
    after: side('pear-blue', 'The pear in blue'),
    drawn: MADE,
  },
}

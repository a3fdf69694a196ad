import { CREATE, ENHANCE, type Help, prompt, side, upload } from '#catalogue/define-help.ts'

export const help: Help = {
  steps: [
    upload('Optional: drop a picture to guide the shape.'),
    prompt('Give the name, what it stands for, a shape and one or two colors.'),
    ENHANCE,
    CREATE,
  ],
  remarks: ['Model v1.2 makes logos for t-shirts.', 'Few words and few colors make a better logo.'],
  builtIn:
    'sets the name with a mark in one of four layouts. Put the name in quotes. It takes its color from a guide picture.',
  example: {
    before: { words: 'Fox & Fern, coffee roasters: a fox in a round badge, orange and dark green' },
    after: side('logo', 'A round badge with a fox and the words Fox & Fern, Coffee Roasters'),
  },
}

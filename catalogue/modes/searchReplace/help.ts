import { CREATE, type Help, side, upload } from '#catalogue/define-help.ts'

export const help: Help = {
  steps: [
    upload('Drop the picture to change.'),
    { title: 'Search prompt', text: 'Name the thing to be replaced, as it is in the picture.' },
    { title: 'Replace prompt', text: 'Say what should be there instead.' },
    CREATE,
  ],
  remarks: ['It needs both: what to search for, and what to replace it with.'],
  builtIn:
    'finds a thing by a color that it alone has (“the red cup”), a person, the sky or “the main subject”, and refuses with a refund when unsure. It fills the spot from its surroundings and draws one thing it knows there. “nothing” only removes; for the sky, it paints a new one.',
  example: {
    before: side('still', 'A vase with tulips, a jug, pears and lemons on a table'),
    after: side('still-ball', 'A glass ball in the place of the lemons'),
  },
}

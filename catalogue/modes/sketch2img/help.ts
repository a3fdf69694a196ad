import { CREATE, type Help, prompt, side, upload } from '#catalogue/define-help.ts'

export const help: Help = {
  steps: [
    upload('Drop the sketch you want drawn.'),
    prompt('Say what it is and how it should look.'),
    CREATE,
  ],
  remarks: ['Dark lines on a plain background work best. A photo of a drawing on paper is fine.'],
  builtIn: 'fills the shapes that your lines close and paints the scene behind them. Close your lines.',
  example: {
    before: side('still-sketch', 'A pencil sketch of a vase with tulips and fruit'),
    after: side('still', 'A vase with tulips, a jug, pears and lemons on a table'),
  },
}

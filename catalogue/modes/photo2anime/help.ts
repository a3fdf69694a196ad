import { CREATE, type Help, MADE, side, upload } from '#catalogue/define-help.ts'

export const help: Help = {
  steps: [upload('Drop the photograph to be redrawn.'), CREATE],
  remarks: ['Faces and figures that fill the picture come out best.'],
  builtIn: 'shades your photograph like a cel. Every shape stays where it was.',
  example: {
    before: side('tiger', 'A tiger in a bamboo forest'),
    after: side('tiger-anime', 'The tiger as in an anime, in flat shades with clear outlines'),
    drawn: MADE,
  },
}

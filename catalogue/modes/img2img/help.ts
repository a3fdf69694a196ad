import { CREATE, type Help, MADE, prompt, side, upload } from '#catalogue/define-help.ts'

export const help: Help = {
  steps: [
    upload('Optional: drop a picture whose layout and colors should guide the new one.'),
    prompt('Describe the picture that it should become.'),
    CREATE,
  ],
  remarks: [
    'Image strength, under All Adjustments, says how far the result may go from your picture.',
    'Without a picture, the words alone decide.',
  ],
  builtIn:
    'gives your picture the style, light, weather and sky of your words, and its main subject another color or material. It draws nothing new into it. Without a picture it paints like Text to Image.',
  example: {
    before: side('lighthouse', 'A lighthouse on a cliff at dusk'),
    after: side('lighthouse-low-poly', 'The same place in low-poly facets'),
    drawn: MADE,
  },
}

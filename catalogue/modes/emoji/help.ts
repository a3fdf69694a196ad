import { CREATE, type Help, prompt, side } from '#catalogue/define-help.ts'

export const help: Help = {
  steps: [prompt('Name one thing and one mood.'), CREATE],
  remarks: [
    'Keep it short: with too much detail the result may stop being an emoji and become a picture.',
    'Emojis are always square.',
  ],
  builtIn: 'draws one thing it knows, gives it a face with the mood, and adds a crown, a heart or the like.',
  example: {
    before: { words: 'a cheerful octopus at sunset' },
    after: side('octopus', 'An emoji of an octopus, orange above and pink below'),
  },
}

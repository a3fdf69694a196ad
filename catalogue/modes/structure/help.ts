import { CREATE, type Help, prompt, side, upload } from '#catalogue/define-help.ts'

export const help: Help = {
  steps: [
    upload('Drop the picture whose shapes should stay.'),
    prompt('Describe what the same shapes should become.'),
    CREATE,
  ],
  remarks: ['Pictures with clear edges work best: rooms, buildings, furniture.'],
  builtIn:
    'keeps every shape and changes light, weather, season and style, and what a clear main subject is made of (“a golden cup”).',
  example: {
    before: side('pool-lines', 'The outlines of a house with a pool, white on blue'),
    after: side('pool', 'The house with its pool on a sunny day'),
  },
}

import { expect, test } from 'vitest'
import { spelled } from '#tests/support/spelled.ts'
import { parsePrompt } from './parse.ts'

const shown = (prompt: string) => parsePrompt(prompt).subjects.map(spelled).join(', ')

test.each([
  ['A basket of kittens with a pink ribbon', 'basket[full 3 cat][tied ribbon]'],
  ['a pirate ship in the bathtub with rubber ducks', 'bathtub[in 3 @rubberduck][in @galleon]'],
  ['a kitten in a flower pot', '@flowerpot[in cat]'],
  ['a wheelbarrow full of pumpkins', '@wheelbarrow[full 3 @pumpkin]'],
  ['a basket with eggs on a table', 'basket[full 3 egg]'],
  ['a frog in a cauldron', '@cauldron[in frog]'],
  ['a grey kitten with a blue bow', 'cat[tied ribbon]'],
])('“%s” has in it what it is said to hold', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})

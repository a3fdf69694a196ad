import { meaningsOf } from './rows.ts'

/** Words that the tables or the phrases have made of several, as a person writes them. */
const JOINED = meaningsOf('joined')

/** Words written apart by whoever does not join them, and so in the sentence. */
const APART = (
  'apple tree|bamboo sprig|bearded dragon|beetle car|belly dancer|birch stems|black hole|' +
  'blanket fort|blood moon|blossom branch|break dancer|brick course|burning wood|burnt forest|' +
  'cave bat|cave mouth|chimney sweep|coastal dunes|cool light|cowboy hat|crescent moon|' +
  'crystal cave|dead tree|dirty dishes|display window|dried lake|dusty plain|Egyptian queen|' +
  'fairy village|fire dragon|flying carpet|fruit tree|genie lamp|gingerbread man|glass bottle|' +
  'glass furnace|glass tank|glass tray|glowing water|gold bars|grey sky|hanging bat|' +
  'hockey player|house painter|hula dancer|ice cream cone|ice hall|instant camera|' +
  'juggling balls|king cobra|Komodo dragon|lab coat|lantern light|LED lights|light tunnel|' +
  'lion dance|low tide|lunch tray|messy desk|movie screen|operating table|paddling pool|' +
  'painted wall|palace stair|paper crane|paper star|potted cactus|prayer flag line|punching bag|' +
  'red panda|red winged blackbird|rim light|road worker|robot vacuum|rock pool|rope skipping|' +
  'royal guard|samba dancer|sari dancer|screen light|snow globe|spiral stair|steam tunnel|' +
  'stone block|sweet pea|swimming pool|Sydney bridge|terracotta pot|thatched houseboat|' +
  'theatre seats|tunnel exit|water bowl|water jar|wooden post|wood stove|window cleaner|' +
  'window view|tea cup'
).split('|')

const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ...JOINED,
  ...APART.map((name): [string, string] => [name.replaceAll(' ', '').toLowerCase(), name]),
])
/** How a word, joined or not, is written in a sentence for the person. */
export function spelling(word: string): string {
  const spelled = SPELLINGS.get(word)
  if (spelled || !word.endsWith('s')) return spelled ?? word
  const singular = SPELLINGS.get(word.slice(0, -1))
  return singular ? pluralOf(singular) : word
}

const pluralOf = (name: string) => (name.endsWith('man') ? name.replace(/man$/, 'men') : `${name}s`)
